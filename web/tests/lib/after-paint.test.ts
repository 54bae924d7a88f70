import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterPaint } from "../../src/lib/after-paint.svelte.ts";

let frames: Map<number, () => void>;

function paint(): void {
  const due = [...frames.values()];
  frames.clear();
  for (const frame of due) frame();
}

beforeEach(() => {
  vi.useFakeTimers();
  frames = new Map();
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.set(frames.size + 1, frame).size);
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("waits until the page is painted", () => {
  const task = vi.fn();
  afterPaint(task);
  vi.runAllTimers();
  paint();
  expect(task).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(task).toHaveBeenCalledOnce();
});

it("can be called off before and after the frame", () => {
  const task = vi.fn();
  afterPaint(task)();
  const callOff = afterPaint(task);
  paint();
  callOff();
  vi.runAllTimers();
  expect(task).not.toHaveBeenCalled();
});
