/** Steps that begin with the same word. */
export interface StepGroup {
  word: string;
  steps: string[];
}

/** Finds the steps in which all these words occur, in any order. */
export function matching(steps: readonly string[], search: string): string[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return steps.filter((step) => words.every((word) => step.toLowerCase().includes(word)));
}

/** Puts steps together that begin with the same word, in the order in which these words come first. */
export function grouped(steps: readonly string[]): StepGroup[] {
  const groups = new Map<string, string[]>();
  for (const step of steps) {
    const [word = step] = step.split(" ");
    groups.set(word, [...(groups.get(word) ?? []), step]);
  }
  return [...groups].map(([word, found]) => ({ word, steps: found }));
}
