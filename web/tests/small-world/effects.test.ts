import { describe, expect, it } from "vitest";
import { type Effect, effectsOf, type Flight, lengthOf, rollOf, TIMES } from "../../src/games/small-world/motion/effects.ts";
import { framesOf, type Stand } from "../../src/games/small-world/motion/paths.ts";
import type { SeenPlayer, SeenRegion, View } from "../../src/games/small-world/types.ts";
import type { Entry, Told } from "../../src/lib/net/messages.ts";
import told from "./words-told.json?raw";

const TOLD: Told[] = (JSON.parse(told) as { events: Told[] }).events;

function player(name: string, race: string | null, declined: string | null = null): SeenPlayer {
  const nothing = { power: null, hand: 0, beasts: 0, champion: false, declined_power: null, harmony: false, harmony_paid: false };
  return { name, coins: 5, race, declined, ...nothing };
}

function viewOf(regions: Record<string, SeenRegion>): View {
  const players = [player("Anna", "orcs", "gnomes"), player("Bert", "trolls")];
  const turn = { variant: "classic", round: 2, rounds: 10, turn: "Anna", to_move: 0, phase: "conquer" };
  return { ...turn, players, regions, offer: [], box: {}, hidden_relics: [], used: [], inflicted: 0 };
}

const tokens = (player: string, race: string, tokens: number, declined = false): SeenRegion => ({
  pieces: [],
  player,
  race,
  tokens,
  declined,
});

const entry = (...events: [string, Told["values"]][]): Entry => ({
  number: 7,
  seat: 0,
  back_to: null,
  events: events.map(([code, values]) => ({ code, values: { step: "", ...values } })),
});

const flightsOf = (effects: Effect[]) => effects.filter((effect): effect is Flight => effect.kind === "flight");
const kinds = (effects: Effect[]) => effects.map((effect) => effect.kind);

describe("a conquest", () => {
  const before = viewOf({ a: tokens("Bert", "trolls", 3) });
  const after = viewOf({ a: tokens("Anna", "orcs", 5) });
  const conquest = entry(
    ["conquer", { player: "Anna", region: "a" }],
    ["taken", { player: "Anna", region: "a", tokens: 5, from: "trolls" }],
    ["lost", { race: "trolls", troops: "token", number: 1 }],
    ["withdrawn", { player: "Bert", troops: "token", number: 2 }],
  );
  const effects = effectsOf(conquest, before, after);
  const [arcs, others] = [flightsOf(effects).filter(({ way }) => way === "arc"), flightsOf(effects).filter(({ way }) => way !== "arc")];

  it("lets at most four tokens land one after another, each on the one before", () => {
    expect(arcs.map(({ at }) => at)).toEqual([0, 70, 140, 210]);
    expect(arcs.every(({ from, to }) => JSON.stringify([from, to]) === '[{"seat":0},{"region":"a","slot":"stack"}]')).toBe(true);
    const rises = arcs.map(({ rise }) => rise);
    expect(rises).toEqual(rises.toSorted((one, other) => one - other));
    const ends = arcs.map(({ at, lasts, rests }) => at + lasts + rests);
    expect(new Set(ends).size).toBe(1);
  });

  it("shows the new stack when the last token has landed, and colour when the first has come", () => {
    expect(effects).toContainEqual({ kind: "hidden", region: "a", slot: "stack", until: 210 + TIMES.flight + TIMES.settle });
    expect(effects).toContainEqual(expect.objectContaining({ kind: "mark", mark: "wash", seat: 0, at: TIMES.flight }));
  });

  it("lets the lost token fade and the others slide to their owner", () => {
    expect(others.map(({ way, to, at }) => [way, to, at])).toEqual([
      ["fade", { region: "a", slot: "stack" }, TIMES.flight],
      ["slide", { seat: 1 }, TIMES.flight],
    ]);
    expect(others[1]?.look).toEqual({ kind: "token", seat: 1, race: "trolls", count: 2, declined: false });
  });

  it("moves nothing when it was taken back, or played anew elsewhere", () => {
    expect(effectsOf({ ...conquest, back_to: 3 }, before, after)).toEqual([]);
    expect(rollOf({ ...entry(["roll", { number: 2 }]), back_to: 3 })).toBe(null);
  });

  it("begins with the die where one was thrown", () => {
    expect(rollOf(conquest)).toBe(null);
    const dared = entry(["reinforce", { region: "a", hand: 2 }], ["roll", { number: 0 }], ["failed", { region: "a" }]);
    expect(rollOf(dared)).toEqual({ face: 0, region: "a" });
    expect(rollOf(entry(["roll", { number: 3 }]))).toEqual({ face: 3, region: null });
  });

  it("lets those who failed go home", () => {
    const failed = entry(["reinforce", { player: "Anna", region: "a", hand: 2 }], ["failed", { player: "Anna", region: "a" }]);
    expect(flightsOf(effectsOf(failed, before, before)).map(({ way }) => way)).toEqual(["bounce", "bounce"]);
  });

  it("knows Murlocs, champions and beasts", () => {
    const murlocs = viewOf({ a: { pieces: [], race: "murlocs", tokens: 1 } });
    const champion = viewOf({ a: { ...tokens("Anna", "orcs", 0), pieces: ["champion"], beasts: 1 } });
    const taken = entry(["taken", { player: "Anna", region: "a", tokens: 0 }], ["lost", { race: "murlocs", troops: "token", number: 1 }]);
    const found = flightsOf(effectsOf(taken, murlocs, champion)).map(({ look }) => (look.kind === "piece" ? look.piece : ""));
    expect(found).toEqual(["beasts", "champion", "murlocs"]);
  });
});

