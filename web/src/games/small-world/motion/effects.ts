/** What moves when something happened: the events of an entry as flights and marks in time, without drawing any. */
import type { Entry, Told } from "../../../lib/net/messages.ts";
import { LAND, relicsOf, slotOf } from "../chart/places.ts";
import type { SeenRegion, View } from "../types.ts";

/** Where something flies from or to: a place on a region, a player's sheet, a row of the offer, or the supply of coins. */
export type Spot = { region: string; slot: string } | { seat: number } | { row: number } | "supply";

export type Look =
  | { kind: "token"; seat: number | null; race: string; count: number; declined: boolean }
  | { kind: "piece"; piece: string; seat: number | null }
  | { kind: "coin" };

/**
 * How something moves: on a low arc; to a region and back where it fails; tipping and sliding home; fading to grey where it
 * lies; cracking and losing its colour; turning over.
 */
export type Way = "arc" | "bounce" | "slide" | "fade" | "drain" | "turn";

export interface Flight {
  kind: "flight";
  look: Look;
  way: Way;
  from: Spot;
  to: Spot;
  /** How far above its place it lands, on those that landed before it. */
  rise: number;
  at: number;
  lasts: number;
  /** How long it lies where it landed before what is drawn there takes its place. */
  rests: number;
}

/** Something new on a region is not shown before this time, because it is still on its way. */
export interface Hidden {
  kind: "hidden";
  region: string;
  slot: string;
  until: number;
}

/** Colour that spreads over a region. */
export interface Mark {
  kind: "mark";
  mark: "wash" | "blast" | "smoke" | "portal";
  region: string;
  seat: number | null;
  at: number;
  lasts: number;
}

/** A player's sheet that draws the eye. */
export interface Pulse {
  kind: "pulse";
  seat: number;
  at: number;
}

export type Effect = Flight | Hidden | Mark | Pulse;

/** How long everything takes at normal speed, in milliseconds. */
export const TIMES = {
  flight: 420,
  settle: 120,
  apart: 70,
  wash: 300,
  slide: 500,
  fade: 250,
  crack: 350,
  drain: 400,
  wave: 40,
  turn: 200,
  blast: 600,
  portal: 540,
  coin: 450,
  coinsApart: 60,
  coinsSpread: 900,
  pulse: 300,
} as const;

const THICKNESS = 4.2;
/** As many tokens are drawn of a stack, and as many coins of a payment. */
const MOST_TOKENS = 4;
const MOST_COINS = 10;
const MURLOCS = "murlocs";

/** What moves because of an entry, between the table before it and the table after it. */
export function effectsOf(entry: Entry, before: View, after: View): Effect[] {
  if (entry.back_to !== null) return [];
  const telling = new Telling(before, after);
  for (const told of entry.events) telling.tell(told);
  return telling.finish();
}

/** A throw of the die: what it shows, and for which region it was thrown. */
export interface Roll {
  face: number;
  region: string | null;
}

/** How the die fell in an entry, which is shown before the rest of it; nothing where none was thrown. */
export function rollOf({ back_to, events }: Entry): Roll | null {
  const place = back_to === null ? events.findLastIndex(({ code }) => code === "roll") : -1;
  if (place < 0) return null;
  const about = events.slice(0, place).findLast(({ values }) => "region" in values);
  return { face: Number(events[place]!.values["number"]), region: about ? String(about.values["region"]) : null };
}

/** When the last of these effects has ended. */
export function lengthOf(effects: readonly Effect[]): number {
  return Math.max(0, ...effects.map(endOf));
}

function endOf(effect: Effect): number {
  switch (effect.kind) {
    case "flight":
      return effect.at + effect.lasts + effect.rests;
    case "mark":
      return effect.at + effect.lasts;
    case "hidden":
      return effect.until;
    case "pulse":
      return effect.at + TIMES.pulse;
  }
}

type Values = Told["values"];

class Telling {
  readonly #effects: Effect[] = [];
  readonly #coins: { from: Spot; to: Spot }[] = [];
  readonly #seats: Map<string, number>;
  /** When the next event may begin to show. */
  #now = 0;
  /** The region that was spoken of last, and the row of the offer. */
  #here = "";
  #row: number | null = null;
  #attackers = 1;

  constructor(
    private readonly before: View,
    private readonly after: View,
  ) {
    this.#seats = new Map(after.players.map(({ name }, seat) => [name, seat]));
  }

  tell({ code, values }: Told): void {
    if (typeof values["region"] === "string") this.#here = values["region"];
    this.#tellers[code]?.(values);
  }

