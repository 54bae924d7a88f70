/** The files with words, and what each message in them says and needs. */

import { FluentParser, Visitor, type Message, type Resource, type SelectExpression, type TextElement, type VariableReference } from "@fluent/syntax";
import { LANGUAGES, type Language } from "../../src/lib/i18n.svelte.ts";

export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as Language[];
const FOUND = import.meta.glob<string>("../../../locales/*/*.ftl", { query: "?raw", import: "default", eager: true });
const PLURALS: readonly string[] = ["zero", "one", "two", "few", "many", "other"];

/** The text of each file by its name. */
export type Files = Record<string, string>;
export type Words = Record<Language, Files>;

/** Reads the files of every language. */
export function readWords(): Words {
  const words = Object.fromEntries(LANGUAGE_NAMES.map((language) => [language, {} as Files])) as Words;
  for (const [path, text] of Object.entries(FOUND)) {
    const [language, name] = path.split("/").slice(-2) as [Language, string];
    words[language][name] = text;
  }
  return words;
}

/** Takes a message apart: what it says, what it needs to be told, and how it counts. */
export class Said extends Visitor {
  readonly texts: string[] = [];
  readonly variables = new Set<string>();
  /** The keys of every choice by a number, by the variable. */
  readonly counts: [string, string[]][] = [];

  constructor(message: Message) {
    super();
    this.visit(message);
  }

  override visitTextElement(node: TextElement): void {
    this.texts.push(node.value);
  }

  override visitVariableReference(node: VariableReference): void {
    this.variables.add(node.id.name);
  }

  override visitSelectExpression(node: SelectExpression): void {
    const keys = node.variants.map(({ key }) => (key.type === "Identifier" ? key.name : key.value));
    if (node.selector.type === "VariableReference" && keys.every((key) => PLURALS.includes(key) || /^\d+$/.test(key))) {
      this.counts.push([node.selector.id.name, keys]);
    }
    this.genericVisit(node);
  }
}

export function parsed(text: string): Resource {
  return new FluentParser({ withSpans: false }).parse(text);
}

export function messagesOf(text: string): Map<string, Said> {
  const messages = parsed(text).body.filter((entry): entry is Message => entry.type === "Message");
  return new Map(messages.map((message) => [message.id.name, new Said(message)]));
}
