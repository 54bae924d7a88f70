/** The way of everything that moves, as frames that a browser plays by itself. */
import { TIMES, type Way } from "./effects.ts";

/** A place on the screen, and how large things are there. */
export interface Stand {
  x: number;
  y: number;
  scale: number;
}

const SAMPLES = 14;
/** How high an arc is for its length, and at most. */
const LIFT = 0.2;
const HIGHEST = 90;
const SETTLE = 4;
const TIP = 20;
/** How a token of a race in decline lies. */
const LEAN = -9;

export function framesOf(way: Way, from: Stand, to: Stand, settles: boolean): Keyframe[] {
  switch (way) {
    case "arc":
      return settles ? landing(from, to) : arc(from, to, 1);
    case "bounce":
      return bounce(from, to);
    case "slide":
      return slide(from, to);
    case "fade":
      return fade(from);
    case "drain":
      return drain(from);
    case "turn":
      return turn(from);
  }
}

function at({ x, y, scale }: Stand, more = ""): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})${more}`;
}

function between(from: Stand, to: Stand, share: number): Stand {
  const mix = (one: number, other: number): number => one + (other - one) * share;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}

function slowing(share: number): number {
  return 1 - (1 - share) ** 3;
}

/** An arc that takes this share of the whole time; it comes out of nothing at its beginning. */
function arc(from: Stand, to: Stand, time: number): Keyframe[] {
  const height = Math.min(HIGHEST, LIFT * Math.hypot(to.x - from.x, to.y - from.y));
  return Array.from({ length: SAMPLES + 1 }, (_, sample) => {
    const share = slowing(sample / SAMPLES);
    const point = between(from, to, share);
    const lifted = { ...point, y: point.y - 4 * height * share * (1 - share) };
    return { offset: (time * sample) / SAMPLES, transform: at(lifted), opacity: sample === 0 ? 0 : 1 };
  });
}

/** An arc that ends a little above its place, and settles down. */
function landing(from: Stand, to: Stand): Keyframe[] {
  const above = { ...to, y: to.y - SETTLE * to.scale };
  const flight = TIMES.flight / (TIMES.flight + TIMES.settle);
  return [...arc(from, above, flight), { offset: 1, transform: at(to), opacity: 1, easing: "ease-in" }];
}

function bounce(from: Stand, to: Stand): Keyframe[] {
  const there = TIMES.flight / (TIMES.flight + TIMES.slide);
  const back = between(to, from, 0.85);
  return [
    ...arc(from, to, there).map((frame, place) => (place === SAMPLES ? { ...frame, easing: "ease-in" } : frame)),
    { offset: there + (1 - there) * 0.8, transform: at(back, ` rotate(${-TIP}deg)`), opacity: 1 },
    { offset: 1, transform: at(from, ` rotate(${-TIP}deg)`), opacity: 0 },
  ];
}

function slide(from: Stand, to: Stand): Keyframe[] {
  const tipped = ` rotate(${TIP}deg)`;
  return [
    { offset: 0, transform: at(from), opacity: 1, easing: "ease-out" },
    { offset: 0.2, transform: at(from, tipped), opacity: 1, easing: "ease-in-out" },
    { offset: 0.85, transform: at(between(from, to, 0.9), tipped), opacity: 1, easing: "linear" },
    { offset: 1, transform: at(to, tipped), opacity: 0 },
  ];
}

function fade(from: Stand): Keyframe[] {
  const sunk = at({ ...from, scale: from.scale * 0.86 }, ` rotate(${TIP}deg)`);
  return [
    { offset: 0, transform: at(from), opacity: 1, filter: "grayscale(0)" },
    { offset: 1, transform: sunk, opacity: 0, filter: "grayscale(1)" },
  ];
}

function drain(from: Stand): Keyframe[] {
  const cracked = TIMES.crack / (TIMES.crack + TIMES.drain);
  return [
    { offset: 0, transform: at(from), opacity: 1 },
    { offset: cracked, transform: at(from), opacity: 1 },
    { offset: 1, transform: at(from, ` rotate(${LEAN}deg)`), opacity: 0 },
  ];
}

function turn(from: Stand): Keyframe[] {
  return [
    { offset: 0, transform: at(from), easing: "ease-in" },
    { offset: 1, transform: at(from, " scaleX(0)") },
  ];
}
