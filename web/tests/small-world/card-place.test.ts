import { describe, expect, it } from "vitest";
import { cardPlace, nearestIn, type Surroundings } from "../../src/games/small-world/chart/card-place.ts";
import type { Point } from "../../src/games/small-world/types.ts";

const ROOM = { left: 0, top: 0, right: 800, bottom: 600 };

function around(more: Partial<Surroundings>): Surroundings {
  return { room: ROOM, about: [400, 300], own: [[400, 300]], ground: [], pieces: [], land: [], reach: 20, ...more };
}

function covers([left, top]: Point, width: number, height: number, [x, y]: Point): boolean {
  return x > left && x < left + width && y > top && y < top + height;
}

describe("the card of a region", () => {
  it("lies beside what it tells about, inside the window", () => {
    for (const about of [[400, 300], [5, 5], [795, 595]] as Point[]) {
      const [left, top] = cardPlace(200, 150, around({ about, own: [about] }));
      expect(covers([left, top], 200, 150, about)).toBe(false);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + 200).toBeLessThanOrEqual(800);
      expect(top + 150).toBeLessThanOrEqual(600);
    }
  });

  it("covers no piece where it need not", () => {
    const pieces: Point[] = [[500, 300], [300, 300], [400, 400]];
    const place = cardPlace(200, 150, around({ pieces }));
    for (const piece of pieces) expect(covers(place, 200, 150, piece)).toBe(false);
  });

  it("would rather cover land of its own region than a piece of another", () => {
    const pieces: Point[] = [];
    for (let x = 20; x < 800; x += 40) for (let y = 20; y < 600; y += 40) if (x > 330 || y > 250) pieces.push([x, y]);
    const ground: Point[] = [[250, 150], [280, 200], [300, 230]];
    const place = cardPlace(200, 150, around({ pieces, ground }));
    expect(pieces.filter((piece) => covers(place, 200, 150, piece))).toEqual([]);
  });

  it("would rather lie in the sea than on land", () => {
    const land: Point[] = [];
    for (let x = 0; x < 800; x += 10) for (let y = 310; y < 600; y += 10) land.push([x, y]);
    const [, top] = cardPlace(200, 150, around({ land }));
    expect(top + 150).toBeLessThanOrEqual(330);
  });

  it("stays in a window that is too small for it", () => {
    expect(cardPlace(900, 700, around({}))).toEqual([0, 0]);
  });
});

it("knows the nearest point of a box", () => {
  const box = { left: 10, top: 10, right: 20, bottom: 20 };
  expect(nearestIn(box, [0, 15])).toEqual([10, 15]);
  expect(nearestIn(box, [15, 12])).toEqual([15, 12]);
  expect(nearestIn(box, [30, 40])).toEqual([20, 20]);
});
