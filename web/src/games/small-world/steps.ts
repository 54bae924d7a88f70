/** The words of steps, taken apart for the page. The engine alone says which are legal. */

export interface Step {
  /** The words, exactly as the engine said them. */
  text: string;
  verb: string;
  region?: string | undefined;
  /** The second region, where there are two. */
  to?: string | undefined;
  /** The row of the offer, or how many. */
  count?: number | undefined;
  /** What is put down: `token`, `beasts`, `champion`, or a piece that is placed. */
  piece?: string | undefined;
  /** A form, side, race, power, relic or result. */
  name?: string | undefined;
  /** The once-a-turn means that a conquest uses. */
  means: string[];
}

type Rest = Omit<Partial<Step>, "text" | "verb">;

const READERS: Record<string, (words: string[]) => Rest> = {
  pick: counted,
  raise: counted,
  roll: counted,
  form: named,
  side: named,
  banner: named,
  badge: named,
  abandon: ([region]) => ({ region }),
  raid: ([region]) => ({ region }),
  conquer: attempt,
  reinforce: attempt,
  intimidate: ([region, , to]) => ({ region, to }),
  swap: ([region, to]) => ({ region, to }),
  steal: ([region, , to]) => ({ region, to }),
  deploy: deployment,
  place: ([piece, region]) => ({ region, piece }),
  bomb: ([region, name]) => ({ region, name }),
  reveal: ([region, name]) => ({ region, name }),
};

function counted([count]: string[]): Rest {
  return { count: Number(count) };
}

function named([name]: string[]): Rest {
  return { name };
}

function attempt([region, , ...means]: string[]): Rest {
  return { region, means };
}

function deployment([region, count, what]: string[]): Rest {
  if (count === "champion") return { region, count: 1, piece: "champion" };
  return { region, count: Number(count), piece: what ?? "token" };
}

/** Takes the words of a step apart. One that this page does not know stays without parts, to be shown as it is. */
export function parseStep(text: string): Step {
  const [verb = "", ...words] = text.split(" ");
  return { text, verb, means: [], ...READERS[verb]?.(words) };
}

/** The step that puts so many of what is in hand into a region. */
export function deployStep(region: string, piece: string, count: number): string {
  if (piece === "champion") return `deploy ${region} champion`;
  return piece === "token" ? `deploy ${region} ${count}` : `deploy ${region} ${count} ${piece}`;
}

/** Whether a step belongs to placing what is in hand, and can so be moved to elsewhere before the turn ends. */
export function putsDown(step: Step): boolean {
  return step.verb === "deploy" || step.verb === "place";
}
