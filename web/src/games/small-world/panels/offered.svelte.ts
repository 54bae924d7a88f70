/** The offer as somebody looks at it: whose banners are shown, and what can be taken. */

import type { Model } from "../model.svelte.ts";
import { columns, combosOf, type Combo } from "./combos.ts";

export class Offered {
  readonly #model: Model;
  #chosen: string | null = $state(null);

  constructor(model: Model) {
    this.#model = model;
  }

  /** The sides that have banners of their own, in the team variant. */
  readonly sides = $derived.by(() => columns(this.#model.view));
  readonly #ownSide = $derived.by(() => {
    const eyes = this.#model.me ?? this.#model.table.to_move ?? 0;
    return this.#model.view.players[eyes]?.faction ?? null;
  });

  /** The side whose banners are shown: one's own, unless another was asked for. */
  readonly side = $derived.by(() => (this.#chosen !== null && this.sides.includes(this.#chosen) ? this.#chosen : this.#ownSide));

  /** Whether somebody at this page is to choose among what is shown. */
  readonly due = $derived.by(() => {
    const choosing = this.#model.stage === "pick" && this.#model.acting;
    return choosing && (this.sides.length === 0 || this.side === this.#ownSide);
  });

  readonly combos = $derived.by(() => {
    const { view, advice, layout } = this.#model;
    return combosOf(view, this.due ? advice : { ...advice, combos: [] }, layout, this.side);
  });

  show(side: string): void {
    this.#chosen = side;
  }

  canTake(combo: Combo): boolean {
    return this.due && combo.advice !== null && combo.advice.because === null;
  }

  take(combo: Combo): void {
    if (this.canTake(combo)) this.#model.play(combo.advice!.step);
  }
}
