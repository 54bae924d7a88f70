/** The lines along the border of each region, made once for a game. */
import type { Layout, Point } from "../types.ts";
import { inset, pathOf, wallStretch } from "./geometry.ts";

/** How far inside the border each line runs, in units of the chart. */
const OWNER = 3.7;
const LIT = 2;
const CHAIN = 8;
const WALL_LENGTH = 84;

export interface Outlines {
  border: string;
  owner: string;
  lit: string;
  chain: string;
  wall: Point[];
}

export function outlinesOf(layout: Layout): Record<string, Outlines> {
  const made = Object.entries(layout.regions).map(([region, { shape }]): [string, Outlines] => [
    region,
    {
      border: pathOf(shape),
      owner: pathOf(inset(shape, OWNER)),
      lit: pathOf(inset(shape, LIT)),
      chain: pathOf(inset(shape, CHAIN)),
      wall: wallStretch(shape, WALL_LENGTH),
    },
  ]);
  return Object.fromEntries(made);
}
