/** What this browser remembers between visits. A browser that keeps nothing is no error: then everything begins anew. */
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Nothing can be kept here, and nothing depends on it.
  }
}
