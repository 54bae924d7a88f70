import type { Created, Entry, GameFacts, GameKind, GameLine, GameWish, Join, Problem, ProblemCode } from "./messages.ts";

/** What went wrong: what the server says, or what the page found (no answer, or none that it understands). */
export interface Failure {
  code: ProblemCode | "unreachable" | "unknown";
  values: Problem["values"];
}

/** The server did not do what we asked, or could not be reached. */
export class ServerProblem extends Error implements Failure {
  readonly code: Failure["code"];
  readonly values: Failure["values"];

  constructor({ code, values }: Failure) {
    super(code);
    this.code = code;
    this.values = values;
  }
}

const UNREACHABLE: Failure = { code: "unreachable", values: {} };
const UNKNOWN: Failure = { code: "unknown", values: {} };

export const readKinds = (): Promise<GameKind[]> => ask("GET", "/api/kinds");
export const readGames = (): Promise<GameLine[]> => ask("GET", "/api/games");
export const readGame = (id: string): Promise<GameFacts> => ask("GET", `/api/games/${id}`);
export const beginGame = (wish: GameWish): Promise<Created> => ask("POST", "/api/games", wish);
export const deleteGame = (id: string): Promise<null> => ask("DELETE", `/api/games/${id}`);
export const boardAddress = (id: string, board: string, theme: string): string =>
  `/api/games/${id}/boards/${board}/${theme}.svg`;
/** The picture of a board that comes with a game, before there is a game on it. */
export const shippedBoardAddress = (game: string, board: string, theme: string): string =>
  `/api/kinds/${game}/boards/${board}/${theme}.svg`;

export const joinGame = (id: string, seat: number, join: Join): Promise<null> =>
  ask("POST", `/api/games/${id}/seats/${seat}`, join);

export const readEarlier = (id: string, before: number): Promise<Entry[]> =>
  ask("GET", `/api/games/${id}/log?before=${before}`);

/** Gives the record of a game under the file name that the server has for it: each game's records end in their own way. */
export async function readRecord(id: string): Promise<File> {
  const answer = await send("GET", `/api/games/${id}/record`);
  const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? id;
  return new File([await answer.blob()], name);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  return (response.status === 204 ? null : await response.json()) as T;
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  const text = body === undefined ? null : JSON.stringify(body);
  const response = await fetch(path, { method, headers, body: text }).catch(() => {
    throw new ServerProblem(UNREACHABLE);
  });
  if (response.ok) return response;
  const said: unknown = await response.json().catch(() => null);
  throw new ServerProblem(isProblem(said) ? said : UNKNOWN);
}

function isProblem(said: unknown): said is Problem {
  return typeof said === "object" && said !== null && "code" in said && "values" in said;
}
