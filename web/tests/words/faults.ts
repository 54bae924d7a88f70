/** What can be wrong with words, each fault in a sentence for whoever has to mend it. */

import { LANGUAGE_NAMES, messagesOf, parsed, type Files, type Said, type Words } from "./files.ts";
import type { Language } from "../../src/lib/i18n.svelte.ts";

/** A message, and the languages that may say the same in it. */
export type Shared = readonly [key: string, languages: string];

export function matches(pattern: string, key: string): boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[^\w-]/g, "\\$&"));
  return new RegExp(`^${parts.join("[^ ]+")}$`).test(key);
}

/** Every language has the files of English, and English has those of every language. */
export function faultsOfFiles(words: Words): string[] {
  const all = new Set(LANGUAGE_NAMES.flatMap((language) => Object.keys(words[language])));
  return LANGUAGE_NAMES.flatMap((language) =>
    [...all].filter((name) => !(name in words[language])).map((name) => `${language} has no ${name}`),
  );
}

/** Every line can be read, and no message comes twice. */
export function faultsOfSyntax(files: Files): string[] {
  const known = new Set<string>();
  const faults: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    for (const entry of parsed(text).body) {
      if (entry.type === "Junk") faults.push(`${name}: cannot be read: ${(entry as { content: string }).content.trim()}`);
      if (entry.type !== "Message") continue;
      const key = (entry as { id: { name: string } }).id.name;
      if (known.has(key)) faults.push(`${name}: ${key} is there twice`);
      known.add(key);
    }
  }
  return faults;
}

/** The messages of a file are those of the English one, with the same values. */
export function faultsOfFile(english: string, text: string): string[] {
  const [wanted, found] = [messagesOf(english), messagesOf(text)];
  const missing = [...wanted.keys()].filter((key) => !found.has(key)).map((key) => `${key} is missing`);
  const surplus = [...found.keys()].filter((key) => !wanted.has(key)).map((key) => `${key} is not in the English file`);
  const unlike = [...found].filter(([key, said]) => wanted.has(key) && valuesOf(wanted.get(key)!) !== valuesOf(said));
  return [...missing, ...surplus, ...unlike.map(([key, said]) => `${key} has the values ${valuesOf(said)}, in English ${valuesOf(wanted.get(key)!)}`)];
}

function valuesOf(said: Said): string {
  return [...said.variables].sort().join(", ") || "none";
}

/** What counts in English counts here too, with a form for every way in which the language counts, and no other. */
export function faultsOfCounting(language: Language, english: string, text: string): string[] {
  const categories: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const wanted = messagesOf(english);
  const faults: string[] = [];
  for (const [key, said] of messagesOf(text)) {
    for (const [name, forms] of said.counts) {
      const lacking = categories.filter((form) => !forms.includes(form));
      const vain = forms.filter((form) => !/^\d+$/.test(form) && !categories.includes(form));
      if (lacking.length > 0) faults.push(`${key} has no form for ${lacking.join(", ")} of ${name}`);
      if (vain.length > 0) faults.push(`${key} has a form for ${vain.join(", ")} of ${name}, which ${language} never takes`);
    }
    if (categories.length === 1) continue;
    const counted = new Set(said.counts.map(([name]) => name));
    const uncounted = new Set(wanted.get(key)?.counts.map(([name]) => name).filter((name) => !counted.has(name)));
    for (const name of uncounted) faults.push(`${key} counts ${name} in English, but not here`);
  }
  return faults;
}

interface Same {
  key: string;
  languages: [Language, Language];
  phrase: string;
}

