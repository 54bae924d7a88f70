import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Hands, type Touch } from "../../src/games/small-world/chart/hands.svelte.ts";

let told: unknown[][];
let hands: Hands;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  const tell = (name: string) => (...values: unknown[]) => void told.push([name, ...values]);
  hands = new Hands({
    pan: tell("pan"),
    zoom: tell("zoom"),
    drop: tell("drop"),
    hold: tell("hold"),
    canDrag: (region) => region === "mine",
  });
});

afterEach(() => vi.useRealTimers());

function at(x: number, y: number, region: string | null = null, more: Partial<Touch> = {}): Touch {
  return { id: 1, x, y, region, mouse: true, ...more };
}

const finger = { mouse: false };

describe("a press", () => {
  it("is a click as long as it hardly moves", () => {
    hands.down(at(10, 10, "far"));
    hands.move(at(12, 11, "far"));
    hands.up(at(12, 11, "far"));
    expect(hands.clicks).toBe(true);
    expect(told).toEqual([]);
  });

  it("moves the chart once it goes farther", () => {
    hands.down(at(10, 10, "far"));
    hands.move(at(20, 10, "far"));
    hands.move(at(25, 12, "near"));
    expect(hands.moving).toBe(true);
    hands.up(at(25, 12, "near"));
    expect(told).toEqual([["pan", 10, 0], ["pan", 5, 2]]);
    expect(hands.clicks).toBe(false);
    expect(hands.moving).toBe(false);
  });

  it("is a click again the next time", () => {
    hands.down(at(10, 10));
    hands.move(at(40, 10));
    hands.up(at(40, 10));
    hands.down(at(10, 10));
    hands.up(at(10, 10));
    expect(hands.clicks).toBe(true);
  });

  it("of a finger that trembles is still one", () => {
    hands.down(at(10, 10, "far", finger));
    hands.move(at(17, 13, "far", finger));
    expect(hands.moving).toBe(false);
  });
});

describe("a finger that rests", () => {
  it("asks about the region", () => {
    hands.down(at(10, 10, "far", finger));
    vi.advanceTimersByTime(500);
    expect(told).toEqual([["hold", "far"]]);
    hands.up(at(10, 10, "far", finger));
    expect(hands.clicks).toBe(false);
  });

  it("asks nothing when it moved, or was lifted before", () => {
    hands.down(at(10, 10, "far", finger));
    hands.move(at(60, 10, "far", finger));
    vi.advanceTimersByTime(500);
    hands.up(at(60, 10, "far", finger));
    hands.down(at(10, 10, "far", finger));
    hands.up(at(10, 10, "far", finger));
    vi.advanceTimersByTime(500);
    expect(told.filter(([what]) => what === "hold")).toEqual([]);
  });
});

describe("a token", () => {
  it("is dragged from region to region", () => {
    hands.down(at(10, 10, "mine"));
    hands.move(at(30, 10, "sea"));
    expect(hands.dragged).toMatchObject({ from: "mine", over: "sea", x: 30 });
    hands.move(at(50, 10, "other"));
    hands.up(at(50, 10, "other"));
    expect(told).toEqual([["drop", "mine", "other"]]);
    expect(hands.dragged).toBeNull();
  });

  it("stays where it was when it is dropped in the sea, at home, or taken from us", () => {
    for (const end of [at(50, 10, null), at(50, 10, "mine")]) {
      hands.down(at(10, 10, "mine"));
      hands.move(at(30, 10));
      hands.up(end);
    }
    hands.down(at(10, 10, "mine"));
    hands.move(at(30, 10));
    hands.cancel(1);
    hands.up(at(50, 10, "other"));
    expect(told).toEqual([]);
  });
});

it("zooms with two fingers about their middle", () => {
  hands.down(at(100, 100, "far", finger));
  hands.down(at(200, 100, "far", { ...finger, id: 2 }));
  hands.move(at(300, 100, "far", { ...finger, id: 2 }));
  expect(told).toEqual([["pan", 50, 0], ["zoom", 2, 200, 100]]);
  hands.up(at(300, 100, "far", { ...finger, id: 2 }));
  hands.up(at(100, 100, "far", finger));
  expect(hands.clicks).toBe(false);
});
