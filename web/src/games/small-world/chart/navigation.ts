/** Where the arrow keys lead from a region. */
import type { Layout, Point } from "../types.ts";

export type Direction = "left" | "right" | "up" | "down";

const AHEAD: Record<Direction, Point> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };
/** What lies this much more aside than ahead is not in the direction. */
const WIDEST = 1.2;

export function placeOf(layout: Layout, region: string): Point {
  return layout.regions[region]!.slots["stack"] ?? layout.regions[region]!.shape[0]!;
}

/** The neighbour nearest in a direction; where there is none, the nearest region of any island; else none. */
export function regionTowards(layout: Layout, from: string, direction: Direction): string | null {
  const neighbours = layout.regions[from]!.next.filter((region) => region in layout.regions);
  return nearest(layout, from, direction, neighbours) ?? nearest(layout, from, direction, Object.keys(layout.regions));
}

function nearest(layout: Layout, from: string, direction: Direction, among: string[]): string | null {
  const [x, y] = placeOf(layout, from);
  const [aheadX, aheadY] = AHEAD[direction];
  let best: string | null = null;
  let least = Infinity;
  for (const region of among) {
    const [toX, toY] = placeOf(layout, region);
    const ahead = (toX - x) * aheadX + (toY - y) * aheadY;
    const aside = Math.abs((toX - x) * aheadY) + Math.abs((toY - y) * aheadX);
    const cost = ahead + 2 * aside;
    if (region !== from && ahead > 0 && aside < ahead * WIDEST && cost < least) [best, least] = [region, cost];
  }
  return best;
}

/** The next of some regions in the order of the map, after or before a region; around the end. */
export function nextOf(layout: Layout, from: string | null, among: ReadonlySet<string>, way: 1 | -1): string | null {
  const all = Object.keys(layout.regions);
  const start = from === null ? (way === 1 ? -1 : all.length) : all.indexOf(from);
  for (let step = 1; step <= all.length; step++) {
    const region = all[(start + way * step + all.length * 2) % all.length]!;
    if (among.has(region)) return region;
  }
  return null;
}

/** The first region of the next or the previous island. */
export function islandAfter(layout: Layout, from: string, way: 1 | -1): string {
  const islands = layout.islands.map((island) => island.board);
  const at = islands.indexOf(layout.regions[from]!.island);
  const island = islands[(at + way + islands.length) % islands.length]!;
  return regionsOf(layout, island)[0] ?? from;
}

export function regionsOf(layout: Layout, island: string): string[] {
  return Object.keys(layout.regions).filter((region) => layout.regions[region]!.island === island);
}
