/**
 * The one place where the page thinks about this game: what a click on a region means, and which messages follow.
 *
 * It never decides what is legal or what something costs: it groups the legal steps of the table by region and tool.
 */
import type { Done, Refused, Table } from "../../lib/net/messages.ts";
import { deployStep, parseStep, putsDown, type Step } from "./steps.ts";
import type { Advice, Choice, Layout, RegionAdvice, SeenRegion, View } from "./types.ts";

/** What the model needs of a connection to a game. */
export interface Connection {
  readonly facts: { readonly id: string; readonly layout: unknown };
  readonly table: Table | null;
  readonly latest: Table | null;
  readonly behind: boolean;
  play(steps: string[], backTo?: number): Promise<Done | Refused>;
}

export type Stage = "watch" | "pick" | "start" | "conquer" | "redeploy" | "retreat" | "over";
export type Plan = "even" | "before" | "guard";

export interface Tool {
  id: string;
  usable: boolean;
  active: boolean;
  left?: number;
  of?: number;
}

/** What the seal on a region says. */
export interface Price {
  tokens: number;
  /** Nothing but the die can help. */
  die: boolean;
  coins: number;
  /** It takes a once-a-turn means. */
  means: boolean;
}

/** What was put down since conquests ended, and how to go back to before it. */
interface Placed {
  backTo: number;
  /** Steps of the same entry that came before and must be played again. */
  kept: string[];
  steps: Step[];
}

export const CONQUEST_TOOLS = ["conquer", "intimidate", "swap", "steal", "raid", "abandon"];
export const PLACING_TOOLS = ["token", "beasts", "champion", "fort", "aegis", "heart", "target", "bomb"];
const MUST_BE_PLACED = ["token", "beasts", "champion", "fort"];
const TROOPS = ["token", "beasts", "champion"];
const MOST_TARGETS = 2;
const NEEDS_A_LOOK = ["reinforce", "raid"];
const MEANS_OF_TOOL: Record<string, string[]> = { raid: ["flight"], steal: ["steal", "relic-hunt"] };

/** The tool that plays a step; none for a step without a region. */
function toolOf(step: Step): string | null {
  if (step.region === undefined) return null;
  if (step.verb === "conquer" || step.verb === "reinforce") return "conquer";
  return putsDown(step) ? (step.piece ?? null) : step.verb;
}

/** The regions that a click may name first, for a step: either of a swap. */
function firstRegions(step: Step): string[] {
  return step.verb === "swap" ? [step.region!, step.to!] : [step.region!];
}

/** The region that is left to name once one of a step's two regions is chosen; none for another step. */
function otherRegions(step: Step, first: string): string[] {
  if (step.to === undefined) return [];
  if (step.region === first) return [step.to];
  return step.verb === "swap" && step.to === first ? [step.region!] : [];
}

/** Keeps the objects of what has not changed, so that nothing is drawn anew that looks the same. */
function steady<T>(): (next: Record<string, T>) => Record<string, T> {
  let known = new Map<string, [string, T]>();
  return (next) => {
    const kept = new Map<string, [string, T]>();
    for (const [key, value] of Object.entries(next)) {
      const text = JSON.stringify(value);
      const old = known.get(key);
      kept.set(key, old?.[0] === text ? old : [text, value]);
    }
    known = kept;
    return Object.fromEntries([...kept].map(([key, [, value]]) => [key, value]));
  };
}

function byRegion(steps: Step[], regions: (step: Step) => string[]): Map<string, Step[]> {
  const found = new Map<string, Step[]>();
  for (const step of steps)
    for (const region of regions(step)) {
      const known = found.get(region);
      if (known) known.push(step);
      else found.set(region, [step]);
    }
  return found;
}

export class Model {
  readonly #connection: Connection;
  /** Intentions are sent one after another, so that quick clicks are never lost or said against an old table. */
  #line: Promise<unknown> = Promise.resolve();

  #chosenTool: string | null = $state(null);
  #first: string | null = $state(null);
  selected: string | null = $state(null);
  hovered: string | null = $state(null);
  /** The region on which the keyboard is. */
  focused: string | null = $state(null);

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** The name under which the server knows the game. */
  get game(): string {
    return this.#connection.facts.id;
  }

