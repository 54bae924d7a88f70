import { beforeEach, expect, it } from "vitest";
import home from "../../../locales/en/home.ftl?raw";
import { speak } from "../../src/lib/i18n.svelte.ts";
import { agreement, turnSentence, unfinished, whoPlays } from "../../src/lib/lines.ts";
import type { GameLine, Seat } from "../../src/lib/net/messages.ts";

const ANNA: Seat = { name: "Anna", kind: "person", bot: "", yours: true };
const BEN: Seat = { name: "Ben", kind: "person", bot: "", yours: true };
const COMPUTER: Seat = { name: "Computer 1", kind: "computer", bot: "greedy", yours: false };

function line(seats: Seat[], more: Partial<GameLine> = {}): GameLine {
  const at = "2026-01-01T00:00:00Z";
  return { id: "a", game: "toy", settings: {}, seats, number: 2, to_move: 0, over: false, created: at, changed: at, ...more };
}

beforeEach(() => speak("en", [home]));

it("tells who plays and what was agreed, with names of its own where there are no words", () => {
  const game = line([ANNA, COMPUTER], { settings: { coins: "open", pace: "slow" } });
  expect(whoPlays(game)).toBe("Anna and Computer 1");
  expect(agreement(game)).toBe("Coins: Open · pace: slow");
});

it.each([
  [line([ANNA, COMPUTER]), "It is your turn; 2 steps played"],
  [line([ANNA, COMPUTER], { to_move: 1 }), "Computer 1 is to move; 2 steps played"],
  [line([ANNA, BEN], { to_move: 1, number: 1 }), "Ben is to move; one step played"],
  [line([ANNA, COMPUTER], { over: true, to_move: null }), "Over after 2 steps"],
  [line([ANNA, COMPUTER], { to_move: null }), "2 steps played"],
])("says whose turn it is", (game, sentence) => expect(turnSentence(game)).toBe(sentence));

it("goes on with the game that changed last, if one sits in it and it is not over", () => {
  const games = [
    line([ANNA], { id: "old", changed: "2026-01-01T00:00:00Z" }),
    line([ANNA], { id: "new", changed: "2026-01-03T00:00:00Z" }),
    line([ANNA], { id: "over", changed: "2026-01-04T00:00:00Z", over: true }),
    line([COMPUTER], { id: "foreign", changed: "2026-01-05T00:00:00Z" }),
  ];
  expect(unfinished(games)?.id).toBe("new");
  expect(unfinished([])).toBeUndefined();
});
