import type { Snippet } from "svelte";

/** What a page puts into the middle of the bar at the top, such as the track of rounds, and at its right end. */
export const topbar = $state<{ middle: Snippet | null; buttons: Snippet | null }>({ middle: null, buttons: null });
