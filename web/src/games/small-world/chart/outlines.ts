/** The lines along the border of each region. Most are never drawn, so that each is made when it is asked for first. */
import type { Layout, Point } from "../types.ts";
import { inset, pathOf, wallStretch } from "./geometry.ts";

/** How far inside the border each line runs, in units of the chart. */
const OWNER = 3.7;
const LIT = 2;
const CHAIN = 8;
const WALL_LENGTH = 84;

export class Outlines {
  readonly #shape: readonly Point[];
  #border: string | undefined;
  #owner: string | undefined;
  #lit: string | undefined;
  #chain: string | undefined;
  #wall: Point[] | undefined;

  constructor(shape: readonly Point[]) {
    this.#shape = shape;
  }

  get border(): string {
    return (this.#border ??= pathOf(this.#shape));
  }

  get owner(): string {
    return (this.#owner ??= this.#inside(OWNER));
  }

  get lit(): string {
    return (this.#lit ??= this.#inside(LIT));
  }

  get chain(): string {
    return (this.#chain ??= this.#inside(CHAIN));
  }

  get wall(): Point[] {
    return (this.#wall ??= wallStretch(this.#shape, WALL_LENGTH));
  }

  #inside(depth: number): string {
    return pathOf(inset(this.#shape, depth));
  }
}

export function outlinesOf(layout: Layout): Record<string, Outlines> {
  const made = Object.entries(layout.regions).map(([region, { shape }]): [string, Outlines] => [region, new Outlines(shape)]);
  return Object.fromEntries(made);
}
