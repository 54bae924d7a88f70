/** What takes long waits until the page has answered. */
import { untrack } from "svelte";

/** Does something once all that was changed until now is painted. Gives what calls it off. */
export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Says what something is, as soon as what was said of it elsewhere is painted: a pressed button comes before what it opens. */
export function afterwards<T>(now: () => T): { readonly current: T } {
  let current = $state.raw(untrack(now));
  $effect(() => {
    const value = now();
    return afterPaint(() => (current = value));
  });
  return {
    get current() {
      return current;
    },
  };
}
