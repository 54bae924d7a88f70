/** Opening a game: what never changes in it, the table of its kind, and a connection. */
import type { Component } from "svelte";
import { tableOf, type TableProperties } from "../games/index.ts";
import { readGame } from "../lib/net/api.ts";
import { GameConnection } from "../lib/net/connection.svelte.ts";

export interface OpenGame {
  Table: Component<TableProperties>;
  connection: GameConnection;
}

async function openGame(id: string): Promise<OpenGame> {
  const facts = await readGame(id);
  return { Table: await tableOf(facts.game), connection: new GameConnection(facts) };
}

let begun: { id: string; opening: Promise<OpenGame> } | null = null;

/** Begins to open a game while the words of the page are still on their way. */
export function beginOpening(id: string): void {
  const opening = openGame(id);
  // Whoever asks for the game is told what went wrong.
  opening.catch(() => undefined);
  begun = { id, opening };
}

/** Opens a game, or goes on with what was begun. */
export function opened(id: string): Promise<OpenGame> {
  const early = begun;
  begun = null;
  return early?.id === id ? early.opening : openGame(id);
}
