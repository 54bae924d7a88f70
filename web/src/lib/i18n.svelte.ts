import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { remember, remembered } from "./storage.ts";

export const LANGUAGES = { en: "English", de: "Deutsch", cs: "Čeština", zh: "中文" } as const;

export type Language = keyof typeof LANGUAGES;
export type Values = Record<string, FluentVariable>;

/** The words of each language, loaded only when it is asked for, and then all at once. */
const WORDS: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("../languages/en.ts"),
  de: () => import("../languages/de.ts"),
  cs: () => import("../languages/cs.ts"),
  zh: () => import("../languages/zh.ts"),
};
const NAMES = Object.keys(LANGUAGES) as Language[];

let language = $state<Language>("en");
let words = $state.raw(new FluentBundle("en"));

/** What writes times and lists takes long to make: it is made once for each language. */
const moments = $derived(new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }));
const lists = $derived(new Intl.ListFormat(language, { type: "conjunction" }));

/** Says something in the language of the page. A missing message shows as its key, so that it is found. */
export function t(key: string, values?: Values): string {
  const pattern = words.getMessage(key)?.value;
  if (!pattern) {
    console.error(`No message ${key} in ${language}`);
    return key;
  }
  const errors: Error[] = [];
  const text = words.formatPattern(pattern, values ?? null, errors);
  for (const error of errors) console.error(`Message ${key} in ${language}: ${error.message}`);
  return text;
}

/** Says something if there are words for it. */
export function known(key: string): string | undefined {
  return has(key) ? t(key) : undefined;
}

/** Tells whether there are words for this. */
export function has(key: string): boolean {
  return words.hasMessage(key);
}

/** Writes a time as people of this language do. */
export function moment(value: string | Date): string {
  return moments.format(new Date(value));
}

/** Names several things in a sentence: "a, b and c". */
export function list(names: string[]): string {
  return lists.format(names);
}

export function currentLanguage(): Language {
  return language;
}

/** Chooses among the languages of the page for somebody who reads these. */
export function bestLanguage(wanted: readonly string[]): Language {
  const [found] = negotiateLanguages(wanted, NAMES, { strategy: "lookup", defaultLocale: "en" });
  return NAMES.find((name) => name === found) ?? "en";
}

/** Speaks the language that was chosen here before, or else the one that the browser asks for. */
export async function startLanguage(): Promise<void> {
  const chosen = remembered("language");
  await load(bestLanguage(chosen === null ? navigator.languages : [chosen]));
}

/** Speaks this language from now on. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  remember("language", chosen);
  await load(chosen);
}

let loading: Language = "en";

async function load(chosen: Language): Promise<void> {
  loading = chosen;
  const files = (await WORDS[chosen]()).default;
  if (loading !== chosen) return;
  words = bundle(chosen, Object.values(files));
  language = chosen;
  document.documentElement.lang = chosen === "zh" ? "zh-Hans" : chosen;
}

/** Makes the messages of a language from the texts of its files. */
export function bundle(chosen: Language, texts: string[]): FluentBundle {
  // All four languages run from left to right, and the marks that would keep directions apart disturb screen readers.
  const made = new FluentBundle(chosen, { useIsolating: false });
  for (const text of texts) {
    for (const error of made.addResource(new FluentResource(text))) throw error;
  }
  return made;
}

/** Makes the page speak these words: for tests. */
export function speak(chosen: Language, texts: string[]): void {
  words = bundle(chosen, texts);
  language = chosen;
}
