/** Finds which messages the page asks for: the keys in its calls of `t`, `has` and `known`, read from the source. */

import { parse } from "svelte/compiler";

const SOURCES = import.meta.glob<string>("../../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const ASKING = ["t", "has", "known"];

export interface Uses {
  /** Keys as they are written; `*` stands for what is put in. */
  keys: Set<string>;
  /** Calls whose key cannot be read from the source. */
  unclear: string[];
}

interface Node {
  type: string;
  [key: string]: unknown;
}

export function readSources(): Record<string, string> {
  return { ...SOURCES };
}

/** Finds the keys in these files. */
export function usesIn(sources: Record<string, string>): Uses {
  const uses: Uses = { keys: new Set(), unclear: [] };
  for (const [path, text] of Object.entries(sources)) {
    if (!text.includes("i18n.svelte.ts")) continue;
    const source = path.endsWith(".svelte") ? text : `<script lang="ts">\n${text}\n</script>`;
    const file = new File(parse(source, { modern: true }) as unknown as Node);
    for (const key of file.keys) uses.keys.add(key);
    for (const unclear of file.unclear) uses.unclear.push(`${path}: ${unclear}`);
  }
  return uses;
}

/** One source file: the calls in it, and what its names stand for as far as they only choose a key. */
class File {
  readonly keys: string[] = [];
  readonly unclear: string[] = [];
  readonly #meaning = new Map<string, Node>();
  readonly #asking = new Set<string>();

  constructor(root: Node) {
    const nodes = [...within(root)];
    for (const node of nodes) this.#learn(node);
    for (const { type, callee, arguments: given } of nodes) {
      if (type !== "CallExpression" || !this.#asking.has(nameOf(callee))) continue;
      const [key] = given as Node[];
      for (const found of key ? this.#keysOf(key) : []) this.keys.push(found);
    }
  }

  #learn(node: Node): void {
    if (node.type === "FunctionDeclaration") this.#meaning.set(nameOf(node["id"]), node);
    if (node.type === "VariableDeclarator" && node["init"]) this.#meaning.set(nameOf(node["id"]), node["init"] as Node);
    if (node.type !== "ImportDeclaration" || !/i18n\.svelte\.ts$/.test(String((node["source"] as Node)["value"]))) return;
    for (const { imported, local } of node["specifiers"] as Node[]) {
      if (ASKING.includes(nameOf(imported))) this.#asking.add(nameOf(local));
    }
  }

  /** The keys that an expression may be. */
  #keysOf(node: Node): string[] {
    switch (node.type) {
      case "Literal":
        return node["value"] === null ? [] : [String(node["value"])];
      case "TemplateLiteral":
        return [pattern(node)];
      case "ConditionalExpression":
        return this.#keysOfAll([node["consequent"], node["alternate"]]);
      case "ObjectExpression":
        return this.#keysOfAll((node["properties"] as Node[]).map((property) => property["value"]));
      case "FunctionDeclaration":
      case "ArrowFunctionExpression":
        return this.#keysOf(node["body"] as Node);
      case "BlockStatement":
        return this.#keysOfAll([...within(node)].filter(({ type }) => type === "ReturnStatement").map((found) => found["argument"]));
      case "CallExpression":
        return this.#keysOfCall(node);
      case "Identifier":
        return this.#keysOfName(node);
      case "MemberExpression":
        return this.#keysOfName(node["object"] as Node);
      default:
        return this.#notKnown(node);
    }
  }

  #keysOfAll(nodes: unknown[]): string[] {
    return (nodes as Node[]).flatMap((node) => this.#keysOf(node));
  }

  /** A function of this file is known by what it returns; `$derived` and its like only pass on what they are given. */
  #keysOfCall(node: Node): string[] {
    const rune = nameOf(node["callee"]) || nameOf((node["callee"] as Node)["object"]);
    return rune.startsWith("$") ? this.#keysOfAll(node["arguments"] as Node[]) : this.#keysOfName(node["callee"] as Node);
  }

  #keysOfName(node: Node): string[] {
    const meaning = this.#meaning.get(nameOf(node));
    return meaning ? this.#keysOf(meaning) : this.#notKnown(node);
  }

  #notKnown(node: Node): string[] {
    this.unclear.push(`cannot tell which message ${nameOf(node) || node.type} asks for: write its key where it is asked for`);
    return [];
  }
}

function pattern(template: Node): string {
  return (template["quasis"] as Node[]).map((part) => (part["value"] as { cooked: string }).cooked).join("*");
}

function nameOf(node: unknown): string {
  return String((node as Node | null)?.["name"] ?? "");
}

function* within(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const part of value) yield* within(part);
  else if (value !== null && typeof value === "object") {
    if ("type" in value) yield value as Node;
    for (const part of Object.values(value)) yield* within(part);
  }
}
