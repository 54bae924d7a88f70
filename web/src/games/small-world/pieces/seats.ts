/** How each seat is told apart: by colour and by pattern. Gold is kept for what can be done. */

export interface SeatLook {
  pattern: "stripes" | "waves" | "dots" | "chevrons" | "checks" | "plain";
  face: string;
  edge: string;
  /** The face of a race in decline: less of the colour. */
  faded: string;
  /** The lines of the pattern. */
  line: string;
  crest: string;
}

const CREAM = "#fff8e6";

export const SEATS: readonly SeatLook[] = [
  { pattern: "stripes", face: "#c8432a", edge: "#8f2817", faded: "#ad5847", line: "#f0a48f", crest: CREAM },
  { pattern: "waves", face: "#1a4489", edge: "#0f2c5c", faded: "#304d7a", line: "#9cc6ea", crest: CREAM },
  { pattern: "dots", face: "#cf80b0", edge: "#7b3766", faded: "#bd8ca9", line: "#fff0fa", crest: "#2a1a08" },
  { pattern: "chevrons", face: "#157a6d", edge: "#0b554b", faded: "#2f7067", line: "#8fd3c2", crest: CREAM },
  { pattern: "checks", face: "#4a3a52", edge: "#2b2032", faded: "#494050", line: "#b7a3c2", crest: CREAM },
];

const NOBODY: SeatLook = {
  pattern: "plain", face: "#6f8f3c", edge: "#44592a", faded: "#748a52", line: "#c9d98a", crest: "#1f2a10",
};

/** How a seat looks; Murlocs and what belongs to nobody for none. */
export function lookOf(seat: number | null): SeatLook {
  return seat === null ? NOBODY : (SEATS[seat] ?? NOBODY);
}

const around = (count: number, point: (turn: number) => string): string =>
  Array.from({ length: count }, (_, place) => point((place * 2 * Math.PI) / count)).join("");

const at = (radius: number, turn: number): string =>
  `${(radius * Math.cos(turn)).toFixed(2)} ${(radius * Math.sin(turn)).toFixed(2)}`;

/** The pattern of a seat as lines on a ring from 13 to 18 units, drawn once so that a token needs no clip and no id. */
export const RINGS: Record<SeatLook["pattern"], { path: string; width: number; cap: "round" | "butt" }> = {
  stripes: { path: around(20, (turn) => `M${at(13.6, turn)}L${at(17.6, turn + 0.2)}`), width: 1.5, cap: "butt" },
  waves: {
    path: `M${around(96, (turn) => `L${at(15.5 + 1.3 * Math.sin(turn * 12), turn)}`).slice(1)}Z`,
    width: 1.2,
    cap: "butt",
  },
  dots: { path: around(18, (turn) => `M${at(15.5, turn)}h.01`), width: 2.2, cap: "round" },
  chevrons: {
    path: `M${around(40, (turn) => `L${at(Math.round((turn * 20) / Math.PI) % 2 ? 16.9 : 14.2, turn)}`).slice(1)}Z`,
    width: 1.2,
    cap: "butt",
  },
  checks: {
    path: around(16, (turn) => `M${at(14.4, turn)}A14.4 14.4 0 0 1 ${at(14.4, turn + 0.196)}M${at(16.7, turn + 0.196)}A16.7 16.7 0 0 1 ${at(16.7, turn + 0.393)}`),
    width: 2.1,
    cap: "butt",
  },
  plain: { path: "M15.5 0A15.5 15.5 0 1 1 -15.5 0A15.5 15.5 0 1 1 15.5 0Z", width: 0.8, cap: "butt" },
};
