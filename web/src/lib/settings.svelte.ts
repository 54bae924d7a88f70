import { remember, remembered } from "./storage.ts";

export const THEMES = ["system", "day", "night"] as const;
export const SPEEDS = ["off", "fast", "normal", "slow"] as const;

export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

/** How long each step of somebody else is shown before the next one, in milliseconds. */
export const PAUSE: Record<Speed, number> = { off: 0, fast: 350, normal: 900, slow: 1800 };

/** How long everything that moves takes, as a share of its usual time. */
export const TEMPO: Record<Speed, number> = { off: 0, fast: 0.5, normal: 1, slow: 1.6 };

/** What whoever sits at this browser likes. */
export class Settings {
  #theme = $state<Theme>(oneOf(THEMES, remembered("theme"), "system"));
  #speed = $state<Speed>(oneOf(SPEEDS, remembered("speed"), "normal"));
  #singleKeys = $state(remembered("single-keys") !== "off");
  #systemNight = $state(false);
  #stillness = $state(false);

  constructor() {
    if (typeof matchMedia === "undefined") return;
    follow("(prefers-color-scheme: dark)", (yes) => (this.#systemNight = yes));
    follow("(prefers-reduced-motion: reduce)", (yes) => (this.#stillness = yes));
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    remember("theme", theme);
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    remember("speed", speed);
  }

  /** Whether single letters are shortcuts: programs that speak letters would press them. */
  get singleKeys(): boolean {
    return this.#singleKeys;
  }

  set singleKeys(singleKeys: boolean) {
    this.#singleKeys = singleKeys;
    remember("single-keys", singleKeys ? "on" : "off");
  }

  /** What the page looks like now. */
  get shade(): "day" | "night" {
    if (this.#theme === "system") return this.#systemNight ? "night" : "day";
    return this.#theme;
  }

  /** Whether things may move on the page. */
  get moves(): boolean {
    return this.#speed !== "off" && !this.#stillness;
  }

  /** How long what moves takes, as a share of its usual time; nothing moves at 0. */
  get tempo(): number {
    return this.moves ? TEMPO[this.#speed] : 0;
  }

  /** How long each step of somebody else is shown, in milliseconds. */
  get pause(): number {
    return PAUSE[this.#speed];
  }
}

function oneOf<T extends string>(choices: readonly T[], found: string | null, usual: T): T {
  return choices.find((choice) => choice === found) ?? usual;
}

function follow(query: string, tell: (matches: boolean) => void): void {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener("change", (event) => tell(event.matches));
}

export const settings = new Settings();
