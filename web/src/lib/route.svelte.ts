/** Where in the page we are. It stands after the # of the address, so secrets of invitations never reach a server's log. */
export type Route =
  | { page: "home" }
  | { page: "games" }
  | { page: "game"; id: string }
  | { page: "join"; id: string; seat: number; secret: string }
  | { page: "help" }
  | { page: "credits" }
  | { page: "nowhere" };

const ID = /^[A-Za-z0-9_-]+$/;

export function read(hash: string): Route {
  const [page = "", id = "", seat = "", secret = "", ...more] = hash.replace(/^#?\/?/, "").split("/");
  const parts = [page, id, seat, secret].filter((part) => part !== "").length;
  if (more.length > 0) return { page: "nowhere" };
  if (parts === 0) return { page: "home" };
  if (parts === 1 && (page === "games" || page === "help" || page === "credits")) return { page };
  if (parts === 2 && page === "game" && ID.test(id)) return { page, id };
  if (parts === 4 && page === "join" && ID.test(id) && /^\d$/.test(seat) && ID.test(secret)) {
    return { page, id, seat: Number(seat), secret };
  }
  return { page: "nowhere" };
}

export const linkTo = {
  home: "#/",
  games: "#/games",
  help: "#/help",
  credits: "#/credits",
  game: (id: string) => `#/game/${id}`,
  join: (id: string, seat: number, secret: string) => `#/join/${id}/${seat}/${secret}`,
};

let current = $state.raw<Route>({ page: "home" });

export const route = {
  get now(): Route {
    return current;
  },
};

export function startRoute(): void {
  const follow = (): void => void (current = read(location.hash));
  addEventListener("hashchange", follow);
  follow();
}

/** Goes to another page. `instead` leaves no way back to this one. */
export function go(hash: string, instead = false): void {
  if (instead) {
    history.replaceState(null, "", hash);
    current = read(hash);
  } else location.hash = hash;
}
