import { expect, it } from "vitest";
import { boundsOf, contains, distance, inset, openSea, spaced, wallStretch } from "../../src/games/small-world/chart/geometry.ts";
import type { Point } from "../../src/games/small-world/types.ts";

const SQUARE: Point[] = [[0, 0], [10, 0], [10, 10], [0, 10]];
const AREA = { left: 0, top: 0, right: 400, bottom: 300 };

it("sets a line inside a shape, whichever way round it runs", () => {
  const inside = ([x, y]: Point): boolean => x > 0 && x < 10 && y > 0 && y < 10;
  expect(inset(SQUARE, 1).every(inside)).toBe(true);
  expect(inset(SQUARE.toReversed(), 1).every(inside)).toBe(true);
});

it("puts a wall on the lowest stretch of a border", () => {
  const stretch = wallStretch([[0, 0], [5, 0], [10, 0], [10, 5], [10, 10], [5, 10], [0, 10], [0, 5]], 8);
  expect(boundsOf(stretch).top).toBeGreaterThan(4);
});

it("sets points at even steps along a line", () => {
  expect(spaced([[0, 0], [10, 0], [10, 10]], 5)).toEqual([[2.5, 0], [7.5, 0], [10, 2.5], [10, 7.5]]);
});

it("finds open sea for an ornament, as near to the wish as room allows", () => {
  const land: Point[] = [[100, 150], [120, 150]];
  const [place, room] = openSea(AREA, land, [], [100, 150]);
  expect(Math.min(...land.map((point) => distance(point, place)))).toBeGreaterThanOrEqual(room);
  expect(room).toBeGreaterThan(60);
  const [other] = openSea(AREA, land, [[place, 60]], [100, 150]);
  expect(distance(other, place)).toBeGreaterThan(60);
});

it("tells inside from outside", () => {
  const corner: Point[] = [[0, 0], [10, 0], [10, 4], [4, 4], [4, 10], [0, 10]];
  expect(contains(corner, [2, 8])).toBe(true);
  expect(contains(corner, [8, 8])).toBe(false);
});
