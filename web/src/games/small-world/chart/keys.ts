/** What the keys mean while the map has the keyboard. */
import type { Direction } from "./navigation.ts";

export type KeyMeaning =
  | { does: "go" | "pan"; direction: Direction }
  | { does: "lit" | "own" | "island"; way: 1 | -1 }
  | { does: "more" | "less" | "act" | "card" | "whole" | "cancel" };

interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const DIRECTIONS: Record<string, Direction> = {
  arrowleft: "left",
  arrowright: "right",
  arrowup: "up",
  arrowdown: "down",
};

const MEANINGS: Record<string, KeyMeaning> = {
  enter: { does: "act" },
  " ": { does: "act" },
  escape: { does: "cancel" },
  pagedown: { does: "island", way: 1 },
  pageup: { does: "island", way: -1 },
  "]": { does: "island", way: 1 },
  "[": { does: "island", way: -1 },
  "+": { does: "more" },
  "=": { does: "more" },
  "-": { does: "less" },
  "0": { does: "whole" },
  i: { does: "card" },
  n: { does: "lit", way: 1 },
  p: { does: "lit", way: -1 },
};

/** Says what a key press means to the map; nothing for keys that are somebody else's. */
export function meaningOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Press): KeyMeaning | null {
  // Brackets are typed with Alt Gr on many keyboards, which some systems tell as Control and Alt.
  if ((ctrlKey || metaKey || altKey) && key !== "[" && key !== "]") return null;
  const name = key.toLowerCase();
  const direction = DIRECTIONS[name];
  if (direction) return { does: shiftKey ? "pan" : "go", direction };
  if (name === "h") return { does: "own", way: shiftKey ? -1 : 1 };
  return MEANINGS[name] ?? null;
}
