/** Where on the screen something is that things fly from or to. */
import type { Viewport } from "../chart/viewport.svelte.ts";
import { pointOf } from "../chart/places.ts";
import type { Layout } from "../types.ts";
import type { Look, Spot } from "./effects.ts";
import type { Stand } from "./paths.ts";

/** From the corner of a player's sheet to the middle of the token on it. */
const TOKEN_ON_SHEET = 30;
/** From the left of a player's purse to the middle of the coin in it. */
const COIN_IN_PURSE = 12;
/** How large pieces are beside the map, as a share of their size on an unscaled map. */
const BESIDE = 0.85;
const RIM = 24;
const BESIDE_REGION = [64, -62] as const;
const ROOM_FOR_DIE = 64;

/** Knows for one moment where everything is: it measures each thing once. */
export class Spots {
  readonly #chart: DOMRect | null;
  readonly #known = new Map<string, DOMRect | null>();

  constructor(
    private readonly layout: Layout,
    private readonly viewport: Viewport,
  ) {
    this.#chart = this.#find("[data-chart]");
  }

  /** Where a spot is; nowhere while the map is not shown. */
  stand(spot: Spot, look: Look): Stand | null {
    const chart = this.#chart;
    if (chart === null) return null;
    if (spot === "supply") return { x: chart.left + chart.width / 2, y: chart.top, scale: BESIDE };
    if ("region" in spot) return this.#onMap(spot.region, spot.slot, look.kind === "coin" ? 1 : this.viewport.place.scale);
    const found = "seat" in spot ? this.#sheet(spot.seat, look.kind === "coin") : this.#banner(spot.row);
    return found ?? { x: chart.left, y: chart.top + chart.height / 2, scale: BESIDE };
  }

  /** Whether a place is on the part of the map that is shown. */
  shows({ x, y }: Stand): boolean {
    const chart = this.#chart;
    return chart !== null && x > chart.left && x < chart.right && y > chart.top && y < chart.bottom;
  }

  /** What is off the shown part of the map is flown to at its rim. */
  #onMap(region: string, slot: string, scale: number): Stand | null {
    const ground = this.layout.regions[region];
    if (ground === undefined) return null;
    const [x, y] = this.viewport.toScreen(...pointOf(ground, slot));
    return { x: this.#chart!.left + x, y: this.#chart!.top + y, scale };
  }

  /** The nearest place to one that can be seen, so far from the rim of the map. */
  within(stand: Stand, rim = RIM): Stand {
    const { left, right, top, bottom } = this.#chart!;
    const x = Math.min(right - rim, Math.max(left + rim, stand.x));
    const y = Math.min(bottom - rim, Math.max(top + rim, stand.y));
    return { ...stand, x, y };
  }

  /** Where the die comes to lie: beside the region for which it is thrown, and off the pieces there. */
  beside(region: string | null): Stand {
    const place = region === null ? null : this.stand({ region, slot: "stack" }, { kind: "coin" });
    if (place === null) return { x: innerWidth / 2, y: innerHeight / 3, scale: 1 };
    const [across, down] = BESIDE_REGION;
    return this.within({ x: place.x + across, y: place.y + down, scale: 1 }, ROOM_FOR_DIE);
  }

  #sheet(seat: number, coin: boolean): Stand | null {
    const box = this.#find(coin ? `[data-purse="${seat}"]` : `[data-ledger="${seat}"]`);
    if (box === null) return null;
    const x = box.left + Math.min(coin ? COIN_IN_PURSE : TOKEN_ON_SHEET, box.width / 2);
    const y = coin ? box.top + box.height / 2 : box.top + Math.min(TOKEN_ON_SHEET, box.height / 2);
    return { x, y, scale: BESIDE };
  }

  #banner(row: number): Stand | null {
    const box = this.#find(`[data-row="${row}"]`);
    return box && { x: box.left + box.width / 2, y: box.top + box.height / 4, scale: BESIDE };
  }

  #find(selector: string): DOMRect | null {
    if (!this.#known.has(selector)) {
      const boxes = Array.from(document.querySelectorAll(selector), (element) => element.getBoundingClientRect());
      this.#known.set(selector, boxes.find(({ width, height }) => width > 0 && height > 0) ?? null);
    }
    return this.#known.get(selector) ?? null;
  }
}
