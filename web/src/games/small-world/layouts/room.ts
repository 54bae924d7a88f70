/** How the table is laid out, by the room that there is. */

import type { Layout, Point } from "../types.ts";
import { boundsOf, type Box } from "../chart/geometry.ts";
import { islandName } from "../words.ts";

/** On a phone the map has the screen; in the middle the panels are drawers; else everything lies open. */
export type Room = "phone" | "drawers" | "wide";

/** A part of the table that a shortcut, a tab or a drawer leads to. */
export const PARTS = ["map", "offer", "players", "log"] as const;
export type Part = (typeof PARTS)[number];

const DRAWERS_FROM = 700;
const WIDE_FROM = 1100;

export function roomFor(width: number): Room {
  if (width < DRAWERS_FROM) return "phone";
  return width < WIDE_FROM ? "drawers" : "wide";
}

export function wholeChart(layout: Layout): Box {
  return { left: 0, top: 0, right: layout.width, bottom: layout.height };
}

/** How far the name of an island reaches from its middle, aside for each letter and up and down. */
const NAME = { letter: 7, height: 16 };

/** What each island covers with its name, by its board. */
export function islandBoxes(layout: Layout): Record<string, Box> {
  return Object.fromEntries(
    layout.islands.map(({ board, coast, title: [x, y] }) => {
      const reach = NAME.letter * islandName(board).length;
      const name: Point[] = [[x - reach, y - NAME.height], [x + reach, y + NAME.height]];
      return [board, boundsOf([...coast.flat(), ...name])];
    }),
  );
}

/** The island that lies nearest to a point of the chart. */
export function islandNear(boxes: Record<string, Box>, [x, y]: Point): string | null {
  const away = ({ left, top, right, bottom }: Box): number =>
    Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
  const islands = Object.entries(boxes).sort(([, one], [, other]) => away(one) - away(other));
  return islands[0]?.[0] ?? null;
}

/** How many of these regions lie on each island. */
export function countByIsland(layout: Layout, regions: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const region of regions) {
    const island = layout.regions[region]?.island;
    if (island !== undefined) counts.set(island, (counts.get(island) ?? 0) + 1);
  }
  return counts;
}
