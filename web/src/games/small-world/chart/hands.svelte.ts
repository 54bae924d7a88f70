/** What mouse and fingers do to the chart: pan, pinch, hold, and drag a token from region to region. */
import type { Point } from "../types.ts";
import { between, distance } from "./geometry.ts";

/** A pointer somewhere on the chart, in pixels from its corner. */
export interface Touch {
  id: number;
  x: number;
  y: number;
  /** The region beneath, if there is one. */
  region: string | null;
  mouse: boolean;
}

/** What follows from it. */
export interface Consequences {
  pan(across: number, down: number): void;
  zoom(factor: number, x: number, y: number): void;
  /** Whether a token can be taken up from a region. */
  canDrag(region: string): boolean;
  drop(from: string, to: string): void;
  hold(region: string): void;
}

export interface Dragged {
  from: string;
  /** The region above which the token is. */
  over: string | null;
  x: number;
  y: number;
}

/** How far a pointer may tremble before it is meant to move, in pixels. */
const TREMOR = { mouse: 4, finger: 10 };
/** How long a finger rests on a region to ask about it, in milliseconds. */
const HOLD = 450;

export class Hands {
  dragged: Dragged | null = $state.raw(null);
  /** Whether the chart follows a pointer now. */
  moving = $state(false);

  readonly #consequences: Consequences;
  readonly #pointers = new Map<number, Point>();
  #start: Touch | null = null;
  #holding: ReturnType<typeof setTimeout> | undefined;
  /** Whether what was pressed turned out to mean more than a click. */
  #spent = false;

  constructor(consequences: Consequences) {
    this.#consequences = consequences;
  }

  down(touch: Touch): void {
    if (this.#pointers.size === 0) {
      this.#start = touch;
      this.#spent = false;
      if (!touch.mouse && touch.region !== null) this.#holdSoon(touch.region);
    } else {
      this.#letGo();
      this.#spent = true;
    }
    this.#pointers.set(touch.id, [touch.x, touch.y]);
  }

  move(touch: Touch): void {
    const before = this.#pointers.get(touch.id);
    if (!before) return;
    if (this.#pointers.size > 1) this.#pinch(touch, before);
    else if (this.dragged) this.dragged = { ...this.dragged, x: touch.x, y: touch.y, over: touch.region };
    else if (this.moving) this.#consequences.pan(touch.x - before[0], touch.y - before[1]);
    else if (!this.#begin(touch)) return;
    this.#pointers.set(touch.id, [touch.x, touch.y]);
  }

  up(touch: Touch): void {
    const dragged = this.dragged;
    this.#pointers.delete(touch.id);
    if (dragged && touch.region !== null && touch.region !== dragged.from) {
      this.#consequences.drop(dragged.from, touch.region);
    }
    this.#letGo();
    this.moving = this.#pointers.size > 0;
  }

  /** The pointer was taken from us. */
  cancel(id: number): void {
    this.#pointers.delete(id);
    this.#letGo();
    this.moving = this.#pointers.size > 0;
  }

  /** Whether a click that comes now is one; the end of a drag or of a hold looks the same to a browser. */
  get clicks(): boolean {
    return !this.#spent;
  }

  /** Begins to move once the pointer has gone far enough; says whether it has. */
  #begin(touch: Touch): boolean {
    const start = this.#start;
    if (!start || start.id !== touch.id) return false;
    const far = distance([start.x, start.y], [touch.x, touch.y]);
    if (far < (touch.mouse ? TREMOR.mouse : TREMOR.finger)) return false;
    this.#letGo();
    this.#spent = true;
    if (start.region !== null && this.#consequences.canDrag(start.region)) {
      this.dragged = { from: start.region, over: touch.region, x: touch.x, y: touch.y };
    } else {
      this.moving = true;
      this.#consequences.pan(touch.x - start.x, touch.y - start.y);
    }
    return true;
  }

  #pinch(touch: Touch, before: Point): void {
    const other = [...this.#pointers].find(([id]) => id !== touch.id)![1];
    const now: Point = [touch.x, touch.y];
    const [fromX, fromY] = between(before, other, 0.5);
    const [x, y] = between(now, other, 0.5);
    this.moving = true;
    this.#consequences.pan(x - fromX, y - fromY);
    this.#consequences.zoom(distance(now, other) / Math.max(1, distance(before, other)), x, y);
  }

  #holdSoon(region: string): void {
    this.#holding = setTimeout(() => {
      this.#spent = true;
      this.#consequences.hold(region);
    }, HOLD);
  }

  #letGo(): void {
    clearTimeout(this.#holding);
    this.dragged = null;
  }
}
