// Names and sentences of this game, in the language of whoever looks. The rules speak in ids and codes; here they find
// their messages (pieces.ftl, story.ftl), and nowhere else.

import { has, known, list, t, type Values } from "../../lib/i18n.svelte.ts";
import type { Because, Told, Value } from "../../lib/net/messages.ts";
import type { Layout } from "./types.ts";

export const raceName = (id: string): string => t(`race-${id}`);
export const powerName = (id: string): string => t(`power-${id}`);
export const relicName = (id: string): string => t(`relic-${id}`);
export const terrainName = (id: string): string => t(`terrain-${id}`);
export const markName = (id: string): string => t(`mark-${id}`);
export const raceText = (id: string): string => t(`race-${id}-text`);
export const powerText = (id: string): string => t(`power-${id}-text`);
export const relicText = (id: string): string => t(`relic-${id}-text`);

/** Names what lies on a region: a piece, or a relic that lies face up. */
export function pieceName(id: string): string {
  return has(`relic-${id}`) ? relicName(id) : t(`piece-${id}`);
}

/** Names an island; one that does not come with the game keeps the name of its file. */
export function islandName(board: string): string {
  return has(`island-${board}`) ? t(`island-${board}`) : board;
}

/** Names a region by its board's name for it, or by terrain and number where the board gives none. */
export function regionName(id: string, layout: Layout): string {
  const ground = layout.regions[id];
  if (!ground) return id;
  if (ground.title) return placeName(ground.title);
  return t("region-number", { terrain: terrainName(ground.terrain), number: id.slice(id.lastIndexOf(".") + 1) });
}

/** Says a name made of two words that are known, as all names of shipped and newly made islands are; keeps any other. */
function placeName(title: string): string {
  const [word, ground, ...more] = title.toLowerCase().split(" ");
  if (more.length || !has(`word-${word}`) || !has(`ground-${ground}`)) return title;
  return t("region-name", { word: t(`word-${word}`), ground: t(`ground-${ground}`) });
}

/** Names what adds to a price or takes from it. */
export function priceLineName(key: string): string {
  return has(`price-${key}`) ? t(`price-${key}`) : sourceName(key);
}

/** Names what may be used a number of times a turn: in a conquest, or by a tool. */
export function meansName(word: string): string {
  return known(`means-${word}`) ?? t(`tool-${word}`);
}

/** Says what it is for. */
export function meansText(word: string): string {
  return has(`means-${word}`) ? t("means-help") : t(`tool-${word}-help`);
}

/** Says why coins move. */
export function coinReasonName(key: string): string {
  return has(`coins-${key}`) ? t(`coins-${key}`) : sourceName(key);
}

/** Writes what is added or taken away, with a real minus. */
export function signed(amount: number): string {
  return amount < 0 ? `\u2212${-amount}` : amount > 0 ? `+${amount}` : "0";
}

/** Names a race, power, relic or other piece by its id alone; no two differ in more than their kind. */
function sourceName(id: string): string {
  if (has(`race-${id}`)) return raceName(id);
  return has(`power-${id}`) ? powerName(id) : pieceName(id);
}

/** These show in what follows from them: a region taken, an income, or one line for a whole redeployment. */
const SILENT: ReadonlySet<string> = new Set(["conquer", "stop", "done", "deploy"]);

/** Events that have a sentence for each value of this. */
const CHOSEN: Readonly<Record<string, string>> = { form: "form", side: "side", bomb: "result" };

/** Says in a line what happened; null where other lines tell enough. */
export function eventSentence(told: Told, layout: Layout): string | null {
  const { code, values } = told;
  if (SILENT.has(code)) return null;
  const words = wordsOf(values, layout);
  const chosen = CHOSEN[code];
  if (chosen) return t(`event-${code}-${values[chosen]}`, words);
  if (code === "taken") return takenSentence(values, words);
  if (code === "combo") return t("event-combo", words);
  if (code === "intimidate" && "other" in values) return t("event-intimidate-to", words);
  if (code === "payment") return t(paymentKey(values), words);
  if (code === "income" && "from" in values) return t("event-income-from", words);
  return t(`event-${code}`, words);
}

