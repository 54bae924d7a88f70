import { beforeEach, describe, expect, it } from "vitest";
import type { Done, Kept, Refused, Table } from "../../src/lib/net/messages.ts";
import { Model, type Connection } from "../../src/games/small-world/model.svelte.ts";
import positions from "./fixtures/positions.json";

type Name = keyof typeof positions;

/** A server that takes down what it is told, and says yes. */
class Listener implements Connection {
  facts = { id: "game", layout: {} };
  table = $state.raw<Table | null>(null);
  latest = $state.raw<Table | null>(null);
  behind = $state(false);
  heard: [string[], number | undefined][] = [];
  /** What the table is after each play. */
  next: Table[] = [];

  constructor(table: Table) {
    this.show(table);
  }

  show(table: Table): void {
    this.table = table;
    this.latest = table;
  }

  async play(steps: string[], backTo?: number): Promise<Done | Refused> {
    this.heard.push([steps, backTo]);
    const table = this.next.shift() ?? this.table!;
    this.show({ ...table, number: this.latest!.number + 1 });
    return { type: "done", id: "a", number: this.latest!.number };
  }
}

function position(name: Name, tail: Kept[] = [], legal?: string[]): Table {
  const table = positions[name] as unknown as Table;
  return { ...table, legal: legal ?? table.legal, undo: { ...table.undo, tail } };
}

let server: Listener;
let model: Model;

function sit(table: Table): void {
  server = new Listener(table);
  model = new Model(server);
}

/** Lets everything that was set going come to rest. */
function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The position without a means that would give every region a second choice. */
function plainConquest(): Table {
  const table = position("conquer");
  return { ...table, legal: table.legal.filter((step) => !step.includes("with")) };
}

async function heard(): Promise<[string[], number | undefined][]> {
  await rest();
  return server.heard;
}

describe("the stage", () => {
  it.each([
    ["conquer", "conquer"],
    ["start", "start"],
    ["pick", "pick"],
    ["redeploy", "redeploy"],
  ] as const)("of %s is %s", (name, stage) => {
    sit(position(name));
    expect(model.stage).toBe(stage);
  });

  it("is watching while others play, and over at the end", () => {
    sit({ ...position("conquer"), yours: false, legal: [] });
    expect(model.stage).toBe("watch");
    expect(model.lit.size).toBe(0);
    server.show({ ...position("conquer"), over: true });
    expect(model.stage).toBe("over");
  });
});

describe("a click while conquering", () => {
  beforeEach(() => sit(plainConquest()));

  it("lights what can be attempted", () => {
    expect([...model.lit].sort()).toEqual(["fee", "near", "tower"]);
  });

  it("plays the one sure and free step at once", async () => {
    model.act("near");
    expect(await heard()).toEqual([[["conquer near"], undefined]]);
  });

  it("asks before the die is rolled, and rolls it on the second click", async () => {
    model.act("tower");
    expect(model.selected).toBe("tower");
    expect(await heard()).toEqual([]);
    model.act("tower");
    expect(await heard()).toEqual([[["reinforce tower"], undefined]]);
    expect(model.selected).toBeNull();
  });

  it("asks before coins are paid", async () => {
    model.act("fee");
    expect(model.selected).toBe("fee");
    expect(await heard()).toEqual([]);
  });

  it("opens the card of a region that cannot be taken", async () => {
    model.act("far");
    expect(model.selected).toBe("far");
    expect(model.choices("far")).toEqual([]);
    expect(await heard()).toEqual([]);
  });

  it("leaves the choice between several ways", async () => {
    sit(position("conquer"));
    model.act("near");
    model.act("near");
    expect(model.selected).toBe("near");
    expect(model.choices("near").map((step) => step.text)).toEqual(["conquer near", "conquer near with frostmourne"]);
    expect(await heard()).toEqual([]);
  });

  it("means nothing while older steps are still being shown", async () => {
    server.behind = true;
    model.act("near");
    expect(await heard()).toEqual([]);
  });

  it("is heard once, however often it comes", async () => {
    server.next = [{ ...plainConquest(), legal: ["stop"] }];
    model.act("near");
    model.act("near");
    expect(await heard()).toHaveLength(1);
  });

  it("says prices and what needs the die", () => {
    expect(model.price("near")).toMatchObject({ tokens: 2, die: false, coins: 0, means: false });
    expect(model.price("tower")).toMatchObject({ die: true });
    expect(model.price("fee")).toMatchObject({ coins: 1 });
    expect(model.price("far")).toBeNull();
  });
});

describe("the ways to act on a region", () => {
  it("come in the order of the rules' advice, and the seal says what the first one takes", () => {
    sit(position("conquer"));
    const table = position("conquer");
    const regions = structuredClone((table.advice as { regions: Record<string, { choices: unknown[] }> }).regions);
    regions["near"]!.choices.reverse();
    server.show({ ...table, advice: { ...table.advice, regions } });
    expect(model.choices("near").map((step) => step.text)).toEqual(["conquer near with frostmourne", "conquer near"]);
    expect(model.firstAttempt("near")?.step).toBe("conquer near with frostmourne");
    expect(model.price("near")).toMatchObject({ means: true });
  });

  it("name the other tools that fit, and begin with one of them there", () => {
    sit(position("means"));
    expect(model.otherTools("near")).toEqual(["swap", "steal"]);
    model.useToolOn("swap", "near");
    expect(model.tool).toBe("swap");
    expect(model.first).toBe("near");
  });
});

