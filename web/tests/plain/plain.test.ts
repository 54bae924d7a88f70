import { describe, expect, it } from "vitest";
import { grouped, matching, shortened } from "../../src/games/plain/steps.ts";
import { isShort, rowsOf, written } from "../../src/games/plain/values.ts";

const STEPS = ["roll", "go north 1", "go south 2", "stay", "go north 3"];

describe("steps", () => {
  it("are found by words in any order", () => {
    expect(matching(STEPS, "NORTH go")).toEqual(["go north 1", "go north 3"]);
    expect(matching(STEPS, " ")).toEqual(STEPS);
    expect(matching(STEPS, "west")).toEqual([]);
  });

  it("stand together with those of the same first word, after smaller groups", () => {
    expect(grouped(STEPS)).toEqual([
      { word: "roll", steps: ["roll"] },
      { word: "stay", steps: ["stay"] },
      { word: "go", steps: ["go north 1", "go south 2", "go north 3"] },
    ]);
  });

  it("are left out at the end of large groups where they are too many", () => {
    expect(shortened(grouped(STEPS), 3).map((group) => group.steps)).toEqual([["roll"], ["stay"], ["go north 1"]]);
    expect(shortened(grouped(STEPS), 2).map((group) => group.word)).toEqual(["roll", "stay"]);
    expect(shortened(grouped(STEPS), 9)).toEqual(grouped(STEPS));
  });
});

describe("what a game shows", () => {
  it("is a table where it is several things of one kind", () => {
    const rows = [{ name: "Anna", coins: 5 }, { name: "Ben", hand: [1, 2] }];
    expect(rowsOf(rows)).toEqual({ columns: ["name", "coins", "hand"], rows });
    expect(rowsOf([])).toBeNull();
    expect(rowsOf([1, { a: 1 }])).toBeNull();
    expect(rowsOf([[1], [2]])).toBeNull();
  });

  it("is written in a line where it is short, with a dash for what nobody may know", () => {
    expect([1, "a", null, true, [1, null, 3], []].map(written)).toEqual(["1", "a", "–", "true", "1, –, 3", "–"]);
    expect([1, null, [1, 2], [], { a: 1 }, [{ a: 1 }], [[1]]].map(isShort)).toEqual([true, true, true, true, false, false, false]);
  });
});
