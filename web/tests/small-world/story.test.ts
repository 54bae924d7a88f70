import { describe, expect, it } from "vitest";
import { chapters } from "../../src/games/small-world/panels/story.ts";
import type { Entry, Told } from "../../src/lib/net/messages.ts";

const event = (code: string): Told => ({ code, values: { player: "Anna", round: 2 } });

function entry(number: number, seat: number | null, ...codes: string[]): Entry {
  return { number, seat, back_to: null, events: codes.map(event) };
}

const codes = (log: Entry[]): string[][][] =>
  chapters(log, ["Anna", "Ben"]).map(({ paragraphs }) => paragraphs.map(({ events }) => events.map(({ code }) => code)));

describe("the log", () => {
  it("tells each decision by itself, and turns apart", () => {
    expect(codes([entry(1, null, "banner"), entry(2, 0, "pick"), entry(3, 0, "conquer", "turn"), entry(4, 1, "conquer")])).toEqual([
      [["banner"]],
      [["pick"], ["conquer"]],
      [["conquer"]],
    ]);
  });

  it("tells a redeployment at once, however many clicks it took", () => {
    expect(codes([entry(2, 0, "deploy"), entry(3, 0, "deploy", "deploy"), entry(4, 0, "place"), entry(5, 0, "deploy")])).toEqual([
      [["deploy", "deploy", "deploy"], ["place"], ["deploy"]],
    ]);
    expect(codes([entry(2, 0, "deploy"), entry(3, 1, "deploy")])).toEqual([[["deploy"], ["deploy"]]]);
  });
});
