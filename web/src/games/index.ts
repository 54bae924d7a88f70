import type { Component } from "svelte";
import type { GameConnection } from "../lib/net/connection.svelte.ts";
import type { GameKind } from "../lib/net/messages.ts";
import type { Islands } from "../lib/setup.svelte.ts";

/** What every table gets. It fills the page below the bar, and puts its own things into the bar with `topbar`. */
export interface TableProperties {
  connection: GameConnection;
}

/** What the picture of a game gets that is shown while it is put together. */
export interface CoverProperties {
  kind: GameKind;
  /** The boards that are chosen; examples unless somebody chose. */
  boards: string[];
  islands: Islands;
}

/** Tables, covers and helps by the name of their game, which is the name of their folder. */
const TABLES = import.meta.glob<{ default: Component<TableProperties> }>("./*/Table.svelte");
const COVERS = import.meta.glob<{ default: Component<CoverProperties> }>("./*/Cover.svelte");
const HELPS = import.meta.glob<{ default: Component }>("./*/Help.svelte");

/** Whether a game has a table of its own. The page offers no other, though whoever has the link of one can play it. */
export const hasTable = (game: string): boolean => `./${game}/Table.svelte` in TABLES;

/** Loads the table of a game: its own, or the plain list of steps on which every game can be played. */
export async function tableOf(game: string): Promise<Component<TableProperties>> {
  const load = TABLES[`./${game}/Table.svelte`] ?? TABLES["./plain/Table.svelte"];
  if (load === undefined) throw new Error("expected the plain table in games/plain");
  return (await load()).default;
}

/** Loads the cover of a game; nothing where it has none. */
export async function coverOf(game: string): Promise<Component<CoverProperties> | null> {
  const load = COVERS[`./${game}/Cover.svelte`];
  return load === undefined ? null : (await load()).default;
}

/** Loads what every game that has something to say about playing at its table says, by the name of the game. */
export async function allHelp(): Promise<{ game: string; Help: Component }[]> {
  const load = async ([path, found]: [string, () => Promise<{ default: Component }>]) => ({
    game: path.split("/")[1] ?? "",
    Help: (await found()).default,
  });
  return Promise.all(Object.entries(HELPS).map(load));
}
