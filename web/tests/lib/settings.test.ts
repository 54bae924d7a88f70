import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PAUSE, Settings } from "../../src/lib/settings.svelte.ts";

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe("settings", () => {
  it("are those of the device, at a pace that can be followed, until somebody chooses", () => {
    const settings = new Settings();
    expect([settings.theme, settings.speed, settings.singleKeys]).toEqual(["system", "normal", true]);
    expect([settings.shade, settings.moves, settings.pause]).toEqual(["day", true, PAUSE.normal]);
  });

  it("are remembered for the next visit", () => {
    const settings = new Settings();
    settings.theme = "night";
    settings.speed = "off";
    settings.singleKeys = false;
    const next = new Settings();
    expect([next.theme, next.speed, next.singleKeys]).toEqual(["night", "off", false]);
    expect([next.shade, next.moves]).toEqual(["night", false]);
  });

  it("let everything move at the speed that is chosen, and nothing for whoever wants none", () => {
    const settings = new Settings();
    expect(settings.tempo).toBe(1);
    settings.speed = "fast";
    expect(settings.tempo).toBeLessThan(1);
    settings.speed = "slow";
    expect(settings.tempo).toBeGreaterThan(1);
    settings.speed = "off";
    expect(settings.tempo).toBe(0);
  });

  it("forget what they no longer know", () => {
    kept.set("theme", "dusk");
    kept.set("speed", "light");
    const settings = new Settings();
    expect([settings.theme, settings.speed]).toEqual(["system", "normal"]);
  });

  it("follow the device", () => {
    const heard = new Map<string, (event: { matches: boolean }) => void>();
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: query.includes("dark"),
      addEventListener: (_: string, hear: (event: { matches: boolean }) => void) => heard.set(query, hear),
    }));
    const settings = new Settings();
    expect([settings.shade, settings.moves]).toEqual(["night", true]);
    for (const [query, hear] of heard) hear({ matches: query.includes("motion") });
    expect([settings.shade, settings.moves]).toEqual(["day", false]);
  });
});
