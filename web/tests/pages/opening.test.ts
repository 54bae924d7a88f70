import { beforeEach, describe, expect, it, vi } from "vitest";
import { beginOpening, opened } from "../../src/pages/opening.ts";

const asked: string[] = [];

vi.mock("../../src/lib/net/api.ts", () => ({
  readGame: async (id: string) => {
    asked.push(id);
    if (id === "unknown") throw new Error("unknown-game");
    return { id, game: "any" };
  },
}));
vi.mock("../../src/games/index.ts", () => ({ tableOf: async () => "table" }));
vi.mock("../../src/lib/net/connection.svelte.ts", () => ({
  GameConnection: class {
    constructor(readonly facts: { id: string }) {}
  },
}));

describe("a game", () => {
  beforeEach(() => void (asked.length = 0));

  it("is opened once, although it was begun early", async () => {
    beginOpening("first");
    expect((await opened("first")).connection.facts.id).toBe("first");
    expect(asked).toEqual(["first"]);
  });

  it("is opened anew when somebody comes back", async () => {
    beginOpening("first");
    const before = await opened("first");
    expect((await opened("first")).connection).not.toBe(before.connection);
  });

  it("is not mistaken for the one that was begun", async () => {
    beginOpening("first");
    expect((await opened("second")).connection.facts.id).toBe("second");
  });

  it("says what went wrong to whoever asks for it", async () => {
    beginOpening("unknown");
    await expect(opened("unknown")).rejects.toThrow("unknown-game");
  });
});
