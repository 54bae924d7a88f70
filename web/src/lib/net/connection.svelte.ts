import { settings } from "../settings.svelte.ts";
import { readEarlier, readGame } from "./api.ts";
import type { Because, Done, Entry, FromPage, FromServer, GameFacts, Play, Problem, Refused, Table, Why } from "./messages.ts";
import { Pacing } from "./pacing.ts";

/** How often we ask whether the server is still there, and how long it may take to say so, in milliseconds. */
const PING_EVERY = 15_000;
const PING_PATIENCE = 10_000;
/** The shortest and the longest pause before we try to reach the server again. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5_000;
/** How long the table of a play may come after its answer before we ask for it by connecting anew. */
const TABLE_PATIENCE = 1_000;
/** With these codes the server closes for good, and why. */
const FINAL: Record<number, Problem> = {
  4404: { code: "unknown-game", values: {} },
  4410: { code: "old-rules", values: {} },
};

/** What we need of a WebSocket; tests put their own in its place. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  open: (path: string) => Socket;
  /** A number from 0 to 1, so that not all pages come back to a restarted server at the same moment. */
  jitter: () => number;
  id: () => string;
}

const BROWSER: Surroundings = {
  open: (path) => new WebSocket(new URL(path, location.href.replace(/^http/, "ws"))) as Socket,
  jitter: Math.random,
  id: () => crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join("-"),
};

/** How a game shows what happened, in milliseconds: before the table after it is shown, and while it is. */
export interface Staging {
  before: (table: Table) => number;
  after: (table: Table) => number;
}

interface Waiting {
  message: Play;
  answered: (answer: Done | Refused) => void;
  /** The answer, while the table that belongs to it is still on its way. */
  done: Done | null;
}

/** A game on the server: what is shown of it, and what we say to it. */
export class GameConnection {
  facts = $state.raw() as GameFacts;
  table = $state.raw<Table | null>(null);
  latest = $state.raw<Table | null>(null);
  log = $state.raw<Entry[]>([]);
  connected = $state(false);
  waiting = $state(false);
  refusal = $state.raw<Refused | null>(null);
  /** Whether the connection was lost since the page came here: then it is worth saying that it is back. */
  lost = $state(false);
  /** Why the server will not show this game again. */
  problem = $state.raw<Problem | null>(null);
  readonly behind = $derived(this.table !== this.latest);
  /** The table that will be shown next, while what comes before it is shown: a die that still rolls. */
  coming = $state.raw<Table | null>(null);
  /** Set by the table of a game that has something to show before a table, or that takes its time after it. */
  staging: Staging | null = null;

