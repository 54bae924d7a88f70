// What is said about a game in a list.

import { list, t } from "./i18n.svelte.ts";
import { choiceName, settingName } from "./names.ts";
import type { GameLine } from "./net/messages.ts";

/** Names everybody at a table. */
export function whoPlays({ seats }: Pick<GameLine, "seats">): string {
  return list(seats.map((seat) => seat.name));
}

/** Says how far a game is, and who has to do something now. */
export function turnSentence({ over, to_move, seats, number }: Pick<GameLine, "over" | "to_move" | "seats" | "number">): string {
  if (over) return t("line-over", { number });
  const mover = to_move === null ? undefined : seats[to_move];
  if (mover === undefined) return t("line-steps", { number });
  const alone = seats.filter((seat) => seat.yours).length === 1;
  return mover.yours && alone ? t("line-yours", { number }) : t("line-turn", { number, player: mover.name });
}

/** Says what was agreed on. */
export function agreement({ settings }: Pick<GameLine, "settings">): string {
  return Object.entries(settings)
    .map(([setting, choice]) => t("agreed", { name: settingName(setting), choice: choiceName(setting, choice) }))
    .join(" · ");
}

/** The game to go on with: among those that are not over and in which one has a seat, the one that changed last. */
export function unfinished(games: readonly GameLine[]): GameLine | undefined {
  return latestFirst(games).find((game) => !game.over && isOwn(game));
}

export function latestFirst(games: readonly GameLine[]): GameLine[] {
  return games.toSorted((one, other) => other.changed.localeCompare(one.changed));
}

/** Whether one sits at this table, and does not only watch. */
export function isOwn({ seats }: Pick<GameLine, "seats">): boolean {
  return seats.some((seat) => seat.yours);
}
