import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import {
  coinReasonName,
  eventSentence,
  islandName,
  markName,
  pieceName,
  powerName,
  powerText,
  priceLineName,
  raceName,
  raceText,
  reasonSentence,
  regionName,
  relicName,
  relicText,
  storyLines,
  terrainName,
} from "../../src/games/small-world/words.ts";
import type { Layout } from "../../src/games/small-world/types.ts";
import { LANGUAGES, speak, t, type Language } from "../../src/lib/i18n.svelte.ts";
import type { Because, Told } from "../../src/lib/net/messages.ts";
import told from "./words-told.json?raw";

const TOLD: { events: Told[]; reasons: Because[]; prices: string[]; coins: string[] } = JSON.parse(told);
const LANGUAGE_NAMES = Object.keys(LANGUAGES) as Language[];
const SILENT = ["conquer", "deploy", "done", "stop"];

const FILES = import.meta.glob<string>("../../../locales/*/*.ftl", { query: "?raw", import: "default", eager: true });

function textsOf(language: Language): string[] {
  return Object.keys(FILES)
    .filter((path) => path.includes(`/${language}/`))
    .map((path) => FILES[path] ?? "");
}

/** A chart with these regions, by id: what the board calls each. */
function chart(titles: Record<string, string>): Layout {
  const ground = { island: "", terrain: "fields", marks: [], next: [], shape: [], slots: {} };
  const regions = Object.fromEntries(Object.entries(titles).map(([id, title]) => [id, { ...ground, title }]));
  return { width: 1, height: 1, islands: [], regions, races: {}, powers: {}, die: [] };
}

const CHART = chart({ a: "Amber Acres", b: "Toad Water", c: "Rook Fang", d: "", e: "Fern Isle" });

const anna = (code: string, values: Told["values"]): Told => ({ code, values: { player: "Anna", ...values } });
const deploy = (player: string, region: string, number: number, troops = "token"): Told => ({
  code: "deploy",
  values: { player, region, number, troops, step: "" },
});

