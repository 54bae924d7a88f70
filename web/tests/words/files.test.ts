import { afterEach, describe, expect, it, vi } from "vitest";
import { meant, NAMES, SHARED } from "./expected.ts";
import { faultsOfCounting, faultsOfFile, faultsOfFiles, faultsOfSyntax, faultsOfTranslation, faultsOfTypography, faultsOfUse } from "./faults.ts";
import { LANGUAGE_NAMES, messagesOf, readWords } from "./files.ts";
import { readSources, usesIn } from "./uses.ts";

afterEach(() => vi.restoreAllMocks());

const WORDS = readWords();
const USES = usesIn(readSources());

it("every language has the same files", () => expect(faultsOfFiles(WORDS)).toEqual([]));

it("no two languages say the same, but names", () => expect(faultsOfTranslation(WORDS, SHARED, NAMES)).toEqual([]));

it("the page says plainly which message it asks for", () => expect(USES.unclear).toEqual([]));

it("there is a message for all that the page asks for, and no other", () => {
  // The keys of sentences are found by asking for them without words, which the page complains about.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const messages = new Set(messagesOf(Object.values(WORDS.en).join("\n")).keys());
  expect(faultsOfUse(messages, USES.keys, meant())).toEqual([]);
});

describe.each(LANGUAGE_NAMES)("in %s", (language) => {
  const files = WORDS[language];

  it("every line can be read", () => expect(faultsOfSyntax(files)).toEqual([]));

  it.each(Object.keys(WORDS.en))("%s says what the English file says", (name) => {
    expect(faultsOfFile(WORDS.en[name]!, files[name] ?? "")).toEqual([]);
    expect(faultsOfCounting(language, WORDS.en[name]!, files[name] ?? "")).toEqual([]);
  });

  it.each(Object.keys(WORDS.en))("%s is set as books of the language are", (name) => {
    expect(faultsOfTypography(language, files[name] ?? "")).toEqual([]);
  });
});
