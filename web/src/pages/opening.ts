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
  const table = tableOf(facts.game);
  const connection = new GameConnection(facts);
  try {
    return { Table: await table, connection };
  } catch (error) {
    connection.close();
    throw error;
  }
}

let begun: { id: string; opening: Promise<OpenGame> } | null = null;

/** Begins to open a game while the words of the page are still on their way; waits until it is open or cannot be opened. */
export async function beginOpening(id: string): Promise<void> {
  const opening = openGame(id);
  begun = { id, opening };
  // Whoever asks for the game is told what went wrong.
  await opening.catch(() => undefined);
}

/** Opens a game, or goes on with what was begun. */
export function opened(id: string): Promise<OpenGame> {
  const early = begun;
  begun = null;
  return early?.id === id ? early.opening : openGame(id);
}