/** Says in lines what happened, with one line for all that a player placed one after another, and for each new combo. */
export function storyLines(events: readonly Told[], layout: Layout): string[] {
  const lines: string[] = [];
  let placed = new Map<string, number>();
  let placer: Value | undefined;
  const tellPlaced = (): void => {
    if (placer !== undefined) lines.push(deployedSentence(placer, placed, layout));
    placed = new Map();
    placer = undefined;
  };
  for (const told of withCombos(events)) {
    const { player, troops, region, number } = told.values;
    if (told.code !== "deploy" || player !== placer) tellPlaced();
    if (told.code === "deploy") {
      placer = player;
      const place = `${troops} ${region}`;
      placed.set(place, (placed.get(place) ?? 0) + Number(number));
    } else {
      const line = eventSentence(told, layout);
      if (line !== null) lines.push(line);
    }
  }
  tellPlaced();
  return lines;
}

/** Makes one of a banner and the badge that comes beside it; several banners may have a badge in common. */
function withCombos(events: readonly Told[]): Told[] {
  const codes = events.map(({ code }) => code);
  const isCombo = (place: number): boolean =>
    codes[place] === "banner" && codes[place - 1] !== "banner" && codes[place + 1] === "badge";
  return events.flatMap((told, place) => {
    if (isCombo(place - 1)) return [];
    return isCombo(place) ? [{ code: "combo", values: { ...told.values, ...events[place + 1]!.values } }] : [told];
  });
}

function deployedSentence(player: Value, placed: ReadonlyMap<string, number>, layout: Layout): string {
  const places = [...placed].map(([place, number]) => {
    const [troops = "", region = ""] = place.split(" ");
    return t(`event-deployed-${troops}`, { region: regionName(region, layout), number });
  });
  return t("event-deployed", { player, places: list(places) });
}

function takenSentence(values: Told["values"], words: Values): string {
  const taken = values.from
    ? t("event-taken-from", { ...words, race: raceName(String(values.from)) })
    : t("event-taken", words);
  if (!values.means) return taken;
  const means = String(values.means)
    .split(" ")
    .map((word) => t(`means-${word}`));
  return t("event-taken-means", { taken, means: list(means) });
}

function paymentKey(values: Told["values"]): string {
  if (!("from" in values)) return "event-payment-to";
  return "to" in values ? "event-payment" : "event-payment-from";
}

/** Turns the ids of an event into names; numbers stay numbers, for the plural forms. */
function wordsOf(values: Told["values"], layout: Layout): Values {
  const words: Values = { ...values };
  for (const [key, value] of Object.entries(values)) {
    const name = NAMED[key];
    if (name && typeof value === "string") words[key] = name(value, layout);
  }
  if ("troops" in values) words.troops = t(`troops-${values.troops}`, { number: Number(values.number) });
  return words;
}

const NAMED: Readonly<Record<string, (id: string, layout: Layout) => string>> = {
  race: raceName,
  power: powerName,
  relic: relicName,
  piece: pieceName,
  region: regionName,
  other: regionName,
  reason: coinReasonName,
};

/** Reasons that have a sentence for each rule. */
const BY_RULE: ReadonlySet<string> = new Set(["not-possible", "too-dear", "too-late"]);

const AFTER_CONQUESTS: ReadonlySet<string> = new Set(["deploy", "raise", "place", "done"]);

/** Says why something cannot be done. */
export function reasonSentence(because: Because, layout: Layout): string {
  const { code, rule, values } = because;
  const [verb = "", region = ""] = String(values.step ?? "").split(" ");
  const words: Values = { ...values, region: regionName(region, layout) };
  if (BY_RULE.has(code)) return t(`reason-${code}-${rule.replace(/\W/g, "-")}`, words);
  if (code === "wrong-phase") return t(`reason-wrong-phase-too-${AFTER_CONQUESTS.has(verb) ? "early" : "late"}`);
  return t(`reason-${code}`, words);
}
