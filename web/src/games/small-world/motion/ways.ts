/** The ways of effects over the screen as it is now; none for what cannot be seen. */
import type { Flight, Mark, Spot } from "./effects.ts";
import { framesOf, type Stand } from "./paths.ts";
import type { Spots } from "./spots.ts";

/** How far colour spreads, in units of the chart. */
const SPREAD: Record<Mark["mark"], number> = { wash: 62, blast: 54, smoke: 44, portal: 50 };
/** What spreads is drawn with this radius. */
const DRAWN = 50;

/** The way of a flight; none where it begins or ends nowhere. */
export function wayOf({ look, way, from, to, rise }: Flight, spots: Spots): Keyframe[] | null {
  const start = spots.stand(from, look);
  const end = spots.stand(to, look);
  if (start === null || end === null) return null;
  if (from === to) return spots.shows(start) ? framesOf(way, start, end, false) : null;
  const within = (stand: Stand, spot: Spot): Stand => (isOnMap(spot) ? spots.within(stand) : stand);
  const raised = { ...end, y: end.y - rise * end.scale };
  return framesOf(way, within(start, from), within(raised, to), look.kind !== "coin" && isOnMap(to));
}

export function spreadOf({ mark, region }: Mark, spots: Spots): Keyframe[] | null {
  const middle = spots.stand({ region, slot: "stack" }, { kind: "piece", piece: mark, seat: null });
  if (middle === null || !spots.shows(middle)) return null;
  const scale = (middle.scale * SPREAD[mark]) / DRAWN;
  const at = (share: number): string => `translate(${middle.x}px, ${middle.y}px) scale(${scale * share})`;
  return [
    { transform: at(0.15), opacity: 0 },
    { transform: at(0.4), opacity: 0.6, offset: 0.25 },
    { transform: at(1), opacity: 0 },
  ];
}

function isOnMap(spot: Spot): boolean {
  return typeof spot === "object" && "region" in spot;
}
