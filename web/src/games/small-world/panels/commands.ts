/** What each shortcut does. */

import type { Part } from "../layouts/room.ts";
import type { Plan } from "../model.svelte.ts";
import type { Desk } from "./desk.svelte.ts";

export function commandsOf(desk: Desk, goTo: (part: Part) => void): Record<string, () => void> {
  const { model } = desk;
  const plan = (name: Plan) => () => {
    if (desk.plans.includes(name)) model.plan(name);
  };
  return {
    main: () => desk.act(),
    undo: () => desk.undo(),
    decline: () => desk.askDecline(),
    tool: () => nextTool(desk),
    even: plan("even"),
    before: plan("before"),
    guard: plan("guard"),
    "take-back": () => desk.takeAllBack(),
    skip: () => desk.connection.skip(),
    map: () => goTo("map"),
    table: () => (desk.asTable = !desk.asTable),
    offer: () => goTo("offer"),
    players: () => goTo("players"),
    log: () => goTo("log"),
    help: () => (desk.helping = true),
  };
}

function nextTool({ model }: Desk): void {
  if (!model.acting) return;
  const tools = model.tools.filter((tool) => tool.usable).map((tool) => tool.id);
  const next = tools[(tools.indexOf(model.tool) + 1) % tools.length];
  if (next !== undefined) model.useTool(next);
}
