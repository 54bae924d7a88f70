/** What the keys that the page puts together may stand for, and which messages languages may share. */

import { CONQUEST_TOOLS, PLACING_TOOLS } from "../../src/games/small-world/model.svelte.ts";
import { PROGRESS, TASKS } from "../../src/games/small-world/panels/situation.ts";
import { SHORTCUTS } from "../../src/games/small-world/panels/shortcuts.ts";
import { eventSentence, reasonSentence } from "../../src/games/small-world/words.ts";
import glossary from "../../../docs/glossary.md?raw";
import type { Layout } from "../../src/games/small-world/types.ts";
import { ISLANDS, WAYS } from "../../src/lib/setup.svelte.ts";
import { speak } from "../../src/lib/i18n.svelte.ts";
import type { Failure } from "../../src/lib/net/api.ts";
import type { Because, ProblemCode, Told } from "../../src/lib/net/messages.ts";
import { SPEEDS, THEMES } from "../../src/lib/settings.svelte.ts";
import told from "../small-world/words-told.json";
import { matches, type Shared } from "./faults.ts";

const { names } = told;
const LAYOUT: Layout = { width: 1, height: 1, islands: [], regions: {}, races: {}, powers: {}, die: [] };

const OWN_PROBLEMS: Exclude<Failure["code"], ProblemCode>[] = ["unreachable", "unknown"];

/** What a pattern stands for, with each of these values in the place of its stars. */
function of(pattern: string, values: readonly string[]): [string, string[]] {
  return [pattern, values.map((value) => pattern.replace(/\*(-\*)*/, value))];
}

const TOOLS = [...CONQUEST_TOOLS, ...PLACING_TOOLS, ...names.use.filter((word) => !names.means.includes(word))];
/** Events with a sentence for each of their values. */
const CHOSEN = { form: names.form, side: names["chosen-side"], bomb: names.result };

/** Gives the keys of all sentences about the game: without words, a sentence is its key. */
function sentences(): string[] {
  speak("en", []);
  const events = (told.events as unknown as Told[]).map((event) => eventSentence(event, LAYOUT));
  const reasons = (told.reasons as unknown as Because[]).map((reason) => reasonSentence(reason, LAYOUT));
  return [...events, ...reasons].filter((key) => key !== null);
}

/** The sentences of these forms. */
function toldBy(patterns: readonly string[]): [string, string[]][] {
  const keys = [...new Set(sentences())];
  return patterns.map((pattern) => [pattern, keys.filter((key) => matches(pattern, key))]);
}

const pieces = new Set([...names.race, ...names.power, ...names.relic, ...names.piece]);
const unnamed = (words: readonly string[]): string[] => words.filter((word) => !pieces.has(word));

export function meant(): Record<string, readonly string[]> {
  return Object.fromEntries([
    of("race-*", names.race),
    of("race-*-text", names.race),
    of("power-*", names.power),
    of("power-*-text", names.power),
    of("relic-*", names.relic),
    of("relic-*-text", names.relic),
    of("piece-*", names.piece),
    of("terrain-*", names.terrain),
    of("mark-*", names.mark),
    of("island-*", names.island),
    of("word-*", names.word),
    of("ground-*", names.ground),
    of("side-*", names.side),
    of("take-side-*", names["chosen-side"]),
    of("form-*", names.form),
    of("means-*", names.means),
    of("tool-*", TOOLS),
    of("tool-*-help", TOOLS),
    of("card-*", ["reinforce", ...CONQUEST_TOOLS.filter((tool) => tool !== "conquer")]),
    of("plan-*", names.plan),
    of("plan-*-help", names.plan),
    of("kind-*", names.seat),
    of("undo-*", names.undo),
    of("refused-*", names.refused),
    of("price-*", unnamed(told.prices)),
    of("coins-*", unnamed(told.coins)),
    of("troops-*", names.troops),
    of("event-deployed-*", names.troops),
    of("reason-wrong-phase-too-*", ["early", "late"]),
    of("progress-*", PROGRESS),
    of("task-*", TASKS),
    of("task-*-help", TASKS),
    of("shortcut-*", SHORTCUTS.map(({ id }) => id)),
    of("game-*", names.game),
    of("setting-*", names.setting),
    of("setting-*-*", names.choice),
    of("setting-*-*-help", names.choice),
    of("bot-*", names.bot),
    of("bot-*-help", names.bot),
    of("way-*", WAYS),
    of("way-*-help", WAYS),
    of("islands-*", ISLANDS),
    of("islands-*-help", ISLANDS),
    of("cover-*", ISLANDS.filter((islands) => islands !== "chosen")),
    of("problem-*", [...names.problem, ...OWN_PROBLEMS]),
    of("theme-*", THEMES),
    of("speed-*", SPEEDS),
    ["event-*-*", Object.entries(CHOSEN).flatMap(([event, values]) => values.map((value) => `event-${event}-${value}`))],
    ...toldBy(["event-*", "reason-*", "reason-*-*"]),
  ]);
}

/** The names of things in English, German, Czech and Chinese, as the rule books have them. */
export const NAMES: readonly string[][] = glossary.split("\n").map((line) => line.replaceAll("'", "’").split("|").slice(1, -1).map((cell) => cell.trim())).filter((cells) => cells.length === 4);

/** What several languages say alike, besides the names that the rule books share. */
export const SHARED: readonly Shared[] = [
  ["title", "en de cs"],
  ["game-small-world", "en de cs"],
  ["key-escape", "en de cs zh"],
  ["key-control", "en cs zh"],
  ["race-murlocs", "en de cs"],
  ["price-murloc", "en de cs"],
  ["mark-murloc", "en de cs"],
  ["mark-magic", "de cs"],
  ["map-table-region", "en de cs"],
  ["side-horde", "en de"],
  ["side-neutral", "en de"],
  ["harmony", "de cs"],
  ["piece-fort", "en de"],
  ["tool-fort", "en de"],
  ["piece-champion", "en de"],
  ["means-champion", "en de"],
  ["tool-champion", "en de"],
  ["tool-swap", "en de"],
  ["tool-form", "en de"],
  ["tool-aegis", "en de cs"],
  ["tool-heart", "en cs"],
  ["seat-computer", "en de"],
  ["usual-computer", "en de"],
  ["speed-normal", "en de"],
  ...["bitter", "flint", "frost", "glimmer", "hammer", "otter", "wild", "winter"].map((word): Shared => [`word-${word}`, "en de"]),
];
