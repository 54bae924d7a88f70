import { afterEach, describe, expect, it, vi } from "vitest";
import { bestLanguage, bundle, has, list, moment, speak, t } from "../../src/lib/i18n.svelte.ts";

afterEach(() => vi.restoreAllMocks());

describe("words", () => {
  it("fills values in, counts as the language does, and adds no invisible marks", () => {
    speak("cs", ["coins = { $n ->\n    [one] { $n } mince\n    [few] { $n } mince\n   *[other] { $n } mincí\n }\nhello = Ahoj, { $who }!"]);
    expect([1, 3, 5].map((n) => t("coins", { n }))).toEqual(["1 mince", "3 mince", "5 mincí"]);
    expect(t("hello", { who: "Míra" })).toBe("Ahoj, Míra!");
  });

  it("shows the key of a missing message and says so", () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    speak("en", ["here = Here"]);
    expect(has("here")).toBe(true);
    expect(has("there")).toBe(false);
    expect(t("there")).toBe("there");
    expect(said).toHaveBeenCalledOnce();
  });

  it("says when a value is missing", () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    speak("en", ["hello = Hello, { $who }!"]);
    t("hello");
    expect(said).toHaveBeenCalledOnce();
  });

  it("refuses two messages of the same name", () => {
    expect(() => bundle("en", ["a = 1", "a = 2"])).toThrow();
  });

  it("writes times and lists as people of the language do, also after another was chosen", () => {
    speak("de", []);
    expect(moment("2026-03-01T12:00:00Z")).toContain("01.03.2026");
    expect(list(["Anna", "Ben", "Cleo"])).toBe("Anna, Ben und Cleo");
    speak("en", []);
    expect(moment("2026-03-01T12:00:00Z")).toContain("Mar 1, 2026");
    expect(list(["Anna", "Ben", "Cleo"])).toBe("Anna, Ben, and Cleo");
  });
});

describe("the language", () => {
  it.each([
    [["de-AT", "en"], "de"],
    [["fr-FR", "cs"], "cs"],
    [["zh-CN"], "zh"],
    [["zh-Hant-TW"], "zh"],
    [["en-GB"], "en"],
    [["pt"], "en"],
    [[], "en"],
  ])("for readers of %j is %s", (wanted, found) => expect(bestLanguage(wanted)).toBe(found));
});
