import { beforeAll, expect, it } from "vitest";
import { speak } from "../../src/lib/i18n.svelte.ts";
import { countByIsland, islandBoxes, islandNear, roomFor } from "../../src/games/small-world/layouts/room.ts";
import type { Ground, Island, Layout, Point } from "../../src/games/small-world/types.ts";

function island(board: string, left: number): Island {
  const coast: Point[] = [[left, 100], [left + 200, 100], [left + 200, 300], [left, 300]];
  return { board, size: "small", left, top: 100, width: 200, height: 200, coast: [coast], title: [left + 100, 340] };
}

const ground = (on: string): Ground => ({ island: on, title: "", terrain: "hills", marks: [], next: [], shape: [], slots: {} });

const layout: Layout = {
  width: 700,
  height: 400,
  islands: [island("one", 0), island("two", 400)],
  regions: { "one.1": ground("one"), "one.2": ground("one"), "two.1": ground("two") },
  races: {},
  powers: {},
  die: [],
};

beforeAll(() => speak("en", []));

it("gives a phone, a tablet and a screen each their layout", () => {
  expect([360, 699, 700, 1099, 1100, 1920].map(roomFor)).toEqual(["phone", "phone", "drawers", "drawers", "wide", "wide"]);
});

it("shows an island with its name", () => {
  const { one } = islandBoxes(layout);
  expect(one).toMatchObject({ left: 0, right: 200, top: 100 });
  expect(one?.bottom).toBeGreaterThan(340);
});

it("finds the island that is looked at", () => {
  const boxes = islandBoxes(layout);
  expect(islandNear(boxes, [150, 200])).toBe("one");
  expect(islandNear(boxes, [420, 50])).toBe("two");
  expect(islandNear({}, [0, 0])).toBeNull();
});

it("counts regions by island, and leaves out what is on none", () => {
  expect([...countByIsland(layout, ["one.1", "two.1", "one.2", "elsewhere"])]).toEqual([["one", 2], ["two", 1]]);
});