  get layout(): Layout {
    return this.#connection.facts.layout as Layout;
  }

  get table(): Table {
    return this.#connection.table!;
  }

  readonly view = $derived.by(() => this.table.view as unknown as View);
  readonly advice = $derived.by(() => this.table.advice as unknown as Advice);
  readonly me = $derived.by(() => this.table.seat);
  readonly acting = $derived.by(() => this.table.yours && !this.#connection.behind);
  readonly steps: Step[] = $derived.by(() => this.table.legal.map(parseStep));

  readonly stage: Stage = $derived.by(() => {
    if (this.table.over) return "over";
    if (!this.table.yours) return "watch";
    if (this.steps.some((step) => step.verb === "pick")) return "pick";
    return this.view.phase as Stage;
  });

  /** Whether pieces are being put into regions that are held already. */
  readonly placing = $derived.by(() => this.stage === "redeploy" || this.stage === "retreat");
  readonly #byTool = $derived.by(() => byRegion(this.steps, (step) => [toolOf(step) ?? ""]));

  /** The tool that a click uses. */
  readonly tool = $derived.by(() => {
    const chosen = this.#chosenTool;
    if (chosen !== null && (this.#byTool.has(chosen) || (this.placing && TROOPS.includes(chosen)))) return chosen;
    return this.placing ? this.#placingTool() : "conquer";
  });

  readonly tools: Tool[] = $derived.by(() => {
    const ids = this.placing ? PLACING_TOOLS : CONQUEST_TOOLS;
    if (this.stage === "watch" || this.stage === "over" || this.stage === "pick") return [];
    return ids.map((id) => ({ id, usable: this.#byTool.has(id), active: id === this.tool, ...this.#amount(id) }));
  });

  readonly #choices = $derived.by(() => {
    const steps = this.acting ? (this.#byTool.get(this.tool) ?? []) : [];
    const first = this.first;
    if (first === null) return byRegion(steps, firstRegions);
    return byRegion(steps, (step) => otherRegions(step, first));
  });

  readonly lit: ReadonlySet<string> = $derived.by(() => new Set(this.#choices.keys()));

  readonly #placed: Placed = $derived.by(() => this.#placedSince());
  readonly #seats = $derived.by(() => new Map(this.view.players.map((player, seat) => [player.name, seat])));

  /** Legal steps that need no place on the map and no row of the offer. */
  readonly actions: Step[] = $derived.by(() =>
    this.steps.filter((step) => step.region === undefined && step.verb !== "pick"),
  );

  readonly #steadyRegions = steady<SeenRegion>();
  readonly #regions = $derived.by(() => this.#steadyRegions(this.view.regions));
  readonly #steadyAdvice = steady<RegionAdvice>();
  readonly #regionAdvice = $derived.by(() => this.#steadyAdvice(this.advice.regions ?? {}));

  // Looking

  /** What lies on a region; the same object as long as it is the same. */
  seen(region: string): SeenRegion {
    return this.#regions[region] ?? { pieces: [] };
  }

  /** Whether the active race of whoever looks holds a region. */
  owns(region: string): boolean {
    const { player, declined } = this.seen(region);
    return this.me !== null && !declined && player === this.view.players[this.me]?.name;
  }

  /** The seat of the player who is called so; none for nobody. */
  seatOf(name: string | undefined): number | null {
    return name === undefined ? null : (this.#seats.get(name) ?? null);
  }

  adviceOf(region: string): RegionAdvice | null {
    return this.#regionAdvice[region] ?? null;
  }

  /** What the rules answer about an attempt; nothing about other steps. */
  choiceOf(step: Step): Choice | null {
    const choices = step.region === undefined ? [] : (this.adviceOf(step.region)?.choices ?? []);
    return choices.find((choice) => choice.step === step.text) ?? null;
  }

  /** The attempt on a region that the rules name first: the surest one that takes least. */
  firstAttempt(region: string): Choice | null {
    if (this.tool !== "conquer") return null;
    const [first] = this.choices(region);
    return first ? this.choiceOf(first) : null;
  }

  /** What the seal on a region says; nothing where the tool is no attempt or the region cannot be attempted. */
  price(region: string): Price | null {
    const attempt = this.firstAttempt(region);
    if (!attempt) return null;
    return { tokens: attempt.price, die: attempt.faces.length > 0, coins: attempt.coins, means: attempt.means.length > 0 };
  }

  // Choosing a tool and regions

  useTool(id: string): void {
    this.#chosenTool = id;
    this.#first = null;
    this.selected = null;
  }

  get first(): string | null {
    const first = this.#first;
    const steps = this.#byTool.get(this.tool) ?? [];
    return first !== null && steps.some((step) => otherRegions(step, first).length > 0) ? first : null;
  }

  /** The steps that act on a region, in the order in which the rules advise them. */
  choices(region: string): Step[] {
    const steps = this.#choices.get(region) ?? [];
    const order = this.adviceOf(region)?.choices.map((choice) => choice.step) ?? [];
    return steps.length < 2 ? steps : steps.toSorted((one, other) => order.indexOf(one.text) - order.indexOf(other.text));
  }

  /** The other tools that could do something on a region. */
  otherTools(region: string): string[] {
    if (!this.acting) return [];
    const fits = (step: Step): boolean => firstRegions(step).includes(region);
    return this.tools.filter(({ id }) => id !== this.tool && this.#byTool.get(id)?.some(fits)).map(({ id }) => id);
  }

  useToolOn(id: string, region: string): void {
    this.useTool(id);
    this.act(region);
  }

  act(region: string): void {
    if (this.first === region) {
      this.#first = null;
      return;
    }
    const choices = this.choices(region);
    if (choices.length === 0) this.select(region);
    else if (this.placing) this.add(region);
    else if (this.first === null && choices.some((step) => step.to !== undefined)) this.#chooseFirst(region);
    else if (choices.length === 1 && this.#isMeant(choices[0]!, region)) this.play(choices[0]!.text);
    else this.select(region);
  }

  /** Whether a click plays the step: it does no harm, or its card is open already. */
  #isMeant(step: Step, region: string): boolean {
    return this.selected === region || this.#isObvious(step);
  }

  select(region: string | null): void {
    this.selected = region;
  }

  cancel(): void {
    if (this.selected !== null) this.selected = null;
    else if (this.#first !== null) this.#first = null;
    else this.#chosenTool = null;
  }

  #chooseFirst(region: string): void {
    this.#first = region;
    this.selected = null;
  }

  /** Whether a step is so harmless that a click plays it at once: sure, free, and to be taken back. */
  #isObvious(step: Step): boolean {
    if (NEEDS_A_LOOK.includes(step.verb)) return false;
    const choice = this.choiceOf(step);
    return choice === null || (choice.faces.length === 0 && choice.coins === 0);
  }

  // Playing

  play(text: string): void {
    this.playAll([text]);
  }

  playAll(texts: string[], backTo?: number): void {
    this.#forget();
    this.#enqueue(() => (backTo === undefined && !this.#isLegal(texts[0]) ? undefined : this.#send(texts, backTo)));
  }

  #forget(): void {
    this.selected = null;
    this.#first = null;
  }

  /** A second click on what the first click has just done means nothing. */
  #isLegal(text: string | undefined): boolean {
    return text !== undefined && (this.#connection.latest?.legal.includes(text) ?? false);
  }

  #enqueue(task: () => Promise<unknown> | undefined): void {
    this.#line = this.#line.catch(() => undefined).then(task);
  }

  /** Says whether the steps were played; the table after them is then here. */
  async #send(texts: string[], backTo?: number): Promise<boolean> {
    const answer = await this.#connection.play(texts, backTo);
    return answer.type === "done";
  }

  // Placing what is in hand

  /** Whether a click puts down one more of what defends; another tool places a piece. */
  get deploying(): boolean {
    return this.placing && TROOPS.includes(this.tool);
  }

  /** What plus and minus move: the troops of the tool, or tokens while pieces are placed. */
  get troops(): string {
    return TROOPS.includes(this.tool) ? this.tool : "token";
  }

  deployed(region: string): number {
    const here = this.#placed.steps.filter((step) => step.region === region && step.piece === this.troops);
    return here.reduce((sum, step) => sum + (step.count ?? 1), 0);
  }

  canAdd(region: string): boolean {
    return this.acting && this.table.legal.includes(this.#oneMore(region));
  }

  add(region: string): void {
    const piece = this.tool;
    this.#enqueue(() => {
      const step = this.#oneMore(region, piece);
      return this.#isLegal(step) ? this.#send([step]) : undefined;
    });
  }

  takeAway(region: string): void {
    this.#enqueue(() => this.#takeBack(region, []));
  }

  /** Takes one from a region and puts it into another, in one message. */
  move(from: string, to: string): void {
    this.#enqueue(() => this.#takeBack(from, [deployStep(to, this.troops, 1)]));
  }

  plan(name: Plan): void {
    this.#enqueue(async () => {
      const { backTo, kept, steps } = this.#placed;
      const pieces = steps.filter((step) => step.verb === "place").map((step) => step.text);
      if (steps.length > 0 && !(await this.#send(kept, backTo))) return;
      const plan = (this.#connection.latest?.advice as unknown as Advice).plans[name] ?? [];
      const texts = [...plan, ...pieces.filter((piece) => !plan.includes(piece))];
      if (texts.length > 0) await this.#send(texts);
    });
  }

  #oneMore(region: string, piece: string = this.tool): string {
    return TROOPS.includes(piece) ? deployStep(region, piece, 1) : `place ${piece} ${region}`;
  }

  /** Goes back to before the last of these troops came into a region, and plays the rest anew with one fewer there. */
  #takeBack(region: string, more: string[]): Promise<boolean> | undefined {
    const piece = this.troops;
    const { backTo, kept, steps } = this.#placedSince((step) => step.region === region && step.piece === piece);
    const [last, ...rest] = steps;
    if (!last) return undefined;
    const fewer = (last.count ?? 1) - 1;
    const anew = fewer > 0 ? [deployStep(region, piece, fewer)] : [];
    return this.#send([...kept, ...anew, ...rest.map((step) => step.text), ...more], backTo);
  }

  /** Finds what was put down last: since the last other step, or since the last step that is looked for. */
  #placedSince(wanted?: (step: Step) => boolean): Placed {
    const tail = this.#connection.latest?.undo.tail ?? [];
    let found: Placed = { backTo: 0, kept: [], steps: [] };
    let after: Step[] = [];
    for (const entry of tail.toReversed()) {
      const steps = entry.steps.map(parseStep);
      const other = steps.findLastIndex((step) => !putsDown(step));
      const hit = wanted ? steps.findLastIndex(wanted) : other + 1;
      if (hit > other && hit < steps.length) {
        const kept = entry.steps.slice(0, hit);
        found = { backTo: entry.back_to, kept, steps: [...steps.slice(hit), ...after] };
        if (wanted) return found;
      }
      if (other >= 0) break;
      after = [...steps, ...after];
    }
    return found;
  }

  /** The tool that comes by itself: first what must be placed, then what is worth placing. */
  #placingTool(): string {
    const due = this.steps.every((step) => step.verb !== "done");
    const placed = this.#placed.steps.filter((step) => step.piece === "target").length;
    const worth = [placed < MOST_TARGETS ? "target" : "", "bomb"];
    const next = [...(due ? MUST_BE_PLACED : []), "token", "beasts", ...worth];
    return next.find((id) => this.#byTool.has(id)) ?? "token";
  }

  #amount(tool: string): { left?: number; of?: number } {
    const player = this.me === null ? null : this.view.players[this.me];
    if (this.placing && player && TROOPS.includes(tool)) {
      const left = tool === "token" ? player.hand : tool === "beasts" ? player.beasts : Number(player.champion);
      const put = this.#placed.steps.filter((step) => step.piece === tool);
      return { left, of: left + put.reduce((sum, step) => sum + (step.count ?? 1), 0) };
    }
    const words = MEANS_OF_TOOL[tool] ?? [tool];
    const means = this.advice.means?.find((known) => words.includes(known.word));
    return means && !this.placing ? { left: means.left, of: means.of } : {};
  }
}
