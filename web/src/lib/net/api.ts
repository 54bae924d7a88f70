import type { Created, Entry, GameFacts, GameKind, GameLine, GameWish, Join, Problem } from "./messages.ts";

/** The server did not do what we asked, or could not be reached (`unreachable`). */
export class ServerProblem extends Error {
  readonly code: string;
  readonly values: Problem["values"];

  constructor({ code, values }: Problem) {
    super(code);
    this.code = code;
    this.values = values;
  }
}

const UNREACHABLE: Problem = { code: "unreachable", values: {} };
const UNKNOWN: Problem = { code: "unknown", values: {} };

export const readKinds = (): Promise<GameKind[]> => ask("GET", "/api/kinds");
export const readGames = (): Promise<GameLine[]> => ask("GET", "/api/games");
export const readGame = (id: string): Promise<GameFacts> => ask("GET", `/api/games/${id}`);
export const beginGame = (wish: GameWish): Promise<Created> => ask("POST", "/api/games", wish);
export const deleteGame = (id: string): Promise<null> => ask("DELETE", `/api/games/${id}`);
export const boardAddress = (id: string, board: string, theme: string): string =>
  `/api/games/${id}/boards/${board}/${theme}.svg`;
export const recordAddress = (id: string): string => `/api/games/${id}/record`;

export const joinGame = (id: string, seat: number, join: Join): Promise<null> =>
  ask("POST", `/api/games/${id}/seats/${seat}`, join);

export const readEarlier = (id: string, before: number): Promise<Entry[]> =>
  ask("GET", `/api/games/${id}/log?before=${before}`);

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  const text = body === undefined ? null : JSON.stringify(body);
  const response = await fetch(path, { method, headers, body: text }).catch(() => {
    throw new ServerProblem(UNREACHABLE);
  });
  const said: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) throw new ServerProblem(isProblem(said) ? said : UNKNOWN);
  return said as T;
}

function isProblem(said: unknown): said is Problem {
  return typeof said === "object" && said !== null && "code" in said && "values" in said;
}
