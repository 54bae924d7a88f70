import type { Surroundings, Socket } from "../../src/lib/net/connection.svelte.ts";
import type { Entry, FromPage, FromServer, GameFacts, Play, Table } from "../../src/lib/net/messages.ts";

/** The server's end of a connection, in the hands of a test. */
export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly heard: FromPage[] = [];
  closed = false;

  constructor(readonly path: string) {}

  send(text: string): void {
    this.heard.push(JSON.parse(text) as FromPage);
  }

  close(): void {
    this.closed = true;
  }

  open(table?: Table): void {
    this.onopen?.();
    if (table) this.say(table);
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.onclose?.({ code });
  }

  get plays(): Play[] {
    return this.heard.filter((message) => message.type === "play");
  }
}

/** Every connection that the page opened, the latest last. */
export function fakeSurroundings(): { sockets: FakeSocket[]; around: Surroundings; socket: () => FakeSocket } {
  const sockets: FakeSocket[] = [];
  let ids = 0;
  const around: Surroundings = {
    open: (path) => {
      const socket = new FakeSocket(path);
      sockets.push(socket);
      return socket;
    },
    jitter: () => 1,
    id: () => `intention-${(ids += 1)}`,
  };
  return { sockets, around, socket: () => sockets[sockets.length - 1] as FakeSocket };
}

/** A game of one person against a computer player. */
export const FACTS: GameFacts = {
  id: "game",
  game: "toy",
  settings: {},
  seats: [
    { name: "Mira", kind: "person", bot: "", yours: true },
    { name: "Greedy", kind: "computer", bot: "greedy", yours: false },
  ],
  number: 0,
  to_move: 0,
  over: false,
  created: "2026-01-01T00:00:00Z",
  changed: "2026-01-01T00:00:00Z",
  boards: [],
  layout: {},
  invitations: {},
};

export const MINE = 0;
export const THEIRS = 1;

/** The table after an entry, with the news since an earlier one, all by one seat. */
export function tableAfter(number: number, seat = MINE, since = number - 1): Table {
  const news: Entry[] = [];
  for (let entry = since + 1; entry <= number; entry += 1) news.push({ number: entry, seat, back_to: null, events: [] });
  const undo = { tail: [], why: "nothing" as const, values: {} };
  return { type: "table", number, since, news, seat: 0, to_move: 0, over: false, yours: true, legal: [], view: {}, advice: {}, undo };
}
