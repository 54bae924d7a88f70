import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameKind } from "../../src/lib/net/messages.ts";
import { Setup } from "../../src/lib/setup.svelte.ts";

const KIND: GameKind = {
  id: "small-world",
  rules: 1,
  fewest: 2,
  most: 5,
  settings: { variant: ["classic", "teams"], coins: ["secret", "open"] },
  boards: { large: ["L1a", "L1b", "L2a", "L2b"], medium: ["M1a", "M1b", "M2a"], small: ["S1a", "S1b"] },
  boards_needed: { 2: ["large", "small"], 3: ["large", "medium", "small"], 4: ["large", "medium", "medium", "small"], 5: ["large", "large"] },
  bots: ["greedy", "random"],
};

const USUAL = {
  person: (number: number) => `Player ${number}`,
  computer: (number: number) => `Computer ${number}`,
  friend: (number: number) => `Friend ${number}`,
};

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

function kinds(setup: Setup): string[] {
  return setup.seats.map((seat) => seat.kind);
}

describe("a game that is put together", () => {
  it("is one person against one computer player by what is usual, until somebody chooses", () => {
    expect(new Setup(KIND).wish(USUAL)).toEqual({
      game: "small-world",
      seats: [
        { kind: "person", name: "Player 1", bot: "" },
        { kind: "computer", name: "Computer 1", bot: "greedy" },
      ],
      settings: { variant: "classic", coins: "secret" },
    });
  });

  it.each([
    ["computer", ["person", "computer", "computer"]],
    ["screen", ["person", "person", "person"]],
    ["friends", ["person", "open", "open"]],
  ] as const)("by way of %s seats %j", (way, seats) => {
    const setup = new Setup(KIND);
    setup.arrange(way, 3);
    expect(kinds(setup)).toEqual(seats);
  });

  it("keeps seats and names when the number changes, and the first name when the way does", () => {
    const setup = new Setup(KIND);
    setup.arrange("friends", 3);
    Object.assign(setup.seats[0] ?? {}, { name: "Mira" });
    setup.seat(1, "computer", "random");
    setup.arrange("friends", 4);
    expect(setup.wish(USUAL).seats).toEqual([
      { kind: "person", name: "Mira", bot: "" },
      { kind: "computer", name: "Computer 1", bot: "random" },
      { kind: "open", name: "Friend 1", bot: "" },
      { kind: "open", name: "Friend 2", bot: "" },
    ]);
    setup.arrange("screen", 2);
    expect(setup.wish(USUAL).seats.map((seat) => seat.name)).toEqual(["Mira", "Player 2"]);
  });

  it("gives new computer players the play of those that are there", () => {
    const setup = new Setup(KIND);
    for (const seat of setup.seats) seat.bot = "random";
    setup.arrange("computer", 4);
    expect(setup.seats.slice(1).map((seat) => seat.bot)).toEqual(["random", "random", "random"]);
  });

  it("never asks for two of the same name, nor for a name that a record cannot hold", () => {
    const setup = new Setup(KIND);
    setup.arrange("screen", 3);
    for (const seat of setup.seats) seat.name = " Ann,a ";
    expect(setup.wish(USUAL).seats.map((seat) => seat.name)).toEqual(["Anna", "Anna 2", "Anna 3"]);
  });

  it("remembers names for the next game", () => {
    const setup = new Setup(KIND);
    Object.assign(setup.seats[0] ?? {}, { name: " Mira " });
    setup.rememberNames();
    expect(new Setup(KIND).seats[0]?.name).toBe("Mira");
  });

  it("may have its seats drawn", () => {
    const setup = new Setup(KIND);
    setup.arrange("screen", 5);
    setup.shuffled = true;
    const orders = new Set(Array.from({ length: 60 }, () => setup.wish(USUAL).seats.map((seat) => seat.name).join()));
    expect(orders.size).toBeGreaterThan(1);
    for (const order of orders) expect(order.split(",").toSorted()).toEqual([1, 2, 3, 4, 5].map(USUAL.person));
  });
});

describe("the islands", () => {
  it("are of the sizes that so many players need, and never two sides of one", () => {
    const setup = new Setup(KIND);
    for (const players of [2, 3, 4, 5]) {
      setup.arrange("computer", players);
      expect(setup.boards.map((board) => board[0])).toEqual(setup.needed.map((size) => size[0]?.toUpperCase()));
      const islands = setup.boards.map((board) => board.slice(0, 2));
      expect(new Set(islands).size).toBe(islands.length);
    }
  });

  it("are asked for only when they are chosen, and stay when more come to play", () => {
    const setup = new Setup(KIND);
    setup.boards[0] = "L2b";
    expect(setup.wish(USUAL).boards).toBeUndefined();
    setup.islands = "chosen";
    setup.arrange("computer", 3);
    expect(setup.wish(USUAL).boards?.[0]).toBe("L2b");
    expect(setup.choices(0)).toEqual(["L1a", "L1b", "L2a", "L2b"]);
  });

  it.each([
    [7, 7],
    [2.9, 2],
    [-3, 0],
    [2 ** 40, 2 ** 31 - 1],
    [null as unknown as number, 0],
  ])("are made anew from a number: %j means %j", (seed, asked) => {
    const setup = new Setup(KIND);
    setup.islands = "new";
    setup.seed = seed;
    expect(setup.wish(USUAL).board_seed).toBe(asked);
  });

  it("are not spoken of where a game has none", () => {
    const setup = new Setup({ ...KIND, boards_needed: {} });
    expect([setup.needed, setup.boards]).toEqual([[], []]);
  });
});
