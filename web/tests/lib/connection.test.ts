import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GameConnection } from "../../src/lib/net/connection.svelte.ts";
import type { Refused } from "../../src/lib/net/messages.ts";
import { PAUSE, settings } from "../../src/lib/settings.svelte.ts";
import { FACTS, fakeSurroundings, tableAfter, THEIRS } from "./fakes.ts";

function setUp() {
  const { sockets, around, socket } = fakeSurroundings();
  const game = new GameConnection(FACTS, around);
  return { game, sockets, socket };
}

/** A game whose connection stands, and whose table after the third entry is shown. */
function atTable() {
  const all = setUp();
  all.socket().open(tableAfter(3, 0, 0));
  return all;
}

const numbers = (game: GameConnection) => game.log.map((entry) => entry.number);
const settled = () => vi.advanceTimersByTimeAsync(0);

function refusal(id: string, number: number, code: Refused["code"] = "stale"): Refused {
  return { type: "refused", id, code, number, reason: null };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server here")));
  settings.speed = "normal";
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the beginning", () => {
  it("asks for the table without claiming to know anything", () => {
    const { game, sockets } = setUp();
    expect(sockets.map((socket) => socket.path)).toEqual(["/api/games/game/socket"]);
    expect(game.connected).toBe(false);
    expect(game.table).toBe(null);
  });

  it("shows the first table at once, whoever made it", () => {
    const { game, socket } = setUp();
    socket().open(tableAfter(40, THEIRS, 0));
    expect(game.connected).toBe(true);
    expect(game.table?.number).toBe(40);
    expect(game.behind).toBe(false);
    expect(numbers(game)).toHaveLength(40);
  });

  it("says that there is no such game and does not try again", () => {
    const { game, sockets, socket } = setUp();
    socket().open();
    socket().drop(4404);
    vi.advanceTimersByTime(60_000);
    expect(game.problem?.code).toBe("unknown-game");
    expect(sockets).toHaveLength(1);
  });
});

describe("playing", () => {
  it("says the steps, the number that we know and an id, and waits for the table", async () => {
    const { game, socket } = atTable();
    const answer = game.play(["conquer a", "stop"], 2);
    await settled();
    const id = "intention-1";
    expect(socket().plays).toEqual([{ type: "play", id, number: 3, back_to: 2, steps: ["conquer a", "stop"] }]);
    expect(game.waiting).toBe(true);
    socket().say({ type: "done", id, number: 4 });
    expect(game.waiting).toBe(true);
    socket().say(tableAfter(4));
    expect(game.waiting).toBe(false);
    expect(game.table?.number).toBe(4);
    expect(await answer).toEqual({ type: "done", id, number: 4 });
  });

  it("says a second play only when the table of the first is there, so that it stands on it", async () => {
    const { game, socket } = atTable();
    void game.play(["deploy a 1"]);
    void game.play(["deploy b 1"]);
    await settled();
    expect(socket().plays).toHaveLength(1);
    socket().say({ type: "done", id: "intention-1", number: 4 });
    await settled();
    expect(socket().plays).toHaveLength(1);
    socket().say(tableAfter(4));
    await settled();
    expect(socket().plays.map((play) => play.number)).toEqual([3, 4]);
    expect(game.waiting).toBe(true);
  });

  it("drops what was asked for before a refusal was known", async () => {
    const { game, socket } = atTable();
    void game.play(["deploy a 1"]);
    const second = game.play(["deploy b 1"]);
    await settled();
    socket().say(refusal("intention-1", 3, "illegal"));
    expect((await second).type).toBe("refused");
    expect(socket().plays).toHaveLength(1);
    expect(game.waiting).toBe(false);
  });

  it("plays again after a refusal, which is then forgotten", async () => {
    const { game, socket } = atTable();
    void game.play(["deploy a 1"]);
    await settled();
    socket().say(refusal("intention-1", 3, "illegal"));
    await settled();
    expect(game.refusal?.code).toBe("illegal");
    void game.play(["deploy c 1"]);
    await settled();
    expect(game.refusal).toBe(null);
    expect(socket().plays).toHaveLength(2);
  });

  it("says what waits again under the same id after the connection was lost", async () => {
    const { game, sockets, socket } = atTable();
    const answer = game.play(["roll"]);
    await settled();
    socket().drop();
    expect(game.connected).toBe(false);
    expect(game.waiting).toBe(true);
    vi.advanceTimersByTime(5_000);
    expect(sockets).toHaveLength(2);
    expect(socket().path).toBe("/api/games/game/socket?since=3");
    socket().open();
    expect(socket().plays).toEqual(sockets[0]?.plays);
    socket().say(tableAfter(4));
    expect(game.waiting).toBe(true);
    socket().say({ type: "done", id: "intention-1", number: 4 });
    expect((await answer).type).toBe("done");
    expect(game.waiting).toBe(false);
  });

  it("keeps what was played without a connection until there is one", async () => {
    const { game, socket } = atTable();
    socket().drop();
    void game.play(["roll"]);
    await settled();
    vi.advanceTimersByTime(5_000);
    socket().open(tableAfter(3));
    expect(socket().plays).toHaveLength(1);
  });

  it("fetches the table of an answered play that does not come", async () => {
    const { game, sockets, socket } = atTable();
    void game.play(["roll"]);
    await settled();
    socket().say({ type: "done", id: "intention-1", number: 4 });
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
    socket().open(tableAfter(4));
    expect(game.waiting).toBe(false);
  });

  it("takes the newest table after a stale play and keeps the refusal to be shown", async () => {
    const { game, sockets, socket } = atTable();
    const answer = game.play(["roll"]);
    await settled();
    socket().say(refusal("intention-1", 5));
    expect((await answer).type).toBe("refused");
    expect(sockets[0]?.closed).toBe(true);
    expect(socket().path).toBe("/api/games/game/socket?since=3");
    socket().open(tableAfter(5, 0, 3));
    expect(socket().plays).toEqual([]);
    expect(game.latest?.number).toBe(5);
    expect(game.refusal?.code).toBe("stale");
  });

  it("takes back the last entry that may be taken back", async () => {
    const { game, socket } = setUp();
    const tail = [
      { back_to: 1, steps: ["a"] },
      { back_to: 2, steps: ["b"] },
    ];
    socket().open({ ...tableAfter(3, 0, 0), undo: { tail, why: "nothing", values: {} } });
    void game.undo();
    await settled();
    expect(socket().plays[0]).toMatchObject({ back_to: 2, steps: [] });
  });

  it("hears the answer to somebody else's id without being misled", async () => {
    const { game, socket } = atTable();
    void game.play(["roll"]);
    await settled();
    socket().say({ type: "done", id: "foreign", number: 3 });
    socket().say(refusal("foreign", 3));
    expect(game.waiting).toBe(true);
    expect(game.refusal).toBe(null);
  });
});

