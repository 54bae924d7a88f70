import { describe, expect, it } from "vitest";
import { deployStep, parseStep, putsDown, type Step } from "../../src/games/small-world/steps.ts";
import words from "./fixtures/steps.json";

/** Puts a step together again from its parts. */
function write(step: Step): string {
  const { verb, region, to, count, piece, name, means } = step;
  if (verb === "deploy") return deployStep(region!, piece!, count!);
  const between = verb === "intimidate" || verb === "steal" ? "to" : undefined;
  const placed = verb === "place" ? [piece, region] : [region];
  const using = means.length > 0 ? ["with", ...means] : [];
  const parts = [verb, ...placed, ...(to === undefined ? [] : [between, to]), count, name, ...using];
  return parts.filter((part) => part !== undefined).join(" ");
}

describe("the words of steps", () => {
  it.each(words)("%s is the sum of its parts", (text) => {
    expect(write(parseStep(text))).toBe(text);
  });

  it("names the parts", () => {
    expect(parseStep("conquer L1a.4 with ashes frostmourne")).toEqual({
      text: "conquer L1a.4 with ashes frostmourne",
      verb: "conquer",
      region: "L1a.4",
      means: ["ashes", "frostmourne"],
    });
    expect(parseStep("deploy L1a.4 2 beasts")).toMatchObject({ region: "L1a.4", count: 2, piece: "beasts" });
    expect(parseStep("deploy L1a.4 2")).toMatchObject({ region: "L1a.4", count: 2, piece: "token" });
    expect(parseStep("deploy L1a.4 champion")).toMatchObject({ region: "L1a.4", count: 1, piece: "champion" });
    expect(parseStep("intimidate a to b")).toMatchObject({ region: "a", to: "b" });
    expect(parseStep("swap a b")).toMatchObject({ region: "a", to: "b" });
    expect(parseStep("place heart a")).toMatchObject({ region: "a", piece: "heart" });
    expect(parseStep("raise 3")).toMatchObject({ count: 3 });
    expect(parseStep("form worgen")).toMatchObject({ name: "worgen" });
  });

  it("keeps words that it does not know", () => {
    expect(parseStep("dance wildly")).toEqual({ text: "dance wildly", verb: "dance", means: [] });
  });

  it("tells what is put down from what is done", () => {
    expect(["deploy a 1", "place fort a", "done", "conquer a"].map(parseStep).map(putsDown)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
