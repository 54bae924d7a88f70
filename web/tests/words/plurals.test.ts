import { describe, expect, it } from "vitest";
import { speak, t, type Language } from "../../src/lib/i18n.svelte.ts";
import { LANGUAGE_NAMES, messagesOf, readWords } from "./files.ts";

const WORDS = readWords();
const NUMBERS = [0, 1, 2, 3, 4, 5, 11, 21, 22, 25, 100];

/** How each language counts from none to many, as its grammars say: which noun stands after a number. */
const FORMS: Record<Language, (number: number) => string> = {
  en: (number) => (number === 1 ? "one" : "other"),
  de: (number) => (number === 1 ? "one" : "other"),
  cs: (number) => (number === 1 ? "one" : number >= 2 && number <= 4 ? "few" : "other"),
  zh: () => "other",
};

/** A noun ends where no letter follows; Chinese leaves no space between words. */
const END: Record<Language, string> = { en: "(?!\\p{L})", de: "(?!\\p{L})", cs: "(?!\\p{L})", zh: "" };

/** Messages that count, by what they count, with the noun for each form. */
const COUNTED: Record<Language, Record<string, [count: string, nouns: Record<string, string>]>> = {
  en: {
    coins: ["count", { one: "one coin", other: "# coins" }],
    "take-for": ["coins", { one: "for one coin", other: "for # coins" }],
    "troops-token": ["number", { one: "one token", other: "# tokens" }],
    "map-beasts": ["count", { one: "one beast", other: "# beasts" }],
    "map-island": ["count", { one: "# region", other: "# regions" }],
    "line-steps": ["number", { one: "One step", other: "# steps" }],
  },
  de: {
    coins: ["count", { one: "eine Münze", other: "# Münzen" }],
    "take-for": ["coins", { one: "Für eine Münze", other: "Für # Münzen" }],
    "troops-token": ["number", { one: "ein Plättchen", other: "# Plättchen" }],
    "map-beasts": ["count", { one: "ein Tier", other: "# Tiere" }],
    "map-island": ["count", { one: "# Region", other: "# Regionen" }],
    "line-steps": ["number", { one: "Ein Schritt", other: "# Schritte" }],
  },
  cs: {
    coins: ["count", { one: "jedna mince", few: "# mince", other: "# mincí" }],
    "take-for": ["coins", { one: "za jednu minci", few: "za # mince", other: "za # mincí" }],
    "troops-token": ["number", { one: "jeden žeton", few: "# žetony", other: "# žetonů" }],
    "map-beasts": ["count", { one: "jedna šelma", few: "# šelmy", other: "# šelem" }],
    "map-island": ["count", { one: "# region", few: "# regiony", other: "# regionů" }],
    "line-steps": ["number", { one: "krok", few: "# kroky", other: "# kroků" }],
  },
  zh: {
    coins: ["count", { other: "#枚钱币" }],
    "take-for": ["coins", { other: "花#枚钱币" }],
    "troops-token": ["number", { other: "#个标记" }],
    "map-beasts": ["count", { other: "#只野兽" }],
    "map-island": ["count", { other: "#片地区" }],
    "line-steps": ["number", { other: "#步" }],
  },
};

describe.each(LANGUAGE_NAMES)("in %s", (language) => {
  const texts = Object.values(WORDS[language]);
  const ways = Object.entries(COUNTED[language]);

  it.each(ways)("%s takes the noun that belongs to the number", (key, [count, nouns]) => {
    speak(language, texts);
    const own = ownForms(language, key);
    for (const number of NUMBERS.filter((each) => !own.includes(String(each)))) {
      const noun = nouns[FORMS[language](number)]!.replace("#", String(number));
      expect(t(key, { [count]: number, island: "Fern" })).toMatch(new RegExp(`(?<!\\d)${noun}${END[language]}`, "u"));
    }
  });

  it("every message that counts says something for every number", () => {
    speak(language, texts);
    for (const [key, said] of messagesOf(texts.join("\n"))) {
      const counted = new Set(said.counts.map(([name]) => name));
      for (const number of counted.size > 0 ? NUMBERS : []) {
        const values = Object.fromEntries([...said.variables].map((name) => [name, counted.has(name) ? number : "Fern"]));
        expect(t(key, values), `${key} for ${number}`).toMatch(/\p{L}/u);
      }
    }
  });
});

/** The numbers for which a message has words of their own, such as "none" for 0. */
function ownForms(language: Language, key: string): string[] {
  const said = messagesOf(Object.values(WORDS[language]).join("\n")).get(key)!;
  return said.counts.flatMap(([, forms]) => forms);
}