describe("asking why", () => {
  const reason = { code: "too-far", rule: "SW-4.1", values: {} };

  it("gives the reason to whoever asked for it", async () => {
    const { game, socket } = atTable();
    const [first, second] = [game.why("conquer a"), game.why("conquer b")];
    socket().say({ type: "answer", id: "intention-2", reason: null });
    socket().say({ type: "answer", id: "intention-1", reason });
    expect(await first).toEqual(reason);
    expect(await second).toBe(null);
  });

  it("knows no reason once the question is refused, the connection lost, or not there", async () => {
    const { game, socket } = atTable();
    const refused = game.why("conquer a");
    socket().say(refusal("intention-1", 3, "not-yours"));
    expect(await refused).toBe(null);
    const lost = game.why("conquer a");
    socket().drop();
    expect(await lost).toBe(null);
    expect(await game.why("conquer a")).toBe(null);
  });
});

describe("order", () => {
  it("fetches what is missing when a table leaves a gap", () => {
    const { game, sockets, socket } = atTable();
    socket().say(tableAfter(6, THEIRS, 5));
    expect(game.latest?.number).toBe(3);
    expect(sockets).toHaveLength(2);
    expect(socket().path).toBe("/api/games/game/socket?since=3");
    socket().open(tableAfter(6, THEIRS, 3));
    expect(numbers(game)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("hears nothing from a connection that it gave up", () => {
    const { game, sockets, socket } = atTable();
    socket().say(tableAfter(6, THEIRS, 5));
    sockets[0]?.onclose?.({ code: 1006 });
    expect(sockets).toHaveLength(2);
    expect(game.problem).toBe(null);
  });

  it("goes on from a later entry when the server tells no more", () => {
    const { game, socket } = atTable();
    socket().drop();
    vi.advanceTimersByTime(5_000);
    socket().open(tableAfter(500, THEIRS, 300));
    expect(game.latest?.number).toBe(500);
    expect(numbers(game)[0]).toBe(301);
  });

  it("ignores a table that is older than what it knows, and repeats no entry", () => {
    const { game, socket } = atTable();
    socket().say(tableAfter(2));
    expect(game.latest?.number).toBe(3);
    socket().say(tableAfter(3, 0, 1));
    expect(numbers(game)).toEqual([1, 2, 3]);
  });

  it("puts earlier entries before the others", async () => {
    const { game, socket } = setUp();
    socket().open(tableAfter(80, 0, 78));
    const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify(tableAfter(78, 0, 76).news))));
    vi.stubGlobal("fetch", asked);
    await game.earlier();
    expect(asked).toHaveBeenCalledWith("/api/games/game/log?before=79", expect.anything());
    expect(numbers(game)).toEqual([77, 78, 79, 80]);
  });
});

