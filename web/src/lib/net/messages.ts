// Written by scripts/make_types.py from src/smallwar/server/messages.py: change that, then run `make types`.

export type Value = string | number;

export type Text = string;

export type Id = string;

export type Name = string;

/** A person at the page that began the game, a computer player, or whoever is given the link. */
export type SeatKind = "person" | "computer" | "open";

/** Who shall sit in a seat. */
export type SeatWish = {
  name: Name;
  kind: SeatKind;
  /** The name of the computer player. */
  bot?: string;
};

/** A game that somebody wants to begin. */
export type GameWish = {
  game: string;
  seats: SeatWish[];
  settings?: Record<string, string>;
  /** Chosen boards; drawn at random when left out. */
  boards?: string[] | null;
  /** Make new boards from this seed instead. */
  board_seed?: number | null;
};

/** A seat as everybody may see it. */
export type Seat = {
  name: string;
  kind: SeatKind;
  bot: string;
  yours: boolean;
};

/** A game in a list. */
export type GameLine = {
  id: string;
  game: string;
  settings: Record<string, string>;
  seats: Seat[];
  /** The last entry of its log. */
  number: number;
  to_move: number | null;
  over: boolean;
  created: string;
  changed: string;
};

/** What never changes in a game, besides its line. */
export type GameFacts = GameLine & {
  boards: string[];
  /** What the page needs to draw the table; each game has its own form. */
  layout: Record<string, unknown>;
  /** The secret of each open seat, shown to whoever began the game alone. */
  invitations: Record<number, string>;
};

/** A game that can be played here. */
export type GameKind = {
  id: string;
  rules: number;
  fewest: number;
  most: number;
  /** What may be agreed, the default first. */
  settings: Record<string, string[]>;
  /** The shipped boards by size. */
  boards: Record<string, string[]>;
  /** The sizes of boards for each number of players. */
  boards_needed: Record<number, string[]>;
  bots: string[];
};

/** Where the new game is. */
export type Created = {
  id: string;
};

/** Take an open seat with its secret, under a name of one's own. */
export type Join = {
  secret: Id;
  name: Name;
};

export type ProblemCode = "bad-name" | "foreign-origin" | "malformed" | "mistake" | "not-allowed" | "not-found" | "not-yours" | "old-rules" | "same-name" | "seats" | "too-large" | "too-many" | "try-again" | "unfit-boards" | "unfit-options" | "unknown-bot" | "unknown-game" | "unknown-host" | "unknown-setting" | "wrong-secret";

/** Why a request was refused. */
export type Problem = {
  code: ProblemCode;
  values: Record<string, Value>;
};

/** Play these steps, all or none, as the next entry after `number`; first take back what came after `back_to`. Undo is a play without steps. To place a piece elsewhere, take back and play anew in one message. */
export type Play = {
  type: "play";
  /** Made by the page for each intention: said again, it changes nothing and is answered as before. */
  id: Id;
  /** The last entry that the page knows. */
  number: number;
  back_to?: number | null;
  steps: Text[];
};

/** Why may this step not be played? */
export type Why = {
  type: "why";
  id: Id;
  step: Text;
};

/** Is somebody there? */
export type Ping = {
  type: "ping";
};

export type FromPage = Play | Why | Ping;

/** Something that happened, by its code. */
export type Told = {
  code: string;
  values: Record<string, Value>;
};

/** Why something cannot be: a code and values for a sentence, and the number of the rule. */
export type Because = {
  code: string;
  rule: string;
  values: Record<string, Value>;
};

/** One entry of the log of a game: what one decision led to, chance included, as this seat saw it. */
export type Entry = {
  number: number;
  /** Who decided; nobody where the game itself began. */
  seat: number | null;
  /** What came after this entry was taken back first. */
  back_to: number | null;
  events: Told[];
};

/** An entry of one's own that may still be taken back. */
export type Kept = {
  /** The entry to go back to, so that this one and all after it are taken back. */
  back_to: number;
  steps: string[];
};

export type UndoCode = "nothing" | "chance" | "other-player" | "not-yours";

/** What may be taken back, the latest last; and why not more. */
export type UndoState = {
  tail: Kept[];
  why: UndoCode;
  /** For `chance`: the first word of the step that revealed something, as `word`. */
  values: Record<string, Value>;
};

/** The table as this seat sees it after one entry of the log, and what happened in it. */
export type Table = {
  type: "table";
  /** The last entry of the log. */
  number: number;
  /** The entry after which `news` begins. */
  since: number;
  news: Entry[];
  /** Through whose eyes; nobody's for a spectator. */
  seat: number | null;
  /** Nobody when the game is over. */
  to_move: number | null;
  over: boolean;
  /** Whether this page may play now. */
  yours: boolean;
  /** Every step that may be played, if it is yours to play. */
  legal: string[];
  view: Record<string, unknown>;
  advice: Record<string, unknown>;
  undo: UndoState;
};

/** Steps were kept as the entry `number`. */
export type Done = {
  type: "done";
  id: string;
  number: number;
};

export type RefusalCode = "stale" | "illegal" | "not-yours" | "over" | "no-undo" | "malformed" | "too-many" | "too-large" | "try-again";

/** A message was refused, and nothing has changed. */
export type Refused = {
  type: "refused";
  id: string;
  code: RefusalCode;
  number: number;
  reason: Because | null;
};

/** Why a step may not be played; no reason when it may. */
export type Answer = {
  type: "answer";
  id: string;
  reason: Because | null;
};

/** Somebody is there. */
export type Pong = {
  type: "pong";
};

export type FromServer = Table | Done | Refused | Answer | Pong;