/** No two languages say the same with letters, but names that their rule books share, and what may be shared. Nothing may be in vain. */
export function faultsOfTranslation(words: Words, shared: readonly Shared[], names: readonly string[][]): string[] {
  const faults: string[] = [];
  const needed = new Set<Shared>();
  for (const { key, languages, phrase } of sayingTheSame(words)) {
    if (isName(phrase, languages, names)) continue;
    const allowed = shared.find(([known, all]) => known === key && languages.every((language) => all.split(" ").includes(language)));
    if (allowed) needed.add(allowed);
    else faults.push(`${key} says the same in ${languages.join(" and ")}: ${phrase}`);
  }
  const vain = shared.filter((entry) => !needed.has(entry)).map(([key, languages]) => `${key} need not be shared by ${languages}`);
  return [...faults, ...vain];
}

function isName(phrase: string, languages: Language[], names: readonly string[][]): boolean {
  const places = languages.map((language) => LANGUAGE_NAMES.indexOf(language));
  return names.some((row) => places.every((place) => row[place] === phrase));
}

function sayingTheSame(words: Words): Same[] {
  const all = new Map(LANGUAGE_NAMES.map((language) => [language, messagesOf(Object.values(words[language]).join("\n"))]));
  const pairs = LANGUAGE_NAMES.flatMap((first, index) => LANGUAGE_NAMES.slice(index + 1).map((second): [Language, Language] => [first, second]));
  return pairs.flatMap(([first, second]) =>
    [...all.get(first)!].flatMap(([key, said]) => {
      const other = all.get(second)!.get(key);
      const phrase = phrasesOf(said).find((known) => other && phrasesOf(other).includes(known));
      return phrase === undefined ? [] : [{ key, languages: [first, second] as [Language, Language], phrase }];
    }),
  );
}

function phrasesOf(said: Said): string[] {
  return said.texts.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
}

/** Every key that the page asks for is a message, and the page asks for every message. */
export function faultsOfUse(messages: ReadonlySet<string>, uses: ReadonlySet<string>, meant: Record<string, readonly string[]>): string[] {
  const patterns = [...uses].filter((key) => key.includes("*"));
  const unknown = patterns.filter((pattern) => !(pattern in meant)).map((pattern) => `say in expected.ts what ${pattern} stands for`);
  const vain = Object.keys(meant).filter((pattern) => !uses.has(pattern)).map((pattern) => `nothing asks for ${pattern}: take it out of expected.ts`);
  const unfit = Object.entries(meant).flatMap(([pattern, keys]) => keys.filter((key) => !matches(pattern, key)).map((key) => `${key} is none of ${pattern}`));
  const asked = new Set([...uses].flatMap((key) => (key.includes("*") ? (meant[key] ?? []) : [key])));
  const missing = [...asked].filter((key) => !messages.has(key)).map((key) => `the page asks for ${key}, which is no message`);
  const unused = [...messages].filter((key) => !asked.has(key)).map((key) => `nothing asks for ${key}`);
  return [...unknown, ...vain, ...unfit, ...missing, ...unused];
}

/** Characters that stand for better ones, in every language and in one of them. */
const UNTIDY: readonly [RegExp, string][] = [
  [/["']/, "straight quotes: use those of the language"],
  [/\.\.\./, "three dots: use …"],
  [/ - |^- | -$/, "a hyphen that stands alone: use –"],
  [/-\d/, "a hyphen before a number: use the minus sign −"],
  [/ {2}/, "two spaces"],
];
const UNTIDY_HERE: Record<Language, readonly [RegExp, string][]> = {
  en: [[/[„‚]/, "quotes of another language"]],
  de: [[/”|‘\w/, "quotes of another language: use „…“"]],
  cs: [[/”|‘\w/, "quotes of another language: use „…“"]],
  zh: [
    [/[,;:!?()]|\.$/, "punctuation of another width: use that of Chinese"],
    [/\p{Script=Han} | \p{Script=Han}/u, "a space beside a character"],
  ],
};

/** Words are set as books of the language set them. */
export function faultsOfTypography(language: Language, text: string): string[] {
  return [...messagesOf(text)].flatMap(([key, said]) =>
    [...UNTIDY, ...UNTIDY_HERE[language]].filter(([sign]) => said.texts.some((part) => sign.test(part))).map(([, fault]) => `${key}: ${fault}`),
  );
}
