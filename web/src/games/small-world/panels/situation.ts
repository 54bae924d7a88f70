/** What the panels say about a table: who holds what, how far the turn has come, and what is to be done now. */

import type { GameFacts, Seat } from "../../../lib/net/messages.ts";
import type { IconName } from "../../../lib/icons/names.ts";
import { ICONS } from "../../../lib/icons/names.ts";
import type { Stage } from "../model.svelte.ts";
import type { Step } from "../steps.ts";
import type { SeenPlayer, View } from "../types.ts";

/** What lies on regions and is no relic. */
const WOODEN = new Set(["mountain", "wisp-wall", "fort", "watchtower", "target", "bomb", "champion", "relic"]);

export interface Holding {
  active: number;
  declined: number;
  /** The relics in regions of the active race. */
  relics: string[];
}

/** Counts what a player holds on the map. */
export function holdingOf(view: View, name: string): Holding {
  const own = Object.values(view.regions).filter((region) => region.player === name);
  const active = own.filter((region) => !region.declined);
  return {
    active: active.length,
    declined: own.length - active.length,
    relics: active.flatMap((region) => region.pieces.filter((piece) => !WOODEN.has(piece))),
  };
}

/** The parts of a turn, in their order. */
export const PROGRESS = ["choose", "conquer", "redeploy", "done"] as const;

/** How far the turn has come. */
export function progressOf(view: View): number {
  const player = view.players.find((known) => known.name === view.turn);
  if (view.phase === "conquer") return 1;
  if (view.phase === "redeploy") return 2;
  if (view.phase === "retreat" || view.phase === "over") return 3;
  return player?.race ? 1 : 0;
}

/** What there is to know to say what is to be done. */
export interface Moment {
  stage: Stage;
  acting: boolean;
  /** What the player through whose eyes we look has in hand. */
  own: SeenPlayer | null;
  /** Who is to move, and what is in that seat. */
  mover: string;
  kind: Seat["kind"];
  steps: readonly Step[];
  tool: string;
  first: string | null;
  lit: number;
}

/** Tools that have a sentence of their own while they are in use, and those that go on to a second region. */
const TOOL_TASKS = ["abandon", "intimidate", "raid", "steal", "swap", "aegis", "bomb", "champion", "fort", "heart", "target", "beasts"] as const;
const SECOND_TASKS = ["intimidate", "steal", "swap"] as const;

/** All that may have to be done: `task-ID` says it, and `task-ID-help` helps. */
export const TASKS = [
  ...(["pick", "form", "start", "conquer", "nothing", "redeploy", "redeployed", "fort", "retreat", "retreated"] as const),
  ...(["computer", "wait", "open", "over"] as const),
  ...TOOL_TASKS.map((tool) => `use-${tool}` as const),
  ...SECOND_TASKS.map((tool) => `use-${tool}-to` as const),
];

export interface Task {
  id: (typeof TASKS)[number];
  values: Record<string, string | number>;
}

/** What there is to wait for, by what is in the seat of whoever is to move. */
const WAITING: Record<Seat["kind"], Task["id"]> = { computer: "computer", person: "wait", open: "open" };

/** Says what is to be done now. */
export function taskOf(moment: Moment): Task {
  const { stage, acting } = moment;
  if (stage === "over") return { id: "over", values: {} };
  if (stage === "watch" || !acting) return { id: WAITING[moment.kind], values: { player: moment.mover } };
  if (stage === "pick") return { id: "pick", values: {} };
  if (stage === "redeploy" || stage === "retreat") return placingTask(moment);
  return conquestTask(moment);
}

function conquestTask({ stage, steps, tool, first, lit }: Moment): Task {
  if (!has(steps, "stop") && has(steps, "form")) return { id: "form", values: {} };
  if (first !== null && isOne(SECOND_TASKS, tool)) return { id: `use-${tool}-to`, values: {} };
  if (isOne(TOOL_TASKS, tool)) return { id: `use-${tool}`, values: {} };
  if (lit === 0) return { id: "nothing", values: {} };
  return { id: stage === "start" && has(steps, "decline") ? "start" : "conquer", values: {} };
}

function placingTask({ stage, own, steps, tool }: Moment): Task {
  const count = own ? own.hand + own.beasts + Number(own.champion) : 0;
  const finished = has(steps, "done");
  if (count > 0 && !finished) return { id: stage === "retreat" ? "retreat" : "redeploy", values: { count } };
  if (!finished) return { id: "fort", values: {} };
  if (stage === "redeploy" && isOne(TOOL_TASKS, tool) && steps.some((step) => step.piece === tool)) {
    return { id: `use-${tool}`, values: {} };
  }
  return { id: stage === "retreat" ? "retreated" : "redeployed", values: {} };
}

function isOne<T extends string>(tools: readonly T[], tool: string): tool is T {
  return (tools as readonly string[]).includes(tool);
}

function has(steps: readonly Step[], verb: string): boolean {
  return steps.some((step) => step.verb === verb);
}

/** What the golden button does: ends conquests or the turn; nothing when neither can be done. */
export function mainStep(steps: readonly Step[]): "stop" | "done" | null {
  if (has(steps, "stop")) return "stop";
  return has(steps, "done") ? "done" : null;
}

/** The picture of a tool or means. */
export function toolIcon(id: string): IconName {
  const found = [`tool-${id}`, `relic-${id}`, `piece-${id}`].find((name) => name in ICONS);
  return (found ?? "tool-conquer") as IconName;
}

export const raceIcon = (id: string): IconName => `race-${id}` as IconName;
export const powerIcon = (id: string): IconName => `power-${id}` as IconName;
export const relicIcon = (id: string): IconName => `relic-${id}` as IconName;

/** A seat that people at this page play. */
export function isHere(seat: Seat | undefined): boolean {
  return seat !== undefined && seat.yours && seat.kind !== "computer";
}

/** What is in a seat: whoever came by an invitation is a person like others. */
export function kindOf({ seats, invitations }: Pick<GameFacts, "seats" | "invitations">, seat: number): Seat["kind"] {
  const kind = seats[seat]?.kind ?? "person";
  return kind === "open" && !(seat in invitations) ? "person" : kind;
}

/** Whether whoever sits here must look away when the eyes change: several play at this page and coins are secret. */
export function needsCurtain(facts: Pick<GameFacts, "seats" | "settings">): boolean {
  return facts.settings["coins"] !== "open" && facts.seats.filter(isHere).length > 1;
}

/** What lines of an income come to. */
export function sumOf(lines: readonly [string, number][]): number {
  return lines.reduce((sum, [, coins]) => sum + coins, 0);
}
