import type { Component } from "svelte";
import type { GameConnection } from "../lib/net/connection.svelte.ts";

/** What every table gets. It fills the page below the bar, and puts its own things into the bar with `topbar`. */
export interface TableProperties {
  connection: GameConnection;
}

type Loaded = { default: Component<TableProperties> };

/** The tables by the name of their game, which is the name of their folder. */
const TABLES = import.meta.glob<Loaded>("./*/Table.svelte");

/** Loads the table of a game: its own, or the plain list of steps on which every game can be played. */
export async function tableOf(game: string): Promise<Component<TableProperties>> {
  const load = TABLES[`./${game}/Table.svelte`] ?? TABLES["./plain/Table.svelte"];
  if (load === undefined) throw new Error("expected the plain table in games/plain");
  return (await load()).default;
}
