import type { GameKind, GameWish, SeatKind, SeatWish } from "./net/messages.ts";
import { remember, remembered } from "./storage.ts";

export const ISLANDS = ["random", "chosen", "new"] as const;
export type Islands = (typeof ISLANDS)[number];

/** Who shall sit in a seat; an empty name means the usual one. */
export interface SeatDraft {
  kind: SeatKind;
  name: string;
  bot: string;
}

/** What people are called who give no name. */
export interface UsualNames {
  person: (number: number) => string;
  computer: (number: number) => string;
  friend: (number: number) => string;
}

const HIGHEST_SEED = 2 ** 31 - 1;

/** A game as it is being put together on the first page. */
export class Setup {
  readonly kind: GameKind;
  seats = $state<SeatDraft[]>([]);
  settings = $state<Record<string, string>>({});
  islands = $state<Islands>("random");
  /** A board for each place of the map, if they are chosen. */
  boards = $state<string[]>([]);
  seed = $state(0);
  bot = $state("");

  constructor(kind: GameKind) {
    this.kind = kind;
    this.settings = Object.fromEntries(Object.entries(kind.settings).map(([name, values]) => [name, values[0] ?? ""]));
    this.bot = kind.bots[0] ?? "";
    this.newSeed();
    this.against(kind.fewest - 1);
  }

  get needed(): string[] {
    return this.kind.boards_needed[this.seats.length] ?? [];
  }

  /** One person against so many computer players. */
  against(opponents: number): void {
    this.seats = [this.#person(0), ...Array.from({ length: opponents }, () => this.#seat("computer"))];
    this.#fitBoards();
  }

  /** So many people at this screen. */
  together(people: number): void {
    this.seats = Array.from({ length: people }, (_, seat) => this.#person(seat));
    this.#fitBoards();
  }

  add(): void {
    this.seats.push(this.#seat("computer"));
    this.#fitBoards();
  }

  remove(seat: number): void {
    this.seats.splice(seat, 1);
    this.#fitBoards();
  }

  newSeed(): void {
    this.seed = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) & HIGHEST_SEED;
  }

  /** The boards that may lie at a place of the map: of its size, and not the other side of one that lies elsewhere. */
  choices(place: number): string[] {
    const others = new Set(this.boards.filter((_, other) => other !== place).map(islandOf));
    return this.#ofSize(this.needed[place]).filter((board) => !others.has(islandOf(board)));
  }

  /** What the server is asked for. */
  wish(usual: UsualNames): GameWish {
    const names = ownNames(this.seats, usual);
    const seats = this.seats.map(
      ({ kind, bot }, seat): SeatWish => ({ kind, name: names[seat] ?? "", bot: kind === "computer" ? bot : "" }),
    );
    const wish: GameWish = { game: this.kind.id, seats, settings: { ...this.settings } };
    if (this.islands === "chosen") wish.boards = [...this.boards];
    if (this.islands === "new") wish.board_seed = Math.min(Math.max(0, Math.trunc(this.seed)), HIGHEST_SEED);
    return wish;
  }

  /** Remembers what people called themselves, for the next game. */
  rememberNames(): void {
    const names = this.seats.filter((seat) => seat.kind === "person").map((seat) => seat.name.trim());
    names.forEach((name, seat) => remember(`name-${seat}`, name));
  }

  #seat(kind: SeatKind): SeatDraft {
    return { kind, name: "", bot: this.bot };
  }

  #person(seat: number): SeatDraft {
    return { ...this.#seat("person"), name: remembered(`name-${seat}`) ?? "" };
  }

  #ofSize(size: string | undefined): string[] {
    return size === undefined ? [] : (this.kind.boards[size] ?? []);
  }

  /** Lays a board at each place, keeping what fits. */
  #fitBoards(): void {
    const before = this.boards;
    this.boards = [];
    this.needed.forEach((_, place) => {
      const choices = this.choices(place);
      const kept = choices.find((board) => board === before[place]);
      this.boards.push(kept ?? choices[0] ?? "");
    });
  }
}

/** A board is one side of an island; the name of the island comes first. */
function islandOf(board: string): string {
  return board.replace(/[ab]$/, "");
}

/** Gives everybody a name that nobody else has. */
function ownNames(seats: readonly SeatDraft[], usual: UsualNames): string[] {
  const counts = { person: 0, computer: 0, open: 0 };
  const taken = new Set<string>();
  return seats.map(({ kind, name }) => {
    counts[kind] += 1;
    const word = kind === "open" ? usual.friend : usual[kind];
    const wanted = name.trim().replaceAll(",", "") || word(counts[kind]);
    let found = wanted;
    for (let more = 2; taken.has(found); more += 1) found = `${wanted} ${more}`;
    taken.add(found);
    return found;
  });
}
