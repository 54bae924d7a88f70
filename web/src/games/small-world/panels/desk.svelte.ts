/** What the bar and the sheet of a phone both need: the task of the moment, and what its buttons do. */

import type { GameConnection } from "../../../lib/net/connection.svelte.ts";
import { t } from "../../../lib/i18n.svelte.ts";
import type { Because, Table } from "../../../lib/net/messages.ts";
import type { Model, Plan } from "../model.svelte.ts";
import { parseStep, putsDown } from "../steps.ts";
import type { Layout } from "../types.ts";
import { reasonSentence } from "../words.ts";
import { kindOf, mainStep, needsCurtain, sumOf, taskOf } from "./situation.ts";

const PLANS: readonly Plan[] = ["even", "before", "guard"];

export class Desk {
  readonly model: Model;
  readonly connection: GameConnection;
  confirmingDecline = $state(false);
  helping = $state(false);
  /** Whether the end of the game was looked at and put aside. */
  seenEnding = $state(false);
  /** Whether the map is read as a table. */
  asTable = $state(false);
  /** The seat of whoever is in front of the page, where several take turns and may not see each other's coins. */
  #present: number | null = $state(null);
  /** What was on offer while something was in hand; not all of it is known to a page that was loaded since. */
  #plansBefore: Plan[] = ["even", "guard"];
  /** What somebody wanted that cannot be done at this table. */
  #asked: { table: Table; reason: Because | null } | null = $state.raw(null);

  constructor(model: Model, connection: GameConnection) {
    this.model = model;
    this.connection = connection;
  }

  /** The seat that is to move, or that moved last. */
  readonly mover = $derived.by(() => {
    const { table, view } = this.model;
    return table.to_move ?? Math.max(0, view.players.findIndex((player) => player.name === view.turn));
  });

  readonly own = $derived.by(() => (this.model.me === null ? null : (this.model.view.players[this.model.me] ?? null)));

  readonly task = $derived.by(() => {
    const { stage, acting, steps, tool, first, lit, view } = this.model;
    const mover = view.players[this.mover]?.name ?? "";
    const kind = kindOf(this.connection.facts, this.mover);
    return taskOf({ stage, acting, own: this.own, mover, kind, steps, tool, first, lit: lit.size });
  });

  readonly sentence = $derived.by(() => t(`task-${this.task.id}`, this.task.values));
  readonly help = $derived.by(() => (this.model.me === null && !this.model.table.over ? t("watching") : t(`task-${this.task.id}-help`, this.task.values)));

  /** The seat for which the table must be handed over before it is shown. */
  readonly coveredFor = $derived.by(() => {
    const { me, stage } = this.model;
    const secret = needsCurtain(this.connection.facts) && stage !== "over";
    return secret && me !== this.#present ? me : null;
  });

  uncover(): void {
    this.#present = this.model.me;
  }

  /** Why the last play was refused, until the next one; or why what was asked for cannot be done now. */
  readonly refusal = $derived.by(() => {
    const refused = this.connection.refusal;
    if (refused) return because(t(`refused-${refused.code}`), refused.reason, this.model.layout);
    const asked = this.#asked;
    return asked?.table === this.model.table ? because(t("refused-illegal"), asked.reason, this.model.layout) : null;
  });

  readonly main = $derived.by(() => (this.model.acting ? mainStep(this.model.steps) : null));
  readonly income = $derived.by(() => this.model.advice.income ?? []);
  readonly incomeSum = $derived.by(() => sumOf(this.income));
  /** Income is the matter of whoever expands. */
  readonly earns = $derived.by(() => this.model.acting && this.model.stage !== "pick" && this.model.stage !== "retreat");
  readonly decline = $derived.by(() => this.model.acting && this.model.steps.some((step) => step.verb === "decline"));

  readonly canUndo = $derived.by(() => {
    const latest = this.connection.latest;
    return this.model.table === latest && (latest?.undo.tail.length ?? 0) > 0;
  });

  readonly whyNoUndo = $derived.by(() => {
    const undo = this.connection.latest?.undo;
    if (!undo || this.canUndo) return null;
    return t(`undo-${undo.why || "nothing"}`, undo.values);
  });

  /** What the golden button says. */
  readonly mainLabel = $derived.by(() => {
    if (this.main === "stop") return t("end-conquests");
    return this.model.stage === "retreat" ? t("end-retreat") : t("end-turn");
  });

  undo(): void {
    if (this.canUndo && !this.connection.waiting) void this.connection.undo();
  }

  /** Ends this part of the turn, or finds out why it cannot end yet. */
  act(): void {
    if (this.main !== null) this.model.play(this.main);
    else if (this.model.acting && this.model.stage !== "pick") void this.#ask(this.model.view.phase === "conquer" ? "stop" : "done");
  }

  async #ask(step: string): Promise<void> {
    const { table } = this.model;
    const reason = await this.connection.why(step);
    this.#asked = { table, reason };
  }

  askDecline(): void {
    if (this.decline) this.confirmingDecline = true;
  }

  declineNow(): void {
    this.confirmingDecline = false;
    this.model.play("decline");
  }

  /** The entry before everything that was placed last, one after another. */
  readonly beforePlacing = $derived.by(() => {
    const tail = this.connection.latest?.undo.tail ?? [];
    let found: number | null = null;
    for (const { back_to, steps } of tail.toReversed()) {
      if (steps.length === 0 || !steps.map(parseStep).every(putsDown)) break;
      found = back_to;
    }
    return found;
  });

  /** The plans for what is in hand; once it is put down, those by which it can be put down anew. */
  readonly plans: Plan[] = $derived.by(() => {
    if (!this.model.acting) return [];
    const now = PLANS.filter((plan) => plan in (this.model.advice.plans ?? {}));
    if (now.length > 0) this.#plansBefore = now;
    return now.length > 0 || !this.#hasDeployed ? now : this.#plansBefore;
  });

  get #hasDeployed(): boolean {
    const tail = this.connection.latest?.undo.tail ?? [];
    return this.beforePlacing !== null && (tail.at(-1)?.steps.some((step) => parseStep(step).verb === "deploy") ?? false);
  }

  takeAllBack(): void {
    if (this.model.acting && this.beforePlacing !== null) this.model.playAll([], this.beforePlacing);
  }
}

/** Says what was refused, and the reason as far as there is one. */
function because(sentence: string, reason: Because | null, layout: Layout): string {
  return reason === null ? sentence : t("refused-because", { sentence, reason: reasonSentence(reason, layout) });
}