  finish(): Effect[] {
    const apart = Math.min(TIMES.coinsApart, TIMES.coinsSpread / this.#coins.length);
    this.#coins.forEach(({ from, to }, place) => {
      this.#fly({ kind: "coin" }, "arc", from, to, { at: this.#now + place * apart, lasts: TIMES.coin });
    });
    const landed = new Set(this.#coins.map(({ to }) => (typeof to === "object" && "seat" in to ? to.seat : -1)));
    for (const seat of landed) if (seat >= 0) this.#pulse(seat, this.#now + TIMES.coin);
    return this.#effects;
  }

  /** What each event moves. The others show in what follows from them, or in the panels: `conquer`, `stop`, `banner`… */
  readonly #tellers: Readonly<Record<string, (values: Values) => void>> = {
    taken: (values) => this.#taken(values),
    failed: (values) => this.#failed(values),
    reinforce: ({ hand }) => (this.#attackers = Number(hand)),
    lost: (values) => this.#lost(values),
    withdrawn: (values) => this.#withdrawn(values),
    vanished: (values) => this.#vanished(values),
    decline: (values) => this.#declined(values),
    deploy: (values) => this.#deployed(values),
    place: (values) => this.#placed(values),
    reveal: (values) => this.#revealed(values),
    bomb: (values) => this.#bombed(values),
    intimidate: (values) => this.#fled(values),
    steal: (values) => this.#stolen(values),
    swap: (values) => this.#swapped(values),
    pick: (values) => this.#picked(values),
    form: (values) => this.#drawEye(values),
    side: (values) => this.#drawEye(values),
    raise: (values) => this.#drawEye(values),
    turn: (values) => this.#drawEye(values),
    payment: (values) => this.#paid(values),
    income: (values) => this.#earned(values),
  };

  // Conquests