describe("tools", () => {
  it("are those that the steps need", () => {
    sit(position("means"));
    const usable = model.tools.filter((tool) => tool.usable).map((tool) => tool.id);
    expect(usable).toEqual(["conquer", "swap", "steal", "abandon"]);
    expect(model.tools.find((tool) => tool.active)?.id).toBe("conquer");
  });

  it("take two regions one after another", async () => {
    sit(position("means"));
    model.useTool("swap");
    expect([...model.lit].sort()).toEqual(["far", "home", "near"]);
    model.act("near");
    expect(model.first).toBe("near");
    expect([...model.lit].sort()).toEqual(["far", "home"]);
    model.act("home");
    expect(await heard()).toEqual([[["swap home near"], undefined]]);
    expect(model.first).toBeNull();
  });

  it("let go of the first region when it is clicked again, or by Escape", () => {
    sit(position("means"));
    model.useTool("steal");
    model.act("near");
    model.act("near");
    expect(model.first).toBeNull();
    model.act("near");
    model.cancel();
    expect(model.first).toBeNull();
    expect(model.tool).toBe("steal");
    model.cancel();
    expect(model.tool).toBe("conquer");
  });

  it("play at once what needs no second region", async () => {
    sit(position("intimidating"));
    model.useTool("intimidate");
    model.act("near");
    expect([...model.lit].sort()).toEqual(["far", "wall"]);
    model.act("near");
    model.act("wall");
    expect(await heard()).toEqual([[["intimidate wall"], undefined]]);
  });

  it("ask before a raid is rolled for", async () => {
    sit(position("intimidating"));
    model.useTool("raid");
    model.act("far");
    expect(model.selected).toBe("far");
    expect(await heard()).toEqual([]);
  });

  it("come back to the usual one when they can do nothing more", () => {
    sit(position("means"));
    model.useTool("steal");
    server.show({ ...position("means"), legal: ["conquer place", "stop"] });
    expect(model.tool).toBe("conquer");
  });
});

describe("placing", () => {
  const tail: Kept[] = [
    { back_to: 4, steps: ["conquer near"] },
    { back_to: 5, steps: ["stop", "deploy home 2"] },
    { back_to: 6, steps: ["deploy near 1"] },
    { back_to: 7, steps: ["place target far"] },
    { back_to: 8, steps: ["deploy home 1"] },
  ];

  it("adds one for each click", async () => {
    sit(position("redeploy"));
    model.act("home");
    model.add("near");
    expect(await heard()).toEqual([
      [["deploy home 1"], undefined],
      [["deploy near 1"], undefined],
    ]);
  });

  it("knows what may be taken away again", () => {
    sit(position("redeploy", tail));
    expect(model.deployed("home")).toBe(3);
    expect(model.deployed("near")).toBe(1);
    expect(model.deployed("far")).toBe(0);
    expect(model.tools.find((tool) => tool.id === "token")).toMatchObject({ left: 3, of: 7 });
  });

  it("takes the last one away", async () => {
    sit(position("redeploy", tail));
    model.takeAway("home");
    expect(await heard()).toEqual([[[], 8]]);
  });

  it("plays what came later anew", async () => {
    sit(position("redeploy", tail));
    model.takeAway("near");
    expect(await heard()).toEqual([[["place target far", "deploy home 1"], 6]]);
  });

  it("keeps what the same entry did before", async () => {
    sit(position("redeploy", tail.slice(0, 3)));
    model.takeAway("home");
    expect(await heard()).toEqual([[["stop", "deploy home 1", "deploy near 1"], 5]]);
  });

  it("moves one from region to region in one message", async () => {
    sit(position("redeploy", tail));
    model.move("near", "home");
    expect(await heard()).toEqual([[["place target far", "deploy home 1", "deploy home 1"], 6]]);
  });

  it("does not take away what was placed before this redeployment", async () => {
    sit(position("redeploy", [{ back_to: 1, steps: ["deploy home 1"] }, { back_to: 2, steps: ["done"] }]));
    expect(model.deployed("home")).toBe(0);
    model.takeAway("home");
    expect(await heard()).toEqual([]);
  });

  it("replaces what was placed by a plan, but for pieces", async () => {
    sit(position("redeploy", tail));
    const table = position("redeploy");
    server.next = [{ ...table, advice: { ...table.advice, plans: { even: ["deploy near 3", "deploy home 3"] } } }];
    model.plan("even");
    expect(await heard()).toEqual([
      [["stop"], 5],
      [["deploy near 3", "deploy home 3", "place target far"], undefined],
    ]);
  });

  it("goes over to what must be placed next, and back", () => {
    sit(position("redeploy"));
    expect(model.tool).toBe("token");
    server.show(position("redeploy", [], ["deploy home champion", "deploy near champion", "place target far"]));
    expect(model.tool).toBe("champion");
    server.show(position("redeploy", [], ["deploy home champion", "place target far", "done"]));
    expect(model.tool).toBe("target");
    server.show(position("redeploy", [], ["deploy home champion", "done"]));
    expect(model.tool).toBe("token");
  });

  it("puts down pieces by their tool", async () => {
    sit(position("redeploy"));
    model.useTool("target");
    model.act("far");
    model.useTool("champion");
    model.add("near");
    expect(await heard()).toEqual([
      [["place target far"], undefined],
      [["deploy near champion"], undefined],
    ]);
  });
});

it("offers as actions what needs no place", () => {
  sit(position("start"));
  expect(model.actions.map((step) => step.text)).toEqual(["decline", "stop"]);
  sit(position("pick"));
  expect(model.actions).toEqual([]);
});
