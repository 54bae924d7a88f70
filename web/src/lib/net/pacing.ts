import type { Table } from "./messages.ts";

/** So many steps may wait to be shown. When more come, the oldest are left out. */
const MOST_WAITING = 20;

/** What Pacing asks about a table, with times in milliseconds. */
export interface Rhythm {
  /** Whether nobody needs to wait until the table before it was seen long enough. */
  isOwn: (table: Table) => boolean;
  /** How long something is awaited before the table is shown: a die that still rolls. */
  before: (table: Table) => number;
  /** How long the table is shown before the next one. */
  after: (table: Table) => number;
}

/** Shows the tables that arrive one after another, each for a moment, so that people can follow what others do. */
export class Pacing {
  #waiting: Table[] = [];
  #last: Table | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Before this time the table that is shown now has not been seen long enough. */
  #until = 0;
  /** The table that comes next, while something is awaited before it. */
  #coming: Table | null = null;

  constructor(
    private readonly show: (table: Table) => void,
    private readonly announce: (table: Table | null) => void,
    private readonly rhythm: Rhythm,
  ) {}

  /** Takes a table in. One that is only told anew takes the place of the newest, and nobody waits for it. */
  add(table: Table, again: boolean): void {
    const first = this.#last === null;
    this.#last = table;
    if (again) this.#replace(table);
    else this.#waiting.push(table);
    if (first || this.#waiting.length > MOST_WAITING) this.skip();
    else if (this.#coming === null) this.#next();
  }

  skip(): void {
    const newest = this.#waiting.at(-1);
    this.#waiting = [];
    this.#await(null);
    if (newest !== undefined) this.#show(newest);
  }

  /** Ends what is awaited before the next table. */
  hurry(): void {
    if (this.#coming !== null) this.#shift();
  }

  #replace(table: Table): void {
    const replaced = this.#waiting.pop();
    this.#waiting.push(table);
    if (replaced !== undefined && replaced === this.#coming) this.#coming = table;
  }

  #next(): void {
    clearTimeout(this.#timer);
    const [table] = this.#waiting;
    if (table === undefined) return;
    const wait = this.rhythm.isOwn(table) ? 0 : this.#until - Date.now();
    if (wait > 0) this.#timer = setTimeout(() => this.#next(), wait);
    else this.#begin(table);
  }

  #begin(table: Table): void {
    const wait = this.rhythm.before(table);
    if (wait <= 0) return this.#shift();
    this.#await(table);
    this.#timer = setTimeout(() => this.#shift(), wait);
  }

  #shift(): void {
    const table = this.#waiting.shift();
    this.#await(null);
    if (table === undefined) return;
    this.#show(table);
    this.#next();
  }

  #await(table: Table | null): void {
    clearTimeout(this.#timer);
    if (table === this.#coming) return;
    this.#coming = table;
    this.announce(table);
  }

  #show(table: Table): void {
    this.#until = Date.now() + this.rhythm.after(table);
    this.show(table);
  }
}