  readonly #around: Surroundings;
  readonly #pacing: Pacing;
  readonly #questions = new Map<string, (reason: Because | null) => void>();
  #socket: Socket | null = null;
  #tries = 0;
  #play: Waiting | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  /** Grows with every refusal: what was asked for before it, and not yet sent, is no longer meant. */
  #refusals = 0;
  #closed = false;
  /** No table has come since the connection was opened: it may begin later than what we know. */
  #fresh = true;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(facts: GameFacts, around: Partial<Surroundings> = {}) {
    this.facts = facts;
    this.#around = { ...BROWSER, ...around };
    this.#pacing = new Pacing(
      (table) => (this.table = table),
      (table) => (this.coming = table),
      {
        isOwn: (table) => isHidden() || this.#isOwn(table),
        before: (table) => (isHidden() ? 0 : (this.staging?.before(table) ?? 0)),
        after: (table) => Math.max(settings.pause, this.staging?.after(table) ?? 0),
      },
    );
    if (typeof document !== "undefined") {
      addEventListener("online", this.#wake);
      document.addEventListener("visibilitychange", this.#wake);
    }
    this.#connect();
  }

  /** Plays these steps, all or none; first takes back what came after `backTo`. */
  play(steps: string[], backTo?: number): Promise<Done | Refused> {
    this.refusal = null;
    this.waiting = true;
    this.skip();
    const refusals = this.#refusals;
    const answer = this.#queue.then(() => this.#playNow(steps, backTo, refusals));
    this.#queue = answer;
    return answer;
  }

  /** Takes back the last entry that may be taken back. */
  undo(): Promise<Done | Refused> {
    const last = this.latest?.undo.tail.at(-1);
    if (last === undefined) throw new Error("expected something that can be taken back");
    return this.play([], last.back_to);
  }

  /** Asks why a step may not be played; nothing when it may, or when nobody can say. */
  why(step: string): Promise<Because | null> {
    if (!this.connected) return Promise.resolve(null);
    const id = this.#around.id();
    return new Promise((resolve) => {
      this.#questions.set(id, resolve);
      this.#send({ type: "why", id, step } satisfies Why);
    });
  }

  /** Loads what happened before the oldest entry that is known. */
  async earlier(): Promise<void> {
    const first = this.log[0]?.number ?? this.latest?.since ?? 0;
    const entries = await readEarlier(this.facts.id, first);
    this.#remember(entries);
  }

  /** Shows the newest table at once. */
  skip(): void {
    this.#pacing.skip();
  }

  /** Shows the table that is coming, without waiting for what comes before it. */
  hurry(): void {
    this.#pacing.hurry();
  }

  close(): void {
    this.#closed = true;
    this.#pacing.skip();
    if (typeof document !== "undefined") {
      removeEventListener("online", this.#wake);
      document.removeEventListener("visibilitychange", this.#wake);
    }
    this.#disconnect();
  }

  // Being connected

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#closed || this.#socket !== null) return;
    const since = this.latest === null ? "" : `?since=${this.latest.number}`;
    const socket = this.#around.open(`/api/games/${this.facts.id}/socket${since}`);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#drop(event.code);
    };
    // A connection that never opens counts as dead as well.
    this.#ping = setTimeout(() => this.#drop(), PING_PATIENCE);
  }

  #opened(): void {
    this.connected = true;
    this.#fresh = true;
    this.#tries = 0;
    this.#pingLater();
    if (this.#play !== null) this.#send(this.#play.message);
  }

  #disconnect(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.connected = false;
    for (const timer of [this.#retry, this.#ping, this.#patience]) clearTimeout(timer);
    for (const answer of this.#questions.values()) answer(null);
    this.#questions.clear();
    socket?.close();
  }

  #drop(code?: number): void {
    this.#disconnect();
    if (this.#closed) return;
    this.problem = FINAL[code ?? 0] ?? null;
    if (this.problem !== null) return;
    this.lost = true;
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** ++this.#tries);
    const pause = FIRST_PAUSE + this.#around.jitter() * (longest - FIRST_PAUSE);
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  /** Connects anew to be told what was missed. */
  #catchUp(): void {
    this.#disconnect();
    this.#connect();
  }

  readonly #wake = (): void => {
    if (this.#closed || this.problem !== null) return;
    // Nobody follows what happens behind their back: the newest table is there when they look.
    if (isHidden()) return this.skip();
    if (this.#socket === null) this.#connect();
    else if (this.connected) this.#askNow();
  };

  #pingLater(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#askNow(), PING_EVERY);
  }

  #askNow(): void {
    clearTimeout(this.#ping);
    this.#send({ type: "ping" });
    this.#ping = setTimeout(() => this.#drop(), PING_PATIENCE);
  }

  #send(message: FromPage): void {
    if (this.connected) this.#socket?.send(JSON.stringify(message));
  }

  // What we hear

  #hear(message: FromServer): void {
    this.#pingLater();
    switch (message.type) {
      case "table":
        return this.#see(message);
      case "done":
        return this.#done(message);
      case "refused":
        return this.#refused(message);
      case "answer":
        return this.#answer(message.id, message.reason);
      case "pong":
        return;
    }
  }

  #see(table: Table): void {
    const known = this.latest?.number ?? table.since;
    const gap = table.since > known;
    if (gap && !this.#fresh) return this.#catchUp();
    if (table.number < known) return;
    this.#fresh = false;
    if (gap) this.log = [];
    this.#remember(table.news);
    if (table.number === this.latest?.number) void this.#readFacts();
    this.latest = table;
    this.#pacing.add(table, table.number === known);
    this.#settle();
  }

  #remember(news: Entry[]): void {
    const known = new Map([...this.log, ...news].map((entry) => [entry.number, entry]));
    this.log = [...known.values()].sort((a, b) => a.number - b.number);
  }

  /** A table that is told anew without news says that somebody took a seat. */
  async #readFacts(): Promise<void> {
    const facts = await readGame(this.facts.id).catch(() => null);
    if (facts !== null) this.facts = facts;
  }

  /** Nobody waits for what they did themselves; what others do is shown one after another. */
  #isOwn(table: Table): boolean {
    return table.news.every((entry) => entry.seat !== null && this.facts.seats[entry.seat]?.yours === true);
  }

  #answer(id: string, reason: Because | null): void {
    this.#questions.get(id)?.(reason);
    this.#questions.delete(id);
  }

  // What we play

  #playNow(steps: string[], backTo: number | undefined, refusals: number): Promise<Done | Refused> {
    if (this.refusal !== null && refusals !== this.#refusals) return Promise.resolve(this.refusal);
    const id = this.#around.id();
    const message: Play = { type: "play", id, number: this.latest?.number ?? 0, steps, back_to: backTo ?? null };
    return new Promise((answered) => {
      this.waiting = true;
      this.#play = { message, answered, done: null };
      this.#send(message);
    });
  }

  #done(done: Done): void {
    if (this.#play?.message.id !== done.id) return;
    this.#play.done = done;
    this.#patience = setTimeout(() => this.#catchUp(), TABLE_PATIENCE);
    this.#settle();
  }

  /** A play is over when its table is here too: the next one stands on it. */
  #settle(): void {
    const done = this.#play?.done;
    if (done && this.latest && this.latest.number >= done.number) this.#finish(done);
  }

  #refused(refused: Refused): void {
    this.#answer(refused.id, null);
    if (this.#play?.message.id !== refused.id) return;
    this.#refusals += 1;
    this.refusal = refused;
    if (refused.number > (this.latest?.number ?? 0)) this.#catchUp();
    this.#finish(refused);
  }

  #finish(answer: Done | Refused): void {
    clearTimeout(this.#patience);
    const play = this.#play;
    this.#play = null;
    this.waiting = false;
    play?.answered(answer);
  }
}

/** Whether nobody can see the page now. */
function isHidden(): boolean {
  return typeof document !== "undefined" && document.visibilityState === "hidden";
}
