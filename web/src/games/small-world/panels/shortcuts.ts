/** Keys that do at once what buttons do. The list is shown by `?`; the map has keys of its own besides. */

export interface Shortcut {
  id: string;
  /** As `KeyboardEvent.key` says it, in lower case. */
  key: string;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { id: "main", key: "e" },
  { id: "undo", key: "u" },
  { id: "decline", key: "d" },
  { id: "tool", key: "t" },
  { id: "even", key: "v" },
  { id: "before", key: "b" },
  { id: "guard", key: "g" },
  { id: "take-back", key: "x" },
  { id: "skip", key: "s" },
  { id: "map", key: "m" },
  { id: "table", key: "r" },
  { id: "offer", key: "o" },
  { id: "players", key: "p" },
  { id: "log", key: "l" },
  { id: "help", key: "?" },
];

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
}

/** Which shortcut a key press means. Single keys can be put out of use: programs that speak letters would press them. */
export function shortcutOf(press: Press, single: boolean): string | null {
  if (press.defaultPrevented || press.altKey) return null;
  const key = press.key.toLowerCase();
  if (press.ctrlKey || press.metaKey) return key === "z" ? "undo" : null;
  if (!single) return null;
  return SHORTCUTS.find((shortcut) => shortcut.key === key)?.id ?? null;
}
