import { expect, it } from "vitest";
import { meaningOf } from "../../src/games/small-world/chart/keys.ts";

const PLAIN = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

const press = (key: string, more: Partial<typeof PLAIN> = {}): unknown => meaningOf({ key, ...PLAIN, ...more });

it("goes with the arrows, and moves the chart with Shift", () => {
  expect(press("ArrowLeft")).toEqual({ does: "go", direction: "left" });
  expect(press("ArrowDown", { shiftKey: true })).toEqual({ does: "pan", direction: "down" });
});

it("goes on and back through regions and islands", () => {
  expect(press("n")).toEqual({ does: "lit", way: 1 });
  expect(press("p")).toEqual({ does: "lit", way: -1 });
  expect(press("h")).toEqual({ does: "own", way: 1 });
  expect(press("H", { shiftKey: true })).toEqual({ does: "own", way: -1 });
  expect(press("PageDown")).toEqual({ does: "island", way: 1 });
});

it("hears letters with the shift lock too", () => {
  expect(press("N")).toEqual(press("n"));
  expect(press("I")).toEqual({ does: "card" });
});

it("knows brackets that are typed with Alt Gr", () => {
  expect(press("[", { ctrlKey: true, altKey: true })).toEqual({ does: "island", way: -1 });
});

it("acts by Enter and by Space", () => {
  expect(press("Enter")).toEqual({ does: "act" });
  expect(press(" ")).toEqual({ does: "act" });
});

it("leaves to others what is theirs", () => {
  expect(press("Tab")).toBeNull();
  expect(press("e")).toBeNull();
  expect(press("+", { ctrlKey: true })).toBeNull();
  expect(press("ArrowLeft", { altKey: true })).toBeNull();
});
