/** Where on its region a piece lies, by the names that boards keep for such places. */
import type { Ground, Point, SeenRegion } from "../types.ts";
import { contains, distance } from "./geometry.ts";

export const SLOT: Readonly<Record<string, string>> = {
  fort: "fort",
  watchtower: "tower",
  target: "target",
  bomb: "bomb",
  champion: "champion",
};
/** Drawn with the land and not as pieces. */
export const LAND: readonly string[] = ["mountain", "wisp-wall"];
const BESIDE: Point = [26, -4];

/** The relics of a region, face down or up, in the order of their places. */
export function relicsOf(seen: SeenRegion): string[] {
  return seen.pieces.filter((piece) => !(piece in SLOT) && !LAND.includes(piece));
}

/** The name of the place of tokens, beasts, a relic, or a piece of wood. */
export function slotOf(seen: SeenRegion, piece: string): string {
  if (piece === "token") return seen.race === "murlocs" ? "murloc" : "stack";
  // Beasts stand beside tokens, and in their place where there are none.
  if (piece === "beasts") return seen.tokens ? "beasts" : "stack";
  return SLOT[piece] ?? `relic-${relicsOf(seen).indexOf(piece) + 1}`;
}

export function pointOf(ground: Ground, slot: string): Point {
  const [x, y] = ground.slots["stack"] ?? ground.shape[0]!;
  return ground.slots[slot] ?? [x + BESIDE[0], y + BESIDE[1]];
}

/** Where it is shown what can be done on a region. */
export function sealPlace(ground: Ground): Point {
  return ground.slots["seal"] ?? pointOf(ground, "stack");
}

/** Everywhere on a region where something lies. */
export function takenPlaces(ground: Ground, seen: SeenRegion): Point[] {
  const lying = seen.pieces.filter((piece) => !LAND.includes(piece));
  if (seen.tokens || seen.race !== undefined) lying.push("token");
  if (seen.beasts) lying.push("beasts");
  return lying.map((piece) => pointOf(ground, slotOf(seen, piece)));
}

const WAYS = 16;
/** Something beside the seal may rather come this much nearer to a piece than leave its region. */
const OUTSIDE = 30;

/** A place so far from the seal, where it covers as little as possible. */
export function besideSeal(ground: Ground, seen: SeenRegion, apart: number): Point {
  const [x, y] = sealPlace(ground);
  const taken = takenPlaces(ground, seen);
  const room = (point: Point): number =>
    Math.min(...taken.map((place) => distance(place, point)), 3 * apart) - (contains(ground.shape, point) ? 0 : OUTSIDE);
  const around = Array.from({ length: WAYS }, (_, way): Point => {
    const turn = (way * 2 * Math.PI) / WAYS;
    return [x + apart * Math.cos(turn), y + apart * Math.sin(turn)];
  });
  return around.reduce((best, point) => (room(point) > room(best) ? point : best));
}
