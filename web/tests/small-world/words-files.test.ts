import {
  FluentParser,
  Visitor,
  type Entry,
  type Message,
  type SelectExpression,
  type VariableReference,
} from "@fluent/syntax";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../src/lib/i18n.svelte.ts";

const TEXTS = import.meta.glob<string>("../../../locales/*/*.ftl", { query: "?raw", import: "default", eager: true });
const LANGUAGE_NAMES = Object.keys(LANGUAGES) as Language[];

/** Takes a message apart: what it needs to be told, and how it counts. */
class Needs extends Visitor {
  readonly variables = new Set<string>();
  readonly counts = new Map<string, string[][]>();

  override visitVariableReference(node: VariableReference): void {
    this.variables.add(node.id.name);
  }

  override visitSelectExpression(node: SelectExpression): void {
    const keys = node.variants.map(({ key }) => (key.type === "Identifier" ? key.name : key.value));
    const plural = new Set<string>(["zero", "one", "two", "few", "many", "other"]);
    if (node.selector.type === "VariableReference" && keys.every((key) => plural.has(key) || /^\d+$/.test(key))) {
      const name = node.selector.id.name;
      this.counts.set(name, [...(this.counts.get(name) ?? []), keys]);
    }
    this.genericVisit(node);
  }
}

function entriesOf(language: Language, file: string): Entry[] {
  const text = TEXTS[`../../../locales/${language}/${file}`] ?? "";
  return new FluentParser({ withSpans: false }).parse(text).body as Entry[];
}

function messagesOf(language: Language, file: string): Map<string, Needs> {
  const messages = entriesOf(language, file).filter((entry): entry is Message => entry.type === "Message");
  return new Map(
    messages.map((message) => {
      const needs = new Needs();
      needs.visit(message);
      return [message.id.name, needs];
    }),
  );
}

function filesOf(language: string): string[] {
  return Object.keys(TEXTS).flatMap((path) => path.split(`/${language}/`)[1] ?? []);
}

const FILES = filesOf("en");

it("every language has the same files, and the page knows every language", () => {
  expect(new Set(Object.keys(TEXTS).map((path) => path.split("/").at(-2)))).toEqual(new Set(LANGUAGE_NAMES));
  for (const language of LANGUAGE_NAMES) expect(filesOf(language)).toEqual(FILES);
});

describe.each(LANGUAGE_NAMES)("in %s", (language) => {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;

  it.each(FILES)("%s has no line that cannot be read", (file) => {
    const junk = entriesOf(language, file).filter((entry) => entry.type === "Junk");
    expect(junk.map((entry) => ("content" in entry ? entry.content : entry))).toEqual([]);
  });

  it.each(FILES)("%s has the messages of the English file, each with the same values", (file) => {
    const variables = (messages: Map<string, Needs>): [string, string[]][] =>
      [...messages].map(([key, needs]) => [key, [...needs.variables].sort()]);
    expect(Object.fromEntries(variables(messagesOf(language, file)))).toEqual(
      Object.fromEntries(variables(messagesOf("en", file))),
    );
  });

  it.each(FILES)("%s has a form for every way in which the language counts", (file) => {
    const english = messagesOf("en", file);
    for (const [key, needs] of messagesOf(language, file)) {
      for (const forms of needs.counts.values()) {
        for (const keys of forms) expect(keys, key).toEqual(expect.arrayContaining(categories));
      }
      if (categories.length === 1) continue;
      const uncounted = [...(english.get(key)?.counts.keys() ?? [])].filter((name) => !needs.counts.has(name));
      expect(uncounted, `${key} counts in English, but not here`).toEqual([]);
    }
  });
});
