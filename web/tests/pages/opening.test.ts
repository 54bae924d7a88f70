import { beforeEach, describe, expect, it, vi } from "vitest";
import { beginOpening, opened } from "../../src/pages/opening.ts";

const asked: string[] = [];
const closed: string[] = [];

vi.mock("../../src/lib/net/api.ts", () => ({
  readGame: async (id: string) => {
    asked.push(id);
    if (id === "unknown") throw new Error("unknown-game");
    return { id, game: id === "broken" ? "broken" : "any" };
  },
}));
vi.mock("../../src/games/index.ts", () => ({ 
  tableOf: async (game: string) => {
    if (game === "broken") throw new Error("no table");
    return "table";
  },
}));
vi.mock("../../src/lib/net/connection.svelte.ts", () => ({
  GameConnection: class {
    constructor(readonly facts: { id: string }) {}
    close(): void {
      closed.push(this.facts.id);
    }
  },
}));

describe("a game", () => {
  beforeEach(() => void (asked.length = 0));

  it("is opened once, although it was begun early", async () => {
    void beginOpening("first");
    expect((await opened("first")).connection.facts.id).toBe("first");
    expect(asked).toEqual(["first"]);
  });

  it("is opened anew when somebody comes back", async () => {
    void beginOpening("first");
    const before = await opened("first");
    expect((await opened("first")).connection).not.toBe(before.connection);
  });

  it("is not mistaken for the one that was begun", async () => {
    void beginOpening("first");
    expect((await opened("second")).connection.facts.id).toBe("second");
  });

  it("closes the connection where the table cannot be loaded", async () => {
    closed.length = 0;
    await expect(opened("broken")).rejects.toThrow("no table");
    expect(closed).toEqual(["broken"]);
  });

  it("is not waited for any longer when it cannot be opened", async () => {
    await expect(beginOpening("unknown")).resolves.toBeUndefined();
  });

  it("says what went wrong to whoever asks for it", async () => {
    void beginOpening("unknown");
    await expect(opened("unknown")).rejects.toThrow("unknown-game");
  });
});
