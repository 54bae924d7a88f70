/** The log of a game as people read it: by turns, without what was taken back; and where coins came from. */

import type { Entry, Told } from "../../../lib/net/messages.ts";

/** What one decision led to. */
export interface Paragraph {
  number: number;
  seat: number | null;
  events: Told[];
}

/** A turn, or what came before the first one. */
export interface Chapter {
  key: string;
  /** Whose turn it was. */
  player: string | null;
  round: number;
  paragraphs: Paragraph[];
}

/** Leaves out what was taken back. */
export function kept(log: readonly Entry[]): Entry[] {
  const found: Entry[] = [];
  for (const entry of log) {
    while (entry.back_to !== null && (found.at(-1)?.number ?? 0) > entry.back_to) found.pop();
    found.push(entry);
  }
  return found;
}

/** Divides the log into turns. */
export function chapters(log: readonly Entry[], names: readonly string[]): Chapter[] {
  const found: Chapter[] = [];
  const begin = (number: number, player: string | null, round: number): Chapter => {
    const chapter = { key: `${number}-${round}-${player}`, player, round, paragraphs: [] };
    found.push(chapter);
    return chapter;
  };
  let now: Chapter | null = null;
  for (const { number, seat, events } of kept(log)) {
    if (now === null || (now.player === null && seat !== null)) {
      now = begin(number, seat === null ? null : (names[seat] ?? null), now === null && seat !== null ? 0 : 1);
    }
    let paragraph: Paragraph = { number, seat, events: [] };
    for (const told of events) {
      if (told.code !== "turn") {
        paragraph.events.push(told);
        continue;
      }
      add(now.paragraphs, paragraph);
      now = begin(number, String(told.values["player"]), Number(told.values["round"]));
      paragraph = { number, seat, events: [] };
    }
    add(now.paragraphs, paragraph);
  }
  return found;
}

/** Adds a paragraph, unless it says nothing or goes on with a redeployment: that is one line, however many clicks it took. */
function add(paragraphs: Paragraph[], paragraph: Paragraph): void {
  const last = paragraphs.at(-1);
  if (last?.seat === paragraph.seat && isRedeployment(last) && isRedeployment(paragraph)) last.events.push(...paragraph.events);
  else if (paragraph.events.length > 0) paragraphs.push(paragraph);
}

function isRedeployment({ events }: Paragraph): boolean {
  return events.every(({ code }) => code === "deploy");
}

/** The last entry of somebody's turn before others had theirs: what comes after it, they may have missed. */
export function lastBefore(log: readonly Entry[], seat: number | null): number | null {
  const known = kept(log);
  const other = known.findLastIndex((entry) => entry.seat !== seat);
  return known.slice(0, Math.max(0, other)).findLast((entry) => entry.seat === seat && seat !== null)?.number ?? null;
}

/** What came into and went out of each purse, by reason, as far as the log tells it. */
export function coinSources(log: readonly Entry[]): Map<string, Map<string, number>> {
  const purses = new Map<string, Map<string, number>>();
  const add = (name: unknown, reason: string, coins: number): void => {
    if (typeof name !== "string") return;
    const purse = purses.get(name) ?? new Map<string, number>();
    purse.set(reason, (purse.get(reason) ?? 0) + coins);
    purses.set(name, purse);
  };
  for (const { code, values } of kept(log).flatMap((entry) => entry.events)) {
    if (code !== "payment" && code !== "income") continue;
    add(values["to"], String(values["reason"]), Number(values["coins"]));
    add(values["from"], String(values["reason"]), -Number(values["coins"]));
  }
  return purses;
}
