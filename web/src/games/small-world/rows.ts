/** Something that is as wide and as high as this, in the same units as its neighbours. */
export interface Size {
  width: number;
  height: number;
}

/** Things in rows, one below the other, each in the scale that makes the most of the room. */
export interface Rows {
  rows: number[][];
  scale: number;
}

/** Puts things in their order into as many rows as show them largest. */
export function bestRows(sizes: readonly Size[], room: Size): Rows {
  const found = sizes.map((_, fewer) => fill(sizes, room, fewer + 1));
  return found.reduce((best, other) => (other.scale > best.scale ? other : best), { rows: [], scale: 0 });
}

function fill(sizes: readonly Size[], room: Size, count: number): Rows {
  const length = Math.ceil(sizes.length / count);
  const rows = Array.from({ length: count }, (_, row) =>
    sizes.map((_, place) => place).slice(row * length, (row + 1) * length),
  ).filter((row) => row.length > 0);
  const at = (place: number): Size => sizes[place] as Size;
  const widest = Math.max(...rows.map((row) => row.reduce((sum, place) => sum + at(place).width, 0)));
  const high = rows.reduce((sum, row) => sum + Math.max(...row.map((place) => at(place).height)), 0);
  return { rows, scale: Math.min(room.width / widest, room.height / high) };
}
