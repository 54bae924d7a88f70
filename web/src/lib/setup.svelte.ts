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

/** How people come together: against computer players, at this screen, or each at a screen of their own. */
export const WAYS = ["computer", "screen", "friends"] as const;
export type Way = (typeof WAYS)[number];

/** Who sits in all seats but the first, unless somebody says otherwise. */
const OTHERS: Record<Way, SeatKind> = { computer: "computer", screen: "person", friends: "open" };
const HIGHEST_SEED = 2 ** 31 - 1;

/** A game as it is being put together on the first page. */
export class Setup {
  readonly kind: GameKind;
  way = $state<Way>("computer");
  seats = $state<SeatDraft[]>([]);
  settings = $state<Record<string, string>>({});
  islands = $state<Islands>("random");
  /** A board for each place of the map: those that are chosen, and until then examples. */
  boards = $state<string[]>([]);
  seed = $state(0);
  /** Whether the order of the seats is drawn when the game begins. */
  shuffled = $state(false);

  constructor(kind: GameKind) {
    this.kind = kind;
    this.settings = Object.fromEntries(Object.entries(kind.settings).map(([name, values]) => [name, values[0] ?? ""]));
    this.newSeed();
    this.arrange("computer", kind.fewest);
  }

  get needed(): string[] {
    return this.kind.boards_needed[this.seats.length] ?? [];
  }

  /** Lets so many play in this way. Who has been given a seat in the same way keeps it. */
  arrange(way: Way, players: number): void {
    const before = way === this.way ? this.seats : this.seats.slice(0, 1);
    this.way = way;
    this.seats = Array.from({ length: players }, (_, seat) => before[seat] ?? this.#draft(seat === 0 ? "person" : OTHERS[way], seat));
    this.#fitBoards();
  }

  /** Gives a seat to somebody else; `bot` names the computer player. */
  seat(place: number, kind: SeatKind, bot = ""): void {
    this.seats[place] = { ...this.#draft(kind, place), ...(bot && { bot }) };
  }

  newSeed(): void {
    this.seed = below(HIGHEST_SEED);
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
    if (this.shuffled) shuffle(seats);
    const wish: GameWish = { game: this.kind.id, seats, settings: { ...this.settings } };
    if (this.islands === "chosen") wish.boards = [...this.boards];
    if (this.islands === "new") wish.board_seed = Math.min(Math.max(0, Math.trunc(this.seed)), HIGHEST_SEED);
    return wish;
  }

  /** Remembers what people called themselves, for the next game. */
  rememberNames(): void {
    this.seats.forEach(({ kind, name }, seat) => {
      if (kind === "person") remember(`name-${seat}`, name.trim());
    });
  }

  #draft(kind: SeatKind, seat: number): SeatDraft {
    const bot = this.seats.find((other) => other.kind === "computer")?.bot ?? this.kind.bots[0] ?? "";
    return { kind, name: kind === "person" ? (remembered(`name-${seat}`) ?? "") : "", bot };
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
      this.boards.push(kept ?? choices[this.seed % choices.length] ?? "");
    });
  }
}

/** A board is one side of an island; the name of the island comes first. */
function islandOf(board: string): string {
  return board.replace(/[ab]$/, "");
}

function shuffle<T>(things: T[]): void {
  for (let last = things.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [things[last], things[other]] = [things[other] as T, things[last] as T];
  }
}

function below(limit: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % limit;
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
