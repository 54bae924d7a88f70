/** How the cloth of each faction looks. */

export interface Cloth {
  cloth: string;
  fold: string;
  trim: string;
  stitch: string;
}

const NEUTRAL: Cloth = { cloth: "#4b5b35", fold: "#3d4b2a", trim: "#c08e50", stitch: "#c08e50" };

const CLOTHS: Record<string, Cloth> = {
  alliance: { cloth: "#264a78", fold: "#1d3b62", trim: "#dfb851", stitch: "#dfb851" },
  horde: { cloth: "#7c211c", fold: "#661813", trim: "#17100c", stitch: "#d9a86b" },
  neutral: NEUTRAL,
};

export function clothOf(side: string | null | undefined): Cloth {
  return CLOTHS[side ?? "neutral"] ?? NEUTRAL;
}
