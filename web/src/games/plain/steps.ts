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

/** Puts steps together that begin with the same word; the smallest groups come first, which would be lost behind a large one. */
export function grouped(steps: readonly string[]): StepGroup[] {
  const groups = new Map<string, string[]>();
  for (const step of steps) {
    const [word = step] = step.split(" ");
    groups.set(word, [...(groups.get(word) ?? []), step]);
  }
  return [...groups].map(([word, found]) => ({ word, steps: found })).sort((one, other) => one.steps.length - other.steps.length);
}

/** Keeps so many steps at most, and leaves out the last. */
export function shortened(groups: readonly StepGroup[], most: number): StepGroup[] {
  let left = most;
  const kept: StepGroup[] = [];
  for (const { word, steps } of groups) {
    if (left > 0) kept.push({ word, steps: steps.slice(0, left) });
    left -= steps.length;
  }
  return kept;
}