describe("a race in decline", () => {
  const before = viewOf({ a: tokens("Anna", "orcs", 3), b: tokens("Anna", "orcs", 2), c: tokens("Anna", "gnomes", 1, true) });
  const after = viewOf({ a: tokens("Anna", "orcs", 1, true), b: tokens("Anna", "orcs", 1, true) });
  const declined = entry(["decline", { player: "Anna", race: "orcs" }], ["vanished", { player: "Anna", race: "gnomes" }]);
  const effects = flightsOf(effectsOf(declined, before, after));

  it("cracks region by region, and then the race before it fades", () => {
    expect(effects.map(({ way, from }) => [way, (from as { region: string }).region])).toEqual([
      ["drain", "a"],
      ["drain", "b"],
      ["fade", "c"],
    ]);
    expect(effects[1]!.at).toBeGreaterThan(effects[0]!.at);
    expect(effects[2]!.at).toBeGreaterThanOrEqual(effects[0]!.at + effects[0]!.lasts);
  });
});

describe("placing", () => {
  it("lets tokens join those that lie there, which stay in sight", () => {
    const effects = effectsOf(
      entry(["deploy", { player: "Anna", region: "a", troops: "token", number: 2 }]),
      viewOf({ a: tokens("Anna", "orcs", 1) }),
      viewOf({ a: tokens("Anna", "orcs", 3) }),
    );
    expect(kinds(effects)).toEqual(["flight", "flight"]);
  });

  it("brings a relic from where it lay", () => {
    const effects = effectsOf(
      entry(["place", { player: "Anna", region: "b", piece: "aegis" }]),
      viewOf({ a: { pieces: ["mountain", "aegis"] }, b: { pieces: [] } }),
      viewOf({ a: { pieces: ["mountain"] }, b: { pieces: ["fort", "aegis"] } }),
    );
    expect(effects[0]).toMatchObject({ from: { region: "a", slot: "relic-1" }, to: { region: "b", slot: "relic-1" } });
    expect(effects[1]).toMatchObject({ kind: "hidden", region: "b", slot: "relic-1" });
  });

  it("turns a relic up where it lies", () => {
    const effects = effectsOf(
      entry(["reveal", { player: "Anna", region: "a", relic: "aegis" }]),
      viewOf({ a: { pieces: ["relic"] } }),
      viewOf({ a: { pieces: ["aegis"] } }),
    );
    expect(effects[0]).toMatchObject({ way: "turn", look: { piece: "relic" }, from: { region: "a", slot: "relic-1" } });
  });

  it("lets everything in two regions change places, but the land", () => {
    const effects = effectsOf(
      entry(["swap", { player: "Anna", region: "a", other: "b" }]),
      viewOf({ a: { ...tokens("Anna", "orcs", 2), pieces: ["mountain", "fort"] }, b: { pieces: [], race: "murlocs", tokens: 1 } }),
      viewOf({ a: { pieces: ["mountain"], race: "murlocs", tokens: 1 }, b: { ...tokens("Anna", "orcs", 2), pieces: ["fort"] } }),
    );
    expect(kinds(effects)).toEqual(["mark", "flight", "hidden", "flight", "hidden", "mark", "flight", "hidden"]);
    expect(flightsOf(effects).map(({ look }) => (look.kind === "piece" ? look.piece : look.kind))).toEqual(["token", "fort", "murlocs"]);
  });
});

