// Written by scripts/make_types.py from src/smallwar/smallworld/shown.py: change that, then run `make types`.

export type Point = [number, number];

/** A player, as whoever looks may see them. */
export type SeenPlayer = {
  name: string;
  /** None where they are secret. */
  coins: number | null;
  race: string | null;
  power: string | null;
  hand: number;
  beasts: number;
  champion: boolean;
  declined: string | null;
  declined_power: string | null;
  harmony: boolean;
  harmony_paid: boolean;
  faction?: string;
};

/** What lies on a region. */
export type SeenRegion = {
  pieces: string[];
  player?: string;
  race?: string;
  declined?: boolean;
  tokens?: number;
  beasts?: number;
};

/** A row of the offer; in the team variant a banner for each side stands in it. */
export type SeenOffer = {
  power: string | null;
  coins: number;
  race?: string | null;
  side?: string | null;
  races?: Record<string, string | null>;
};

/** A position. */
export type View = {
  variant: string;
  round: number;
  rounds: number;
  turn: string;
  to_move: number;
  phase: string;
  players: SeenPlayer[];
  regions: Record<string, SeenRegion>;
  offer: SeenOffer[];
  box: Record<string, number>;
  hidden_relics: string[];
  used: string[];
  inflicted: number;
  ranking?: string[][];
};

/** A board on the chart: which part of the chart its picture covers, over the edge perhaps, where its sea fades. */
export type Island = {
  board: string;
  size: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Its outlines, in units of the chart. */
  coast: Point[][];
  /** The middle of the place for its name, in open sea. */
  title: Point;
};

/** A region on the chart, in units of the chart. */
export type Ground = {
  island: string;
  /** The name that the board gives it, empty when it gives none. */
  title: string;
  terrain: string;
  marks: string[];
  next: string[];
  shape: Point[];
  slots: Record<string, Point>;
};

/** The chart of a game; nothing of it ever changes. */
export type Layout = {
  width: number;
  height: number;
  islands: Island[];
  regions: Record<string, Ground>;
  races: Record<string, RaceFacts>;
  /** The badge number of each power. */
  powers: Record<string, number>;
  /** What its faces show. */
  die: number[];
};

/** What is printed on a banner. */
export type RaceFacts = {
  side: string;
  banner: number;
  tokens: number;
};

/** Why something cannot be done. */
export type Because = {
  code: string;
  rule: string;
  values: Record<string, string | number>;
};

/** One way to attempt a region now: a legal step, and what it takes and brings. */
export type Choice = {
  step: string;
  means: string[];
  /** Tokens. */
  price: number;
  /** Coins to be paid: fees, and what the means cost. */
  coins: number;
  /** The faces of the die that succeed; empty when no die is needed. */
  faces: number[];
  /** How likely it succeeds. */
  percent: number;
  /** How many coins more the turn would earn if it succeeds and the turn ended there. */
  gain: number;
};

/** What the rules answer about a region to the player who is to move. */
export type RegionAdvice = {
  /** Tokens without once-a-turn means; None where it cannot be conquered. */
  price: number | null;
  /** What makes up the price. */
  lines: [string, number][];
  /** To whom by which piece coins are due before an attempt: (piece, coins). */
  fees: [string, number][];
  choices: Choice[];
  /** Why it cannot be attempted; None where it can. */
  because: Because | null;
};

/** Something that may be used a number of times a turn. */
export type Means = {
  /** As in steps: frostmourne, flight, champion, intimidate, swap, steal, relic-hunt… */
  word: string;
  left: number;
  of: number;
};

/** What taking a row of the offer costs and brings. */
export type ComboAdvice = {
  step: string;
  /** Coins to be paid; 0 for the first row. */
  price: number;
  /** Coins that lie on it. */
  coins: number;
  tokens: number;
  because: Because | null;
};

/** What the page shows beside a view; nearly empty for whoever is not to move. */
export type Advice = {
  /** What the turn would earn if it ended now, by reason. */
  income: [string, number][];
  /** What the turn would earn if the race declined now; None where it may not. */
  decline: number | null;
  /** Only while conquests are possible. */
  regions: Record<string, RegionAdvice>;
  /** Only while a combo may be taken. */
  combos: ComboAdvice[];
  means: Means[];
  /** Steps that put everything in hand somewhere: `even`, `before` (as before the turn) and `guard` (at the border). */
  plans: Record<string, string[]>;
};
