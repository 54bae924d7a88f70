/** The offer, row by row, as it is shown. */

import type { Advice, ComboAdvice, Layout, View } from "../types.ts";

export const SIDES = ["alliance", "horde", "neutral"] as const;

export interface Combo {
  /** What stays the same as long as the combo is on offer. */
  key: string;
  /** From 1. */
  row: number;
  race: string | null;
  power: string | null;
  side: string | null;
  /** What is printed on banner and badge. */
  banner: number;
  badge: number;
  /** How many tokens there would be: fewer than printed when the box runs short. */
  tokens: number;
  /** What lies on it. */
  coins: number;
  /** What it costs; unknown while it is not ours to choose. */
  price: number | null;
  /** What the rules say about taking it, while somebody at this page chooses. */
  advice: ComboAdvice | null;
  /** The banners of the other factions in this row. */
  others: { side: string; race: string }[];
}

/** The sides that have a column of their own, in the team variant. */
export function columns(view: View): string[] {
  const races = view.offer[0]?.races;
  return races ? SIDES.filter((side) => side in races) : [];
}

/** Lists the rows of the offer; in the team variant with the banners of this faction. */
export function combosOf(view: View, advice: Advice, layout: Layout, faction: string | null): Combo[] {
  const known = new Map((advice.combos ?? []).map((combo) => [combo.step, combo]));
  return view.offer.map((seen, place) => {
    const race = seen.races ? (seen.races[faction ?? "alliance"] ?? null) : (seen.race ?? null);
    const facts = race === null ? undefined : layout.races[race];
    const banner = facts?.banner ?? 0;
    const badge = (seen.power !== null && layout.powers[seen.power]) || 0;
    const combo = known.get(`pick ${place + 1}`) ?? null;
    const others = Object.entries(seen.races ?? {}).filter(([side, other]) => side !== faction && other !== null);
    return {
      key: race === null && seen.power === null ? String(place) : `${race}-${seen.power}`,
      row: place + 1,
      race,
      power: seen.power,
      side: seen.races ? faction : (seen.side ?? null),
      banner,
      badge,
      tokens: combo?.tokens ?? banner + badge,
      coins: seen.coins,
      price: combo?.price ?? null,
      advice: combo,
      others: others.map(([side, other]) => ({ side, race: other! })),
    };
  });
}
