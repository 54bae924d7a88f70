import type { Table } from "./messages.ts";

/** So many steps may wait to be shown. When more come, the oldest are left out. */
const MOST_WAITING = 20;

/** Shows the tables that arrive one after another, each for a moment, so that people can follow what others do. */
export class Pacing {
  #waiting: Table[] = [];
  #last: Table | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Before this time the table that is shown now has not been seen long enough. */
  #until = 0;

  constructor(
    private readonly show: (table: Table) => void,
    private readonly isOwn: (table: Table) => boolean,
    private readonly pause: () => number,
  ) {}

  /** Takes a table in. One that is only told anew takes the place of the newest, and nobody waits for it. */
  add(table: Table, again: boolean): void {
    const first = this.#last === null;
    this.#last = table;
    if (again) this.#waiting.pop();
    this.#waiting.push(table);
    if (first || this.#waiting.length > MOST_WAITING) this.skip();
    else this.#next();
  }

  skip(): void {
    clearTimeout(this.#timer);
    const newest = this.#waiting.at(-1);
    this.#waiting = [];
    if (newest !== undefined) this.#show(newest);
  }

  #next(): void {
    clearTimeout(this.#timer);
    const [table] = this.#waiting;
    if (table === undefined) return;
    const wait = this.isOwn(table) ? 0 : this.#until - Date.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#next(), wait);
      return;
    }
    this.#waiting.shift();
    this.#show(table);
    this.#next();
  }

  #show(table: Table): void {
    this.#until = Date.now() + this.pause();
    this.show(table);
  }
}
