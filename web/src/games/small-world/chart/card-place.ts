/** Where the card of a region lies: in the sea nearest to it, and never over a piece. */
import type { Point } from "../types.ts";
import { type Box, distance } from "./geometry.ts";

/** What is around the region, in pixels of the chart's window. */
export interface Surroundings {
  /** Where the card may be. */
  room: Box;
  /** The place that the card tells about. */
  about: Point;
  /** What should stay in view of the region itself. */
  own: readonly Point[];
  /** Where pieces lie. */
  pieces: readonly Point[];
  /** Points spread over the land. */
  land: readonly Point[];
  /** How far a piece reaches around its place. */
  reach: number;
}

const STEP = 18;
/** How many pixels of distance are as bad as covering one of these. */
const COVERING = { piece: 170, own: 500, land: 9 };

/** Finds the upper left corner of a card of this size. */
export function cardPlace(width: number, height: number, around: Surroundings): Point {
  const { left, top, right, bottom } = around.room;
  let best: Point = [left, top];
  let least = Infinity;
  for (let y = top; y <= Math.max(top, bottom - height); y += STEP) {
    for (let x = left; x <= Math.max(left, right - width); x += STEP) {
      const card = { left: x, top: y, right: x + width, bottom: y + height };
      const away = distance(around.about, nearestIn(card, around.about));
      // Nothing that lies farther away than the best is worth a closer look.
      if (away >= least) continue;
      const cost = away + costOf(card, around);
      if (cost < least) [best, least] = [[x, y], cost];
    }
  }
  return best;
}

/** The point of a box that is nearest to another point. */
export function nearestIn({ left, top, right, bottom }: Box, [x, y]: Point): Point {
  return [Math.max(left, Math.min(x, right)), Math.max(top, Math.min(y, bottom))];
}

function costOf(card: Box, { own, pieces, land, reach }: Surroundings): number {
  return (
    COVERING.own * countIn(card, own, reach / 2) +
    COVERING.piece * countIn(card, pieces, reach) +
    COVERING.land * countIn(card, land, 0)
  );
}

function countIn({ left, top, right, bottom }: Box, points: readonly Point[], reach: number): number {
  let count = 0;
  for (const [x, y] of points) {
    if (x > left - reach && x < right + reach && y > top - reach && y < bottom + reach) count += 1;
  }
  return count;
}
