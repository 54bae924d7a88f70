/** Which part of the chart is on the screen, and how large. */
import type { Box } from "./geometry.ts";

/** Where a unit of the chart is on the screen: `x + unit * scale`. */
export interface Place {
  x: number;
  y: number;
  scale: number;
}

/** No closer than this many pixels a unit, and no farther than this share of the whole chart. */
const CLOSEST = 3.2;
const FARTHEST = 0.75;
/** At least so many pixels of what is fitted stay in view. */
const KEPT = 120;
/** A drawing is made anew in its new size so many milliseconds after it was last zoomed. */
const SETTLE = 280;

export function fitted(box: Box, width: number, height: number, margin: number): Place {
  const across = box.right - box.left;
  const down = box.bottom - box.top;
  const scale = Math.max(0.05, Math.min((width - 2 * margin) / across, (height - 2 * margin) / down));
  return {
    scale,
    x: (width - across * scale) / 2 - box.left * scale,
    y: (height - down * scale) / 2 - box.top * scale,
  };
}

/** Zooms so that what is under a point of the screen stays there. */
export function zoomed(place: Place, factor: number, x: number, y: number, least: number): Place {
  const scale = Math.min(CLOSEST, Math.max(least, place.scale * factor));
  const share = scale / place.scale;
  return { scale, x: x - (x - place.x) * share, y: y - (y - place.y) * share };
}

/** Keeps the chart from being lost beyond the edge. */
export function kept(place: Place, whole: Box, width: number, height: number): Place {
  const { scale } = place;
  const x = Math.min(width - KEPT - whole.left * scale, Math.max(KEPT - whole.right * scale, place.x));
  const y = Math.min(height - KEPT - whole.top * scale, Math.max(KEPT - whole.bottom * scale, place.y));
  return { scale, x, y };
}

export class Viewport {
  #width = $state(0);
  #height = $state(0);
  #margin = $state(0);
  #place: Place = $state.raw({ x: 0, y: 0, scale: 1 });
  /** What is fitted until somebody moves the chart: the whole of it, or an island. */
  #home: Box;
  readonly #whole: Box;
  #moved = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The scale in which the layers are drawn; between two drawings they are only stretched. */
  drawn = $state(1);
  /** Whether the next change shall glide. */
  gliding = $state(false);

  constructor(whole: Box) {
    this.#whole = whole;
    this.#home = whole;
  }

  get place(): Place {
    return this.#place;
  }

  get width(): number {
    return this.#width;
  }

  get height(): number {
    return this.#height;
  }

  /** The point of the chart in the middle of the screen. */
  get middle(): [number, number] {
    const { x, y, scale } = this.#place;
    return [(this.#width / 2 - x) / scale, (this.#height / 2 - y) / scale];
  }

  /** Fits into a window of another size. The first drawing has that size at once; later ones follow as after zooming. */
  resize(width: number, height: number, margin: number): void {
    const first = this.#width === 0;
    this.#width = width;
    this.#height = height;
    this.#margin = margin;
    if (!this.#moved) this.#go(this.#fit(this.#home));
    else this.#go(this.#place);
    if (first) this.drawn = this.#place.scale;
  }

  /** Shows a part of the chart as large as possible. */
  show(part: Box, glide: boolean): void {
    this.#home = part;
    this.#moved = false;
    this.#glide(this.#fit(part), glide);
  }

  showAll(glide: boolean): void {
    this.show(this.#whole, glide);
  }

  pan(across: number, down: number, glide = false): void {
    const { x, y, scale } = this.#place;
    this.#moved = true;
    this.#glide({ scale, x: x + across, y: y + down }, glide);
  }

  zoom(factor: number, x = this.#width / 2, y = this.#height / 2, glide = false): void {
    const least = this.#fit(this.#whole).scale * FARTHEST;
    this.#moved = true;
    this.#glide(zoomed(this.#place, factor, x, y, least), glide);
  }

  /** Brings a point of the chart into view, if it is not. */
  reveal(x: number, y: number): void {
    const [left, top] = this.toScreen(x, y);
    const rim = Math.min(64, this.#width / 5);
    const across = Math.max(0, rim - left) - Math.max(0, left - this.#width + rim);
    const down = Math.max(0, rim - top) - Math.max(0, top - this.#height + rim);
    if (across !== 0 || down !== 0) this.pan(across, down, true);
  }

  toScreen(x: number, y: number): [number, number] {
    const { x: left, y: top, scale } = this.#place;
    return [left + x * scale, top + y * scale];
  }

  #fit(part: Box): Place {
    return fitted(part, this.#width, this.#height, this.#margin);
  }

  #glide(place: Place, glide: boolean): void {
    this.gliding = glide;
    this.#go(place);
  }

  #go(place: Place): void {
    this.#place = kept(place, this.#whole, this.#width, this.#height);
    clearTimeout(this.#timer);
    if (this.#place.scale !== this.drawn) this.#timer = setTimeout(() => this.#settle(), SETTLE);
  }

  #settle(): void {
    this.gliding = false;
    this.drawn = this.#place.scale;
  }
}