describe("the seats", () => {
  it("are read anew when the same table comes again, because somebody took one", async () => {
    const { game, socket } = atTable();
    const seats = FACTS.seats.map((seat) => ({ ...seat, name: `${seat.name} II` }));
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ ...FACTS, seats }))));
    socket().say(tableAfter(3, 0, 3));
    await vi.waitFor(() => expect(game.facts.seats[0]?.name).toBe("Mira II"));
  });
});

describe("the connection", () => {
  it("comes back after pauses that grow to five seconds", () => {
    const { game, sockets, socket } = atTable();
    socket().drop();
    expect(game.lost).toBe(true);
    for (const pause of [1_000, 2_000, 4_000, 5_000, 5_000]) {
      const before = sockets.length;
      vi.advanceTimersByTime(pause - 1);
      expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
      socket().drop();
    }
  });

  it("spreads the pauses, but never below half a second", () => {
    const { sockets, around, socket } = fakeSurroundings();
    new GameConnection(FACTS, { ...around, jitter: () => 0 });
    socket().drop();
    vi.advanceTimersByTime(499);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
  });

  it("asks every fifteen seconds of silence and gives up after ten without an answer", () => {
    const { game, socket } = atTable();
    vi.advanceTimersByTime(15_000);
    expect(socket().heard).toEqual([{ type: "ping" }]);
    socket().say({ type: "pong" });
    vi.advanceTimersByTime(14_999);
    expect(socket().heard).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(socket().heard).toHaveLength(2);
    vi.advanceTimersByTime(9_999);
    expect(game.connected).toBe(true);
    vi.advanceTimersByTime(1);
    expect(game.connected).toBe(false);
  });

  it("gives up one that never opens", () => {
    const { sockets } = setUp();
    vi.advanceTimersByTime(10_000 + 1_000);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closed).toBe(true);
  });

  it("stays closed once it is closed", () => {
    const { game, sockets, socket } = atTable();
    game.close();
    socket().drop();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(socket().closed).toBe(true);
  });
});

describe("waking up", () => {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });

  beforeEach(() => {
    const network = new EventTarget();
    vi.stubGlobal("document", page);
    vi.stubGlobal("addEventListener", network.addEventListener.bind(network));
    vi.stubGlobal("removeEventListener", network.removeEventListener.bind(network));
    vi.stubGlobal("online", () => network.dispatchEvent(new Event("online")));
  });

  it("connects at once when the network is back", () => {
    const { sockets, socket } = atTable();
    socket().drop();
    (globalThis as unknown as { online: () => void }).online();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(5_000);
    expect(sockets).toHaveLength(2);
  });

  it("asks at once whether the server is there when the page is looked at again", () => {
    const { socket } = atTable();
    page.dispatchEvent(new Event("visibilitychange"));
    expect(socket().heard).toEqual([{ type: "ping" }]);
  });

  it("does not wake any more when it is closed", () => {
    const { game, socket } = atTable();
    game.close();
    page.dispatchEvent(new Event("visibilitychange"));
    expect(socket().heard).toEqual([]);
  });
});

