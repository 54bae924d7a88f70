/** Where the card of a region lies: in the sea nearest to it, and if possible never over a piece. */
import type { Ground, Layout, Point } from "../types.ts";
import { type Box, distance } from "./geometry.ts";

/** What is around the region, in pixels of the chart's window. */
export interface Surroundings {
  /** Where the card may be. */
  room: Box;
  /** The place that the card tells about. */
  about: Point;
  /** What must stay in view of the region itself. */
  own: readonly Point[];
  /** Points spread over the region's own land. */
  ground: readonly Point[];
  /** Where pieces lie. */
  pieces: readonly Point[];
  /** Points spread over the land. */
  land: readonly Point[];
  /** How far a piece reaches around its place. */
  reach: number;
}

const STEP = 16;
/** How many pixels of distance are as bad as covering one of these. */
const COVERING = { piece: 250, own: 420, ground: 30, land: 8 };

/** Every so manieth point of a shape is enough to know where land is. */
const SPREAD = 9;

/** Points spread over the land of one region. */
export function spread({ shape }: Ground): Point[] {
  return shape.filter((_, place) => place % SPREAD === 0);
}

/** Points spread over all land, with every place where a piece may lie. */
export function landOf(layout: Layout): Point[] {
  return Object.values(layout.regions).flatMap((ground) => [...Object.values(ground.slots), ...spread(ground)]);
}

/** Finds the upper left corner of a card of this size. */
export function cardPlace(width: number, height: number, around: Surroundings): Point {
  const { room, about } = around;
  const costs = new Costs(room);
  costs.add(around.land, COVERING.land, 0);
  costs.add(around.ground, COVERING.ground, 0);
  costs.add(around.pieces, COVERING.piece, around.reach);
  costs.add(around.own, COVERING.own, around.reach / 2);
  let best: Point = [room.left, room.top];
  let least = Infinity;
  for (let top = room.top; top <= Math.max(room.top, room.bottom - height); top += STEP) {
    for (let left = room.left; left <= Math.max(room.left, room.right - width); left += STEP) {
      const card = { left, top, right: left + width, bottom: top + height };
      const away = distance(about, nearestIn(card, about));
      // A place that is farther away than the best one costs is no better, whatever lies under it.
      if (away >= least) continue;
      const cost = away + costs.under(card);
      if (cost < least) [best, least] = [[left, top], cost];
    }
  }
  return best;
}

/** The point of a box that is nearest to another point. */
export function nearestIn({ left, top, right, bottom }: Box, [x, y]: Point): Point {
  return [Math.max(left, Math.min(x, right)), Math.max(top, Math.min(y, bottom))];
}

/** What it costs to cover things, cell by cell; the sum for any box is known at once once `under` was asked. */
class Costs {
  readonly #left: number;
  readonly #top: number;
  readonly #across: number;
  readonly #down: number;
  readonly #cells: Float64Array;
  #summed = false;

  constructor({ left, top, right, bottom }: Box) {
    this.#left = left;
    this.#top = top;
    this.#across = Math.ceil(Math.max(0, right - left) / STEP) + 2;
    this.#down = Math.ceil(Math.max(0, bottom - top) / STEP) + 2;
    this.#cells = new Float64Array(this.#across * this.#down);
  }

  /** Spreads the cost of each point over the cells that it reaches. */
  add(points: readonly Point[], cost: number, reach: number): void {
    for (const [x, y] of points) {
      const [from, to] = [this.#column(x - reach), this.#column(x + reach)];
      const [first, last] = [this.#row(y - reach), this.#row(y + reach)];
      const inside = to > 0 && from < this.#across - 1 && last > 0 && first < this.#down - 1;
      if (!inside) continue;
      const share = cost / ((to - from + 1) * (last - first + 1));
      for (let row = Math.max(1, first); row <= Math.min(last, this.#down - 1); row++)
        for (let column = Math.max(1, from); column <= Math.min(to, this.#across - 1); column++)
          this.#cells[row * this.#across + column]! += share;
    }
  }

  under({ left, top, right, bottom }: Box): number {
    this.#sum();
    const sumTo = (row: number, column: number): number =>
      this.#cells[Math.min(row, this.#down - 1) * this.#across + Math.min(column, this.#across - 1)]!;
    const [from, to] = [this.#column(left) - 1, this.#column(right)];
    const [first, last] = [this.#row(top) - 1, this.#row(bottom)];
    return sumTo(last, to) - sumTo(first, to) - sumTo(last, from) + sumTo(first, from);
  }

  /** From the cost of each cell to the cost of all cells left of and above it. */
  #sum(): void {
    if (this.#summed) return;
    this.#summed = true;
    const cells = this.#cells;
    for (let row = 1; row < this.#down; row++)
      for (let column = 1; column < this.#across; column++) {
        const cell = row * this.#across + column;
        cells[cell] = cells[cell]! + cells[cell - 1]! + cells[cell - this.#across]! - cells[cell - this.#across - 1]!;
      }
  }

  /** Cells are counted from 1, so that sums begin with nothing. */
  #column(x: number): number {
    return Math.floor((x - this.#left) / STEP) + 1;
  }

  #row(y: number): number {
    return Math.floor((y - this.#top) / STEP) + 1;
  }
}
