/** What a region says to somebody who does not see it. */
import { list, t } from "../../../lib/i18n.svelte.ts";
import type { Model } from "../model.svelte.ts";
import type { SeenRegion } from "../types.ts";
import { markName, pieceName, priceLineName, raceName, reasonSentence, regionName, signed, terrainName } from "../words.ts";

/** Marks that are worth saying: Murlocs and relics are said as the pieces that they are. */
const MARKS = new Set(["entry", "cave", "magic"]);
const PRINTED = new Set(["mountain"]);

/** Names who holds a region, with how much. */
export function holderOf(seen: SeenRegion): string {
  const race = seen.race === undefined ? "" : raceName(seen.race);
  if (seen.player === undefined) return seen.race === undefined ? t("map-nobody") : t("map-murlocs");
  const values = { player: seen.player, race, count: seen.tokens ?? 0 };
  return seen.declined ? t("map-held-declined", values) : t("map-held", values);
}

/** Names what lies on a region besides tokens. */
export function piecesOn(seen: SeenRegion): string[] {
  const named = seen.pieces.filter((piece) => !PRINTED.has(piece)).map(pieceName);
  return seen.beasts ? [...named, t("map-beasts", { count: seen.beasts })] : named;
}

export function marksOf(model: Model, region: string): string[] {
  return model.layout.regions[region]!.marks.filter((mark) => MARKS.has(mark)).map(markName);
}

/** Names once-a-turn means that are used together. */
export function meansNames(means: string[]): string {
  return list(means.map((word) => t(`means-${word}`)));
}

/** Says what makes up the price of a region. */
export function breakdownOf(model: Model, region: string): string {
  const lines = model.adviceOf(region)?.lines ?? [];
  return together(lines.map(([line, amount], place) => `${priceLineName(line)} ${place === 0 ? amount : signed(amount)}`));
}

/** Says what can be done with a region now, and what it takes; or why nothing can be done. */
export function possibilityOf(model: Model, region: string): string {
  if (model.lit.has(region)) return lightOf(model, region);
  const because = model.adviceOf(region)?.because;
  if (because && model.tool === "conquer" && !model.owns(region)) return reasonSentence(because, model.layout);
  return "";
}

function lightOf(model: Model, region: string): string {
  const price = model.price(region);
  if (!price) return t("map-can-act", { tool: t(`tool-${model.tool}`) });
  const text = price.die ? t("map-price-die", { tokens: price.tokens }) : t("map-price", { tokens: price.tokens });
  return price.coins > 0 ? together([text, t("map-price-coins", { coins: price.coins })]) : text;
}

/** Puts parts after one another as this language does. */
export function together(parts: string[]): string {
  const said = parts.filter((part) => part !== "");
  return said.length === 0 ? "" : said.reduce((before, after) => t("together", { before, after }));
}

export function describeRegion(model: Model, region: string): string {
  const seen = model.seen(region);
  const deployed = model.deployed(region);
  return together([
    regionName(region, model.layout),
    terrainName(model.layout.regions[region]!.terrain),
    ...marksOf(model, region),
    holderOf(seen),
    ...piecesOn(seen),
    deployed > 0 ? t("map-deployed", { count: deployed }) : "",
    possibilityOf(model, region),
  ]);
}
