import { describe, expect, it } from "vitest";
import { chapters, coinSources, lastBefore } from "../../src/games/small-world/panels/story.ts";
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

  it("keeps turns apart that begin in the same entry", () => {
    const keys = chapters([entry(7, 0, "done", "turn"), entry(8, 0, "conquer")], ["Anna", "Ben"]).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it("tells a redeployment at once, however many clicks it took", () => {
    expect(codes([entry(2, 0, "deploy"), entry(3, 0, "deploy", "deploy"), entry(4, 0, "place"), entry(5, 0, "deploy")])).toEqual([
      [["deploy", "deploy", "deploy"], ["place"], ["deploy"]],
    ]);
    expect(codes([entry(2, 0, "deploy"), entry(3, 1, "deploy")])).toEqual([[["deploy"], ["deploy"]]]);
  });
});

describe("what somebody may have missed", () => {
  const log = [entry(1, null), entry(2, 0), entry(3, 0), entry(4, 1), entry(5, 1)];

  it("begins after their last turn, also while they have begun the next one", () => {
    expect(lastBefore(log, 0)).toBe(3);
    expect(lastBefore([...log, entry(6, 0)], 0)).toBe(3);
  });

  it("is nothing for whoever had no turn yet, or only watches", () => {
    expect(lastBefore(log.slice(0, 2), 0)).toBeNull();
    expect(lastBefore(log.slice(0, 2), 1)).toBeNull();
    expect(lastBefore(log, null)).toBeNull();
  });
});

it("sums up what came into and went out of each purse", () => {
  const events: Told[] = [
    { code: "income", values: { to: "Anna", reason: "regions", coins: 4 } },
    { code: "payment", values: { from: "Anna", to: "Ben", reason: "heart", coins: 1 } },
  ];
  const sources = coinSources([{ ...entry(1, 0), events }]);
  expect(Object.fromEntries(sources.get("Anna")!)).toEqual({ regions: 4, heart: -1 });
  expect(Object.fromEntries(sources.get("Ben")!)).toEqual({ heart: 1 });
});