let complaints: MockInstance;
beforeEach(() => {
  complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe.each(LANGUAGE_NAMES)("in %s", (language) => {
  beforeEach(() => speak(language, textsOf(language)));

  it("everything that the rules tell has a sentence", () => {
    for (const told of TOLD.events) {
      const sentence = eventSentence(told, CHART);
      expect(sentence === null, `${told.code}: ${sentence}`).toBe(SILENT.includes(told.code));
      expect(sentence ?? "").not.toMatch(/undefined|NaN|[{}]/);
    }
    expect(storyLines(TOLD.events, CHART).length).toBeGreaterThan(0);
    expect(complaints).not.toHaveBeenCalled();
  });

  it("every refusal has a sentence of its own", () => {
    const sentences = new Map<string, string>();
    for (const because of TOLD.reasons) {
      const sentence = reasonSentence({ ...because, values: { step: because.values.step ?? "", ...numbers() } }, CHART);
      expect(sentence).not.toMatch(/undefined|NaN|[{}]/);
      sentences.set(`${because.code} ${because.rule}`, sentence);
    }
    const different = new Set(sentences.values());
    // That a region is not one's own is said alike of abandoning and of deploying.
    expect(different.size).toBeGreaterThanOrEqual(sentences.size - 1);
    expect(complaints).not.toHaveBeenCalled();
  });

  it("whatever prices and coins come from has a name", () => {
    for (const key of TOLD.prices) expect(priceLineName(key)).not.toBe("");
    for (const key of TOLD.coins) expect(coinReasonName(key)).not.toBe("");
    expect(complaints).not.toHaveBeenCalled();
  });

  it("pieces have names and texts", () => {
    const said = [raceName("orcs"), raceText("orcs"), powerName("miner"), powerText("miner"), relicName("heart")];
    said.push(relicText("heart"), terrainName("lake"), markName("entry"), pieceName("fort"), pieceName("heart"));
    expect(new Set(said).size).toBe(said.length - 1);
    expect(complaints).not.toHaveBeenCalled();
  });

  it("islands of the game are named, and others keep their own name", () => {
    expect(islandName("L1a")).not.toBe("L1a");
    expect(islandName("my-island")).toBe("my-island");
  });
});

/** Values of every reason, all of them seven. */
function numbers(): Because["values"] {
  return { price: 7, hand: 7, coins: 7, fee: 7, number: 7, expected: "7", text: "7" };
}

describe("regions", () => {
  it("have the name of their board in every language, made of its two words", () => {
    const names = LANGUAGE_NAMES.map((language) => {
      speak(language, textsOf(language));
      return [regionName("a", CHART), regionName("c", CHART)];
    });
    expect(names).toEqual([
      ["Amber Acres", "Rook Fang"],
      ["Bernsteinäcker", "Dohlenzahn"],
      ["Jantarové lány", "Kavčí tesáky"],
      ["琥珀田庄", "寒鸦牙峰"],
    ]);
  });

  it("keep a name that somebody else gave, and are numbered without any", () => {
    speak("de", textsOf("de"));
    expect(regionName("e", CHART)).toBe("Fern Isle");
    expect(regionName("own.7", chart({ "own.7": "" }))).toBe("Felder 7");
    expect(regionName("own.7", chart({ "own.7": "Fern" }))).toBe("Fern");
    expect(regionName("own.7", chart({ "own.7": "Old Fern Acres" }))).toBe("Old Fern Acres");
    expect(regionName("nowhere", CHART)).toBe("nowhere");
  });
});

describe("sentences", () => {
  const taken = anna("taken", { region: "a", tokens: 3, from: "dwarves", means: "frostmourne flight" });

  it("name places, races and means", () => {
    speak("en", textsOf("en"));
    expect(eventSentence(taken, CHART)).toBe(
      "Anna takes Amber Acres from the Dwarves with 3 tokens. Put to use: Frostmourne and Air raid.",
    );
    speak("de", textsOf("de"));
    expect(eventSentence(taken, CHART)).toBe(
      "Anna erobert Bernsteinäcker mit 3 Plättchen. Vertrieben: Zwerge. Im Einsatz: Frostgram und Luftangriff.",
    );
    speak("cs", textsOf("cs"));
    expect(eventSentence(taken, CHART)).toBe(
      "Anna vyhání rasu Dwarves a dobývá region Jantarové lány 3 žetony. Pomáhá: Frostmourne a\u00a0Letecký útok.",
    );
    speak("zh", textsOf("zh"));
    expect(eventSentence(taken, CHART)).toBe("Anna以3个标记从矮人手中征服了琥珀田庄。借助霜之哀伤和空袭。");
  });

  it("count as the language does", () => {
    const raised = (number: number): string | null => eventSentence(anna("raise", { number }), CHART);
    speak("cs", textsOf("cs"));
    expect([1, 3, 5].map(raised)).toEqual([
      "Anna bere ze zásobníku jeden žeton.",
      "Anna bere ze zásobníku 3 žetony.",
      "Anna bere ze zásobníku 5 žetonů.",
    ]);
    speak("de", textsOf("de"));
    expect([1, 5].map(raised)).toEqual([
      "Anna ruft ein Plättchen aus dem Sortiereinsatz.",
      "Anna ruft 5 Plättchen aus dem Sortiereinsatz.",
    ]);
  });

  it("say who pays whom", () => {
    speak("en", textsOf("en"));
    const pays = (values: Told["values"]): string | null =>
      eventSentence({ code: "payment", values: { coins: 2, reason: "pandaren", ...values } }, CHART);
    expect(pays({ from: "Anna", to: "Bert" })).toBe("Anna pays Bert 2 coins (Pandaren).");
    expect(pays({ from: "Anna" })).toBe("Anna pays 2 coins (Pandaren).");
    expect(pays({ to: "Bert" })).toBe("Bert gets 2 coins (Pandaren).");
    const levy = { code: "income", values: { coins: 1, reason: "heart", from: "Anna", to: "Bert" } };
    expect(eventSentence(levy, CHART)).toBe("Bert collects one coin from Anna (Heart of Azeroth).");
  });

  it("tell a redeployment in one line for each player", () => {
    speak("en", textsOf("en"));
    const events = [
      deploy("Anna", "a", 1),
      deploy("Anna", "b", 2),
      deploy("Anna", "a", 2),
      deploy("Anna", "c", 1, "champion"),
      { code: "done", values: { player: "Anna", step: "done" } },
      deploy("Bert", "b", 1, "beast"),
    ];
    expect(storyLines(events, CHART)).toEqual([
      "Anna redeploys: Amber Acres 3, Toad Water 2, and Rook Fang (the champion).",
      "Bert redeploys: Toad Water (one beast).",
    ]);
  });

  it("tell a new combo in one line, and banners with a badge in common one by one", () => {
    speak("en", textsOf("en"));
    const drawn = (code: string, name: string): Told => anna(code, { [code === "badge" ? "power" : "race"]: name, step: "" });
    const banners = ["orcs", "naga"].map((race) => drawn("banner", race));
    expect(storyLines([drawn("banner", "orcs"), drawn("badge", "miner")], CHART)).toEqual(["New on offer: Miner Orcs."]);
    expect(storyLines([...banners, drawn("badge", "miner")], CHART)).toHaveLength(3);
  });

  it("tell the two ways of coming at the wrong time apart", () => {
    speak("en", textsOf("en"));
    const because = (step: string): Because => ({ code: "wrong-phase", rule: "SW-5.1", values: { step } });
    expect(reasonSentence(because("deploy a 1"), CHART)).toBe(t("reason-wrong-phase-too-early"));
    expect(reasonSentence(because("conquer a"), CHART)).toBe(t("reason-wrong-phase-too-late"));
  });
});
