import { describe, expect, it } from "vitest";
import { faultsOfCounting, faultsOfFile, faultsOfFiles, faultsOfSyntax, faultsOfTranslation, faultsOfTypography, faultsOfUse, matches } from "./faults.ts";
import type { Words } from "./files.ts";
import { usesIn } from "./uses.ts";

const COINS = "coins =\n    { $count ->\n        [one] one coin\n       *[other] { $count } coins\n    }\n";
const MINCE = "coins =\n    { $count ->\n        [one] mince\n        [few] mince\n        [many] mince\n       *[other] mincí\n    }\n";
const MUENZEN = "coins =\n    { $count ->\n        [one] eine Münze\n       *[other] { $count } Münzen\n    }\n";

function words(en: string, de: string, cs: string, zh: string): Words {
  const files = { en, de, cs, zh };
  return Object.fromEntries(Object.entries(files).map(([language, text]) => [language, { "a.ftl": text }])) as unknown as Words;
}

const WORDS = words("end = End\n", "end = Ende\n", "end = Konec\n", "end = 结束\n");

describe("a file", () => {
  it("that only one language has is missed in the others", () => {
    const more = { ...WORDS, de: { ...WORDS.de, "b.ftl": "" } };
    expect(faultsOfFiles(WORDS)).toEqual([]);
    expect(faultsOfFiles(more)).toEqual(["en has no b.ftl", "cs has no b.ftl", "zh has no b.ftl"]);
  });

  it("is read line by line", () => {
    expect(faultsOfSyntax({ "a.ftl": "end = End\n", "b.ftl": "more = More\n" })).toEqual([]);
    expect(faultsOfSyntax({ "a.ftl": "end End\n" })).toEqual(["a.ftl: cannot be read: end End"]);
    expect(faultsOfSyntax({ "a.ftl": "end = { $count\n" })).toHaveLength(1);
    expect(faultsOfSyntax({ "a.ftl": "end = End\n", "b.ftl": "end = Fin\n" })).toEqual(["b.ftl: end is there twice"]);
  });

  it("lacks a message that is taken out, and has one too many that is added", () => {
    expect(faultsOfFile("end = End\nto = To { $place }\n", "end = Ende\nto = Nach { $place }\n")).toEqual([]);
    expect(faultsOfFile("end = End\n", "")).toEqual(["end is missing"]);
    expect(faultsOfFile("", "end = Ende\n")).toEqual(["end is not in the English file"]);
  });

  it("is told the same values", () => {
    expect(faultsOfFile("to = To { $place }\n", "to = Nach { $region }\n")).toEqual(["to has the values region, in English place"]);
    expect(faultsOfFile("to = To { $place }\n", "to = Dorthin\n")).toEqual(["to has the values none, in English place"]);
  });
});

describe("counting", () => {
  it("has a form for each way of the language", () => {
    expect(faultsOfCounting("cs", COINS, MINCE)).toEqual([]);
    expect(faultsOfCounting("de", COINS, MUENZEN)).toEqual([]);
    expect(faultsOfCounting("zh", COINS, "coins = { $count }枚钱币\n")).toEqual([]);
  });

  it("misses a form", () => {
    expect(faultsOfCounting("cs", COINS, MUENZEN)).toEqual(["coins has no form for few, many of count"]);
    expect(faultsOfCounting("de", COINS, "coins = { $count } Münzen\n")).toEqual(["coins counts count in English, but not here"]);
    expect(faultsOfCounting("de", COINS, MUENZEN.replace("[one]", "[eine]"))).toEqual(["coins counts count in English, but not here"]);
  });

  it("wants no form that is never taken", () => {
    expect(faultsOfCounting("zh", COINS, COINS)).toEqual(["coins has a form for one of count, which zh never takes"]);
    expect(faultsOfCounting("de", COINS, MINCE)).toEqual(["coins has a form for few, many of count, which de never takes"]);
  });
});

describe("translation", () => {
  it("finds what was only copied, even a part of it", () => {
    expect(faultsOfTranslation(WORDS, [], [])).toEqual([]);
    const copied = { ...WORDS, cs: WORDS.en };
    expect(faultsOfTranslation(copied, [], [])).toEqual(["end says the same in en and cs: End"]);
    const partly = words(COINS, MUENZEN, MINCE.replace("[one] mince", "[one] one coin"), "");
    expect(faultsOfTranslation(partly, [], [])).toEqual(["coins says the same in en and cs: one coin"]);
  });

  it("lets names be shared that the rule books share, in these languages alone", () => {
    const orcs = words("orcs = Orcs\n", "orcs = Orcs\n", "orcs = Orcs\n", "orcs = 兽人\n");
    expect(faultsOfTranslation(orcs, [], [["Orcs", "Orcs", "Orcs", "兽人"]])).toEqual([]);
    expect(faultsOfTranslation(orcs, [], [["Orcs", "Orks", "Orcs", "兽人"]])).toHaveLength(2);
  });

  it("lets be shared what is allowed, and nothing be allowed in vain", () => {
    const copied = { ...WORDS, cs: WORDS.en };
    expect(faultsOfTranslation(copied, [["end", "en cs"]], [])).toEqual([]);
    expect(faultsOfTranslation(copied, [["end", "en de"]], [])).toHaveLength(2);
    expect(faultsOfTranslation(WORDS, [["end", "en cs"]], [])).toEqual(["end need not be shared by en cs"]);
  });

  it("minds letters alone", () => {
    expect(faultsOfTranslation(words("of = { $a } / 2\n", "of = { $a } / 2\n", "", ""), [], [])).toEqual([]);
  });
});