describe("coins", () => {
  const view = viewOf({ a: tokens("Anna", "orcs", 2), b: tokens("Anna", "orcs", 2), c: tokens("Anna", "gnomes", 1, true) });

  it("come from the regions that bring them, one after another, and then the sheet draws the eye", () => {
    const effects = effectsOf(
      entry(
        ["income", { coins: 2, reason: "regions", to: "Anna" }],
        ["income", { coins: 1, reason: "declined", to: "Anna" }],
        ["income", { coins: 1, reason: "heart", from: "Bert", to: "Anna" }],
      ),
      view,
      view,
    );
    const from = flightsOf(effects).map((flight) => flight.from);
    expect(from.map((spot) => (typeof spot === "object" && "region" in spot ? spot.region : spot))).toEqual(["a", "b", "c", { seat: 1 }]);
    expect(flightsOf(effects).map(({ at }) => at)).toEqual([0, 60, 120, 180]);
    expect(effects.at(-1)).toEqual({ kind: "pulse", seat: 0, at: TIMES.coin });
  });

  it("pay for a combo at its row", () => {
    const effects = flightsOf(
      effectsOf(
        entry(["pick", { player: "Anna", step: "pick 3", race: "naga" }], ["payment", { coins: 2, reason: "combo", from: "Anna" }]),
        view,
        view,
      ),
    );
    expect(effects.map(({ from, to }) => [from, to])).toEqual([
      [{ row: 3 }, { seat: 0 }],
      [{ seat: 0 }, { row: 3 }],
      [{ seat: 0 }, { row: 3 }],
    ]);
  });

  it("never take long, however many they are", () => {
    const rich = Array.from({ length: 8 }, (): [string, Told["values"]] => ["income", { coins: 9, reason: "regions", to: "Anna" }]);
    expect(lengthOf(effectsOf(entry(...rich), view, view))).toBeLessThan(1_500);
  });
});

describe("every event that the rules tell", () => {
  /** These show in what follows from them, before the table, or in the panels. */
  const STILL = ["abandon", "badge", "banner", "conquer", "discarded", "done", "over", "raid", "reinforce", "roll", "stop"];
  const codes = [...new Set(TOLD.map(({ code }) => code))];

  function tableFor({ values }: Told): [View, View] {
    const players = [...new Set([values["player"], values["from"], values["to"]])].filter((name) => typeof name === "string");
    const race = String(values["race"] ?? "orcs");
    const owner = String(values["player"] ?? players[0] ?? "Bert");
    const region = String(values["region"] ?? "x");
    const seen: SeenRegion = { ...tokens(owner, race, 3), beasts: 1, pieces: ["relic", "heart", "champion", "aegis"] };
    const before = { ...viewOf({ [region]: seen, far: tokens(owner, race, 1, true) }), players: players.map((name) => player(String(name), race)) };
    const relic = String(values["relic"] ?? "heart");
    const changed = { ...tokens("Somebody", "naga", 1), pieces: ["target", "bomb", "heart", "aegis", relic] };
    return [before, { ...before, regions: { [region]: changed, [String(values["other"] ?? "y")]: changed } }];
  }

  it.each(codes)("shows %s, or is known to show otherwise", (code) => {
    const shown = TOLD.filter((event) => event.code === code).map((event) => {
      const effects = effectsOf({ number: 1, seat: 0, back_to: null, events: [event] }, ...tableFor(event));
      expect(Number.isFinite(lengthOf(effects))).toBe(true);
      return effects.length;
    });
    expect(Math.max(...shown) > 0).toBe(!STILL.includes(code));
  });

  it("moves nothing for what it has never heard of, and nothing on a table that it does not know", () => {
    expect(effectsOf(entry(["storm", { region: "nowhere" }]), viewOf({}), viewOf({}))).toEqual([]);
    for (const event of TOLD) {
      expect(() => effectsOf({ number: 1, seat: 0, back_to: null, events: [event] }, viewOf({}), viewOf({}))).not.toThrow();
    }
  });
});

describe("ways", () => {
  const from: Stand = { x: 10, y: 20, scale: 1 };
  const to: Stand = { x: 310, y: 220, scale: 0.5 };

  it.each(["arc", "bounce", "slide", "fade", "drain", "turn"] as const)("are whole: %s", (way) => {
    for (const settles of [true, false]) {
      const frames = framesOf(way, from, to, settles);
      const offsets = frames.map(({ offset }) => offset as number);
      expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
      expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
    }
  });

  it("rise above the straight line and end at their place", () => {
    const frames = framesOf("arc", from, to, true);
    expect(frames.at(-1)?.["transform"]).toBe("translate(310.0px, 220.0px) scale(0.500)");
    const middle = String(frames[3]?.["transform"]).match(/-?[\d.]+/g)!.map(Number);
    expect(middle[1]).toBeLessThan(20 + ((middle[0]! - 10) / 300) * 200);
  });
});
