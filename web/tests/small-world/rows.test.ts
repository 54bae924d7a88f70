import { expect, it } from "vitest";
import { bestRows } from "../../src/games/small-world/rows.ts";

const square = { width: 100, height: 100 };

it.each([
  ["beside one another where it is wide", 2, { width: 400, height: 100 }, [[0, 1]], 1],
  ["below one another where it is high", 2, { width: 100, height: 400 }, [[0], [1]], 1],
  ["in rows where there are many", 4, { width: 200, height: 200 }, [[0, 1], [2, 3]], 1],
  ["with the last row short", 5, { width: 600, height: 400 }, [[0, 1, 2], [3, 4]], 2],
] as const)("puts islands %s", (_, count, room, rows, scale) => {
  expect(bestRows(Array.from({ length: count }, () => square), room)).toEqual({ rows, scale });
});

it("puts nothing where there is nothing to put", () => {
  expect(bestRows([], square)).toEqual({ rows: [], scale: 0 });
});
