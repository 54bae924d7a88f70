/** Shapes and places on the chart, in its units. */
import type { Point } from "../types.ts";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function pathOf(shape: readonly Point[]): string {
  return `M${shape.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

export function lineOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

export function boundsOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Twice the area, positive where the shape runs clockwise on the screen. */
function turn(shape: readonly Point[]): number {
  let sum = 0;
  for (let place = 0; place < shape.length; place++) {
    const [x, y] = shape[place]!;
    const [nextX, nextY] = shape[(place + 1) % shape.length]!;
    sum += x * nextY - nextX * y;
  }
  return sum;
}

/** The same outline farther inside, so that a line along it touches the border without covering it. */
export function inset(shape: readonly Point[], depth: number): Point[] {
  const side = turn(shape) > 0 ? depth : -depth;
  return shape.map(([x, y], place) => {
    const [fromX, fromY] = shape[(place + shape.length - 1) % shape.length]!;
    const [toX, toY] = shape[(place + 1) % shape.length]!;
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    return [x - ((toY - fromY) / length) * side, y + ((toX - fromX) / length) * side];
  });
}

/** A stretch of the border of a region, the one farthest down: there a wall hides nothing. */
export function wallStretch(shape: readonly Point[], length: number): Point[] {
  const rim = inset(shape, 3.5);
  let best: Point[] = [];
  let lowest = -Infinity;
  for (let start = 0; start < rim.length; start++) {
    const stretch = along(rim, start, length);
    const height = stretch.reduce((sum, [, y]) => sum + y, 0) / stretch.length;
    if (height > lowest) [best, lowest] = [stretch, height];
  }
  return best;
}

function along(rim: readonly Point[], start: number, length: number): Point[] {
  const found = [rim[start]!];
  let gone = 0;
  for (let step = 1; step < rim.length && gone < length; step++) {
    const point = rim[(start + step) % rim.length]!;
    gone += distance(found.at(-1)!, point);
    found.push(point);
  }
  return found;
}

/** Points at even steps along a line. */
export function spaced(line: readonly Point[], step: number): Point[] {
  const found: Point[] = [];
  let due = step / 2;
  for (let place = 1; place < line.length; place++) {
    const [from, to] = [line[place - 1]!, line[place]!];
    const length = distance(from, to);
    for (; due <= length; due += step) found.push(between(from, to, due / length));
    due -= length;
  }
  return found;
}

export function between([fromX, fromY]: Point, [toX, toY]: Point, share: number): Point {
  return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
}

/** Asked for thousands of places, so that it is worth not to use `Math.hypot`, which is many times slower. */
export function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.sqrt((otherX - x) ** 2 + (otherY - y) ** 2);
}

/** Whether a point lies inside a shape. */
export function contains(shape: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let place = 0; place < shape.length; place++) {
    const [fromX, fromY] = shape[place]!;
    const [toX, toY] = shape[(place + 1) % shape.length]!;
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) inside = !inside;
  }
  return inside;
}

const SEA_STEP = 14;
const MOST_ROOM = 80;
/** How much room a unit of distance from the wished place is worth. */
const LONGING = 0.012;
/** Looking at every so manieth place first finds a good one soon, next to which most others need not be looked at closely. */
const GLANCE = 5;

/** Where an ornament has the most open sea around it, and how much; each keeps away from those before. */
export function openSea(area: Box, land: readonly Point[], taken: readonly [Point, number][], wish: Point): [Point, number] {
  let best: [Point, number] = [wish, 0];
  let liking = -Infinity;
  for (const step of [SEA_STEP * GLANCE, SEA_STEP])
    for (let x = area.left; x <= area.right; x += step)
      for (let y = area.top; y <= area.bottom; y += step) {
        const spot: Point = [x, y];
        const longing = LONGING * distance(spot, wish);
        let room = Math.min(MOST_ROOM, x - area.left, area.right - x, y - area.top, area.bottom - y);
        for (const [place, reach] of taken) if (room - longing > liking) room = Math.min(room, distance(spot, place) - reach);
        if (room - longing > liking) room = roomFrom(land, x, y, room, liking + longing);
        if (room - longing > liking) [best, liking] = [[spot, room], room - longing];
      }
  return best;
}

/** How far land is from a place, up to `most`; less than `enough` need not be known any better. */
function roomFrom(land: readonly Point[], x: number, y: number, most: number, enough: number): number {
  let room = most * most;
  const little = enough > 0 ? enough * enough : 0;
  for (let place = 0; place < land.length && room > little; place++) {
    const point = land[place]!;
    const across = point[0] - x;
    const down = point[1] - y;
    room = Math.min(room, across * across + down * down);
  }
  return Math.sqrt(room);
}