describe("use", () => {
  const MESSAGES = new Set(["end", "race-orcs", "race-naga"]);
  const USES = new Set(["end", "race-*"]);
  const MEANT = { "race-*": ["race-orcs", "race-naga"] };

  it("is complete", () => expect(faultsOfUse(MESSAGES, USES, MEANT)).toEqual([]));

  it("misses a message that is taken out", () => {
    expect(faultsOfUse(new Set(["race-orcs", "race-naga"]), USES, MEANT)).toEqual(["the page asks for end, which is no message"]);
    expect(faultsOfUse(new Set(["end", "race-orcs"]), USES, MEANT)).toEqual(["the page asks for race-naga, which is no message"]);
  });

  it("finds a message that nothing asks for, though a pattern would fit", () => {
    expect(faultsOfUse(new Set([...MESSAGES, "more", "race-elves"]), USES, MEANT)).toEqual(["nothing asks for more", "nothing asks for race-elves"]);
  });

  it("wants to know what every pattern stands for, and of no other", () => {
    expect(faultsOfUse(MESSAGES, new Set([...USES, "power-*"]), MEANT)).toEqual(["say in expected.ts what power-* stands for"]);
    expect(faultsOfUse(new Set(["end"]), new Set(["end"]), { "race-*": [] })).toEqual(["nothing asks for race-*: take it out of expected.ts"]);
    expect(faultsOfUse(new Set(["end"]), new Set(["end", "race-*"]), { "race-*": ["end"] })).toEqual(["end is none of race-*"]);
  });

  it("takes a star for one or more characters", () => {
    expect(matches("race-*", "race-night-elves")).toBe(true);
    expect(matches("race-*", "race-")).toBe(false);
    expect(matches("race-*-text", "race-orcs")).toBe(false);
    expect(matches("race-*", "grace-orcs")).toBe(false);
  });
});

describe("typography", () => {
  it.each([
    ["de", "a = „Zurück“ – und weiter …\n"],
    ["cs", "a = „Zpět“ a dál…\n"],
    ["zh", "a = 撤销，然后继续{ $n }步……\n"],
    ["en", "a = It is { $player }’s turn: −1 …\n"],
  ] as const)("in %s is as in books", (language, text) => expect(faultsOfTypography(language, text)).toEqual([]));

  it.each([
    ["en", "a = It's\n"],
    ["en", 'a = "Back"\n'],
    ["en", "a = Wait...\n"],
    ["en", "a = One - two\n"],
    ["en", "a = Costs -1\n"],
    ["en", "a = One  two\n"],
    ["de", "a = “Zurück”\n"],
    ["cs", "a = “Zpět”\n"],
    ["zh", "a = 撤销,继续\n"],
    ["zh", "a = 第 { $n } 步\n"],
  ] as const)("in %s finds fault with %j", (language, text) => expect(faultsOfTypography(language, text)).toHaveLength(1));
});

describe("the source", () => {
  const IMPORT = 'import { has, known, t as say } from "../lib/i18n.svelte.ts";\n';
  const keys = (text: string, path = "a.ts"): string[] => [...usesIn({ [path]: IMPORT + text }).keys];
  const unclear = (text: string): string[] => usesIn({ "a.ts": IMPORT + text }).unclear;

  it("asks by plain keys, by patterns, and by one of several keys", () => {
    expect(keys('say("end"); has("one"); known("two", {});')).toEqual(["end", "one", "two"]);
    expect(keys("say(`race-${id}`); say(`a-${b ? 1 : 2}-${c}-text`);")).toEqual(["race-*", "a-*-*-text"]);
    expect(keys('say(over ? "end" : more ? "more" : `of-${it}`);')).toEqual(["end", "more", "of-*"]);
  });

  it("may name its keys beforehand in the same file", () => {
    expect(keys('function key(): string { if (a) return "one"; return b ? "two" : `of-${c}`; }\nsay(key());')).toEqual(["one", "two", "of-*"]);
    expect(keys('const NAMES = { map: "map", log: "diary" };\nsay(NAMES[part]);')).toEqual(["map", "diary"]);
    expect(keys('const note = $derived.by(() => { return lost ? "lost" : null; });\nsay(note);')).toEqual(["lost"]);
    expect(keys('const note = $derived(lost ? "lost" : "found");\nsay(note);')).toEqual(["lost", "found"]);
  });

  it("is read in components too", () => {
    const component = '<p title={say("title")}>{#if a}{say(`of-${it}`)}{/if}</p>';
    expect(usesIn({ "a.svelte": `<script lang="ts">${IMPORT}</script>${component}` }).keys).toEqual(new Set(["title", "of-*"]));
  });

  it("may have functions of the same name from elsewhere", () => {
    expect(keys('const set = new Set(); set.has("x"); t("y");')).toEqual([]);
    expect([...usesIn({ "a.ts": 'import { t } from "./elsewhere.ts";\nt("x");' }).keys]).toEqual([]);
  });

  it("must not hide its keys", () => {
    expect(unclear("const tell = (key: string) => say(key);")).toHaveLength(1);
    expect(unclear('import { KEY } from "./keys.ts";\nsay(KEY);')).toHaveLength(1);
    expect(unclear('say("a" + b);')).toHaveLength(1);
  });
});