  #taken(values: Values): void {
    const seat = this.#seat(values["player"]);
    const region = this.#here;
    const seen = seenAt(this.after, region);
    const pieces = seen.tokens ? ["token"] : [];
    if (seen.beasts) pieces.push("beasts");
    if (seen.pieces.includes("champion") && !seenAt(this.before, region).pieces.includes("champion")) pieces.push("champion");
    for (const piece of pieces) this.#land(seat, piece, piece === "token" ? (seen.tokens ?? 1) : 1);
    this.#now += TIMES.flight;
    this.#mark("wash", seat, TIMES.wash);
  }

  #failed(values: Values): void {
    const seat = this.#seat(values["player"]);
    if (seat === null) return;
    const look = this.#tokenOf(seat);
    const to = { region: this.#here, slot: "stack" };
    const number = Math.min(this.#attackers, MOST_TOKENS);
    for (let place = 0; place < number; place++) {
      this.#fly(look, "bounce", { seat }, to, { at: this.#now + place * TIMES.apart, lasts: TIMES.flight + TIMES.slide });
    }
    this.#now += TIMES.flight;
  }

  /** Lets troops fly from a player's sheet to the region that is spoken of, one after another. */
  #land(seat: number | null, piece: string, number: number): void {
    if (seat === null) return;
    const region = this.#here;
    const seen = seenAt(this.after, region);
    const slot = slotOf(seen, piece);
    const look: Look = piece === "token" ? this.#tokenOf(seat) : { kind: "piece", piece, seat };
    const drawn = Math.min(number, MOST_TOKENS);
    const lasts = TIMES.flight + TIMES.settle;
    for (let place = 0; place < drawn; place++) {
      const rise = drawn > 1 ? THICKNESS * (place - (drawn - 1) / 2) : 0;
      const rests = (drawn - 1 - place) * TIMES.apart;
      this.#fly(look, "arc", { seat }, { region, slot }, { at: this.#now + place * TIMES.apart, lasts, rests, rise });
    }
    if (!holds(seenAt(this.before, region), piece, seen.player)) this.#hide(slot, lasts + (drawn - 1) * TIMES.apart);
  }

  #lost(values: Values): void {
    const race = String(values["race"]);
    const region = this.#regionOf((seen) => seen.race === race);
    if (region === null) return;
    const look = this.#troops(region, String(values["troops"]), Number(values["number"]));
    this.#stay(look, "fade", region, TIMES.fade);
  }

  #withdrawn(values: Values): void {
    const seat = this.#seat(values["player"]);
    const region = this.#regionOf((seen) => seen.player === values["player"] && !seen.declined);
    if (region === null || seat === null) return;
    const look = this.#troops(region, String(values["troops"]), Number(values["number"]));
    const from = { region, slot: slotOf(seenAt(this.before, region), pieceOf(look)) };
    this.#fly(look, "slide", from, { seat }, { lasts: TIMES.slide });
  }

  /** The region from which something went: the one that was spoken of, or one where less lies now. */
  #regionOf(fits: (seen: SeenRegion) => boolean): string | null {
    if (fits(seenAt(this.before, this.#here))) return this.#here;
    const left = Object.entries(this.before.regions).find(([region, seen]) => {
      const now = seenAt(this.after, region);
      return fits(seen) && (now.race !== seen.race || (now.tokens ?? 0) < (seen.tokens ?? 0));
    });
    return left?.[0] ?? null;
  }

  // Decline

  #declined({ player }: Values): void {
    this.#each((seen) => seen.player === player && !seen.declined, "drain", TIMES.crack + TIMES.drain);
    this.#now += TIMES.crack + TIMES.drain;
  }

  #vanished({ race }: Values): void {
    this.#each((seen) => seen.race === race && seen.declined === true, "fade", TIMES.fade);
  }

  /** The same for all stacks of a race, in a wave. */
  #each(fits: (seen: SeenRegion) => boolean, way: Way, lasts: number): void {
    const regions = Object.entries(this.before.regions).filter(([, seen]) => fits(seen) && seen.tokens);
    regions.forEach(([region, seen], place) => {
      this.#stay(this.#troops(region, "token", seen.tokens ?? 1), way, region, lasts, place * TIMES.wave);
    });
  }

  // Placing

  #deployed(values: Values): void {
    const number = Number(values["number"]);
    const troops = String(values["troops"]);
    this.#land(this.#seat(values["player"]), troops === "beast" ? "beasts" : troops, number);
    this.#now += Math.min(number, MOST_TOKENS) * TIMES.apart;
  }

  #placed(values: Values): void {
    const seat = this.#seat(values["player"]);
    const piece = String(values["piece"]);
    if (seat === null) return;
    const slot = slotOf(seenAt(this.after, this.#here), piece);
    const lasts = TIMES.flight + TIMES.settle;
    this.#fly({ kind: "piece", piece, seat }, "arc", this.#formerly(piece) ?? { seat }, { region: this.#here, slot }, { lasts });
    this.#hide(slot, lasts);
  }

  /** Where a piece lay before, if it comes from another region. */
  #formerly(piece: string): Spot | null {
    const found = Object.entries(this.before.regions).find(
      ([region, seen]) => seen.pieces.includes(piece) && !seenAt(this.after, region).pieces.includes(piece),
    );
    return found ? { region: found[0], slot: slotOf(found[1], piece) } : null;
  }

  #revealed(values: Values): void {
    const slot = slotOf(seenAt(this.after, this.#here), String(values["relic"]));
    const spot = { region: this.#here, slot };
    this.#fly({ kind: "piece", piece: "relic", seat: null }, "turn", spot, spot, { lasts: TIMES.turn });
    this.#hide(slot, TIMES.turn);
    this.#now += TIMES.turn;
  }

  #bombed(values: Values): void {
    this.#mark(values["result"] === "explodes" ? "blast" : "smoke", null, TIMES.blast);
  }

  // From region to region

  #fled(values: Values): void {
    if (typeof values["other"] !== "string") return;
    this.#move(this.#troops(this.#here, "token", 1), this.#here, values["other"], "token");
  }

  #stolen(values: Values): void {
    const other = String(values["other"]);
    const relic = relicsOf(seenAt(this.before, this.#here)).find((piece) => seenAt(this.after, other).pieces.includes(piece));
    if (relic !== undefined) this.#move({ kind: "piece", piece: relic, seat: null }, this.#here, other, relic);
  }

  #swapped(values: Values): void {
    const other = String(values["other"]);
    for (const [from, to] of [[this.#here, other], [other, this.#here]] as const) {
      this.#mark("portal", null, TIMES.portal, from);
      const seen = seenAt(this.before, from);
      if (seen.tokens) this.#move(this.#troops(from, "token", seen.tokens), from, to, "token");
      if (seen.beasts) this.#move(this.#troops(from, "beast", seen.beasts), from, to, "beasts");
      for (const piece of seen.pieces) if (this.#goes(piece, from, to)) this.#move(this.#troops(from, piece, 1), from, to, piece);
    }
  }

  /** Whether a piece that is drawn on its own went from one region to another. */
  #goes(piece: string, from: string, to: string): boolean {
    if (LAND.includes(piece) || seenAt(this.before, to).pieces.includes(piece)) return false;
    return seenAt(this.after, to).pieces.includes(piece) && !seenAt(this.after, from).pieces.includes(piece);
  }

  #move(look: Look, region: string, other: string, piece: string): void {
    const from = { region, slot: slotOf(seenAt(this.before, region), piece) };
    const to = { region: other, slot: slotOf(seenAt(this.after, other), piece) };
    const lasts = TIMES.flight + TIMES.settle;
    this.#fly(look, "arc", from, to, { lasts });
    const there = seenAt(this.before, other);
    if (there.race !== seenAt(this.after, other).race || piece !== "token") this.#hide(to.slot, lasts, other);
  }

  // Players

  #picked(values: Values): void {
    const seat = this.#seat(values["player"]);
    const row = Number(String(values["step"]).split(" ")[1]);
    if (seat === null) return;
    this.#row = row;
    const look: Look = { kind: "token", seat, race: String(values["race"]), count: 1, declined: false };
    this.#fly(look, "arc", { row }, { seat }, { lasts: TIMES.flight });
  }

  #drawEye(values: Values): void {
    const seat = this.#seat(values["player"]);
    if (seat !== null) this.#pulse(seat, this.#now);
  }

  // Coins

  #paid(values: Values): void {
    const offer: Spot = this.#row === null ? "supply" : { row: this.#row };
    this.#pay(values, () => offer);
  }

  /** An income comes from the regions that bring it. */
  #earned(values: Values): void {
    const declined = values["reason"] === "declined";
    const regions = Object.entries(this.after.regions)
      .filter(([, seen]) => seen.player === values["to"] && seen.declined === declined)
      .map(([region]) => region);
    const spot = (region: string): Spot => ({ region, slot: "stack" });
    this.#pay(values, (place) => (regions.length > 0 ? spot(regions[place % regions.length]!) : "supply"));
  }

  #pay(values: Values, supply: (place: number) => Spot): void {
    const from = this.#seat(values["from"]);
    const to = this.#seat(values["to"]);
    const number = Math.min(Number(values["coins"]), MOST_COINS);
    for (let place = 0; place < number; place++) {
      this.#coins.push({
        from: from === null ? supply(place) : { seat: from },
        to: to === null ? supply(place) : { seat: to },
      });
    }
  }

  // What all of them use

  #seat(name: unknown): number | null {
    return this.#seats.get(String(name)) ?? null;
  }

  #tokenOf(seat: number): Look {
    return { kind: "token", seat, race: this.after.players[seat]?.race ?? "", count: 1, declined: false };
  }

  /** Troops as they lay on a region before. */
  #troops(region: string, troops: string, count: number): Look {
    const seen = seenAt(this.before, region);
    const seat = this.#seat(seen.player);
    if (seen.race === MURLOCS && troops === "token") return { kind: "piece", piece: MURLOCS, seat: null };
    if (troops === "token") return { kind: "token", seat, race: seen.race ?? "", count, declined: seen.declined ?? false };
    return { kind: "piece", piece: troops === "beast" ? "beasts" : troops, seat };
  }

  #fly(look: Look, way: Way, from: Spot, to: Spot, time: { at?: number; lasts: number; rests?: number; rise?: number }): void {
    this.#effects.push({ kind: "flight", look, way, from, to, at: this.#now, rests: 0, rise: 0, ...time });
  }

  #stay(look: Look, way: Way, region: string, lasts: number, later = 0): void {
    const spot = { region, slot: slotOf(seenAt(this.before, region), pieceOf(look)) };
    this.#fly(look, way, spot, spot, { at: this.#now + later, lasts });
  }

  #hide(slot: string, lasts: number, region = this.#here): void {
    this.#effects.push({ kind: "hidden", region, slot, until: this.#now + lasts });
  }

  #mark(mark: Mark["mark"], seat: number | null, lasts: number, region = this.#here): void {
    this.#effects.push({ kind: "mark", mark, region, seat, at: this.#now, lasts });
  }

  #pulse(seat: number, at: number): void {
    this.#effects.push({ kind: "pulse", seat, at });
  }
}

function seenAt(view: View, region: string): SeenRegion {
  return view.regions[region] ?? { pieces: [] };
}

/** Whether troops of a player lie on a region already, so that more of them only make the stack higher. */
function holds(seen: SeenRegion, piece: string, player: string | undefined): boolean {
  if (seen.player !== player || seen.declined) return false;
  if (piece === "token") return (seen.tokens ?? 0) > 0;
  return piece === "beasts" ? (seen.beasts ?? 0) > 0 : seen.pieces.includes(piece);
}

/** What a look is called where places are asked for. */
function pieceOf(look: Look): string {
  if (look.kind === "piece") return look.piece === MURLOCS ? "token" : look.piece;
  return "token";
}