describe("pacing", () => {
  const shown = (game: GameConnection) => game.table?.number;

  it("shows what others do one after another", () => {
    const { game, socket } = atTable();
    vi.advanceTimersByTime(PAUSE.normal);
    for (const number of [4, 5, 6]) socket().say(tableAfter(number, THEIRS));
    expect(game.latest?.number).toBe(6);
    expect(shown(game)).toBe(4);
    expect(game.behind).toBe(true);
    vi.advanceTimersByTime(PAUSE.normal - 1);
    expect(shown(game)).toBe(4);
    vi.advanceTimersByTime(1);
    expect(shown(game)).toBe(5);
    vi.advanceTimersByTime(PAUSE.normal);
    expect(shown(game)).toBe(6);
    expect(game.behind).toBe(false);
  });

  it("lets the last own table be seen before the next player's", () => {
    const { game, socket } = atTable();
    socket().say(tableAfter(4));
    expect(shown(game)).toBe(4);
    socket().say(tableAfter(5, THEIRS));
    expect(shown(game)).toBe(4);
    vi.advanceTimersByTime(PAUSE.normal);
    expect(shown(game)).toBe(5);
  });

  it("shows everything at once when that is wished", () => {
    settings.speed = "off";
    const { game, socket } = atTable();
    for (const number of [4, 5, 6]) socket().say(tableAfter(number, THEIRS));
    expect(shown(game)).toBe(6);
  });

  it("follows the speed that is chosen while it shows", () => {
    const { game, socket } = atTable();
    vi.advanceTimersByTime(PAUSE.normal);
    settings.speed = "slow";
    for (const number of [4, 5]) socket().say(tableAfter(number, THEIRS));
    vi.advanceTimersByTime(PAUSE.slow - 1);
    expect(shown(game)).toBe(4);
    vi.advanceTimersByTime(1);
    expect(shown(game)).toBe(5);
  });

  it("skips to the newest when asked, and when somebody plays", async () => {
    const { game, socket } = atTable();
    for (const number of [4, 5, 6]) socket().say(tableAfter(number, THEIRS));
    game.skip();
    expect(shown(game)).toBe(6);
    for (const number of [7, 8]) socket().say(tableAfter(number, THEIRS));
    void game.play(["roll"]);
    expect(shown(game)).toBe(8);
    await settled();
    expect(socket().plays[0]?.number).toBe(8);
  });

  it("is never further behind than twenty entries", () => {
    const { game, socket } = atTable();
    for (let number = 4; number <= 23; number += 1) socket().say(tableAfter(number, THEIRS));
    expect(shown(game)).toBe(3);
    socket().say(tableAfter(24, THEIRS));
    expect(shown(game)).toBe(24);
  });

  it("takes the same entry, told anew, in the place of the one that waits", () => {
    const { game, socket } = atTable();
    socket().say(tableAfter(4, THEIRS));
    socket().say({ ...tableAfter(4, THEIRS, 4), legal: ["roll"] });
    vi.advanceTimersByTime(PAUSE.normal);
    expect(game.table?.legal).toEqual(["roll"]);
    expect(game.behind).toBe(false);
  });

  it("waits for what a game shows before a table, and until what it shows after has ended", () => {
    const { game, socket } = atTable();
    vi.advanceTimersByTime(PAUSE.normal);
    const asked: number[] = [];
    game.staging = { before: (table) => (table.number === 4 ? 1_150 : 0), after: (table) => (asked.push(table.number), 1_500) };
    for (const number of [4, 5]) socket().say(tableAfter(number, THEIRS));
    expect(shown(game)).toBe(3);
    expect(game.coming?.number).toBe(4);
    expect(game.behind).toBe(true);
    vi.advanceTimersByTime(1_150);
    expect(shown(game)).toBe(4);
    expect(game.coming).toBe(null);
    vi.advanceTimersByTime(1_499);
    expect(shown(game)).toBe(4);
    vi.advanceTimersByTime(1);
    expect(shown(game)).toBe(5);
    expect(asked).toEqual([4, 5]);
  });

  it("throws the own die as well, and ends it when asked to hurry", () => {
    const { game, socket } = atTable();
    game.staging = { before: () => 1_150, after: () => 0 };
    game.hurry();
    expect(shown(game)).toBe(3);
    socket().say(tableAfter(4));
    expect(shown(game)).toBe(3);
    game.hurry();
    expect(shown(game)).toBe(4);
    expect(game.coming).toBe(null);
  });

  it("forgets what was coming when it skips, and shows what was told anew in its place", () => {
    const { game, socket } = atTable();
    game.staging = { before: () => 1_150, after: () => 0 };
    socket().say(tableAfter(4));
    socket().say({ ...tableAfter(4, 0, 4), legal: ["roll"] });
    expect(game.coming?.number).toBe(4);
    vi.advanceTimersByTime(1_150);
    expect(game.table?.legal).toEqual(["roll"]);
    socket().say(tableAfter(5));
    socket().say(tableAfter(6));
    game.skip();
    expect(shown(game)).toBe(6);
    expect(game.coming).toBe(null);
    vi.advanceTimersByTime(5_000);
    expect(shown(game)).toBe(6);
  });

  it("shows everything at once while nobody looks", () => {
    const page = Object.assign(new EventTarget(), { visibilityState: "hidden" });
    vi.stubGlobal("document", page);
    vi.stubGlobal("addEventListener", () => undefined);
    const { game, socket } = atTable();
    game.staging = { before: () => 1_150, after: () => 1_500 };
    for (const number of [4, 5]) socket().say(tableAfter(number, THEIRS));
    expect(shown(game)).toBe(5);
    page.visibilityState = "visible";
    for (const number of [6, 7]) socket().say(tableAfter(number, THEIRS));
    expect(shown(game)).toBe(5);
    page.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
    expect(shown(game)).toBe(7);
  });
});
