import type { Snippet } from "svelte";

interface TopBar {
  /** The game of a table, whose name stands in the place of the page's own. */
  game: string | null;
  middle: Snippet | null;
  buttons: Snippet | null;
}

/** What a page puts into the bar at the top: its game, something in the middle, such as the track of rounds, and at the right end. */
export const topbar = $state<TopBar>({ game: null, middle: null, buttons: null });
