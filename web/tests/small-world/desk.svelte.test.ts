import { beforeEach, describe, expect, it } from "vitest";
import type { GameConnection } from "../../src/lib/net/connection.svelte.ts";
import type { Kept, Seat, Table } from "../../src/lib/net/messages.ts";
import { Model } from "../../src/games/small-world/model.svelte.ts";
import { commandsOf } from "../../src/games/small-world/panels/commands.ts";
import { Desk } from "../../src/games/small-world/panels/desk.svelte.ts";
import { SHORTCUTS, shortcutOf } from "../../src/games/small-world/panels/shortcuts.ts";
import { kindOf } from "../../src/games/small-world/panels/situation.ts";
import positions from "./fixtures/positions.json";

type Name = keyof typeof positions;

const person = (yours: boolean): Seat => ({ name: "", kind: "person", bot: "", yours });

/** What the desk needs of a connection, without a server. */
class Line {
  facts = $state.raw({ id: "game", layout: {}, seats: [person(true), person(true)], settings: {} as Record<string, string>, invitations: {} });
  table = $state.raw<Table | null>(null);
  latest = $state.raw<Table | null>(null);
  behind = false;
  waiting = false;
  refusal = null;
  heard: [string[], number | undefined][] = [];
  asked: string[] = [];

  show(table: Table): void {
    this.table = table;
    this.latest = table;
  }

  async play(steps: string[], backTo?: number): Promise<{ type: "done"; id: string; number: number }> {
    this.heard.push([steps, backTo]);
    return { type: "done", id: "a", number: 1 };
  }

  async why(step: string): Promise<null> {
    this.asked.push(step);
    return null;
  }
}

function position(name: Name, change: Partial<Table> = {}): Table {
  return { ...(positions[name] as unknown as Table), ...change };
}

function withTail(tail: Kept[]): Partial<Table> {
  return { undo: { tail, why: "nothing", values: {} } };
}

let line: Line;
let desk: Desk;

beforeEach(() => {
  line = new Line();
  line.show(position("conquer"));
  const connection = line as unknown as GameConnection;
  desk = new Desk(new Model(connection), connection);
});

function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

describe("the curtain", () => {
  it("covers the table until whoever is to move is there", () => {
    expect(desk.coveredFor).toBe(line.table?.seat);
    desk.uncover();
    expect(desk.coveredFor).toBeNull();
    line.show(position("conquer", { seat: 1 }));
    expect(desk.coveredFor).toBe(1);
  });

  it("hides nothing where coins are open, at the end, or where one person plays", () => {
    line.facts = { ...line.facts, settings: { coins: "open" } };
    expect(desk.coveredFor).toBeNull();
    line.facts = { ...line.facts, settings: {}, seats: [person(true), person(false)] };
    expect(desk.coveredFor).toBeNull();
    line.facts = { ...line.facts, seats: [person(true), person(true)] };
    line.show(position("conquer", { over: true }));
    expect(desk.coveredFor).toBeNull();
  });
});

describe("the golden button", () => {
  it("ends conquests", async () => {
    desk.act();
    await rest();
    expect(line.heard).toEqual([[["stop"], undefined]]);
  });

  it("asks why the turn cannot end yet", async () => {
    const table = position("redeploy");
    line.show({ ...table, legal: table.legal.filter((step) => step !== "done") });
    desk.act();
    await rest();
    expect(line.heard).toEqual([]);
    expect(line.asked).toEqual(["done"]);
  });
});

describe("plans", () => {
  const full = position("redeploy");
  const advice = (plans: Record<string, string[]>): Partial<Table> => ({ advice: { ...full.advice, plans } });

  it("stay on offer after one of them was used", () => {
    line.show({ ...full, ...advice({ even: ["deploy L1a.1 1"], guard: ["deploy L1a.1 1"] }) });
    expect(desk.plans).toEqual(["even", "guard"]);
    line.show({ ...full, ...advice({}), ...withTail([{ back_to: 4, steps: ["deploy L1a.1 1"] }]) });
    expect(desk.plans).toEqual(["even", "guard"]);
  });

  it("are not offered where nothing was in hand", () => {
    line.show({ ...full, ...advice({}), ...withTail([]) });
    expect(desk.plans).toEqual([]);
  });
});

describe("shortcuts", () => {
  it("have each a command", () => {
    const commands = commandsOf(desk, () => undefined);
    expect(Object.keys(commands).sort()).toEqual(SHORTCUTS.map(({ id }) => id).sort());
  });

  it("have each a key of their own, which can be put out of use", () => {
    expect(new Set(SHORTCUTS.map(({ key }) => key)).size).toBe(SHORTCUTS.length);
    const press = { key: "U", ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false };
    expect(shortcutOf(press, true)).toBe("undo");
    expect(shortcutOf(press, false)).toBeNull();
    expect(shortcutOf({ ...press, key: "z", ctrlKey: true }, false)).toBe("undo");
  });
});

it("takes whoever came by an invitation for a person", () => {
  const seats: Seat[] = [person(true), { ...person(false), kind: "open" }];
  expect(kindOf({ seats, invitations: { 1: "secret" } }, 1)).toBe("open");
  expect(kindOf({ seats, invitations: {} }, 1)).toBe("person");
});
