import { describe, expect, it } from "vitest";
import { linkTo, read } from "../../src/lib/route.svelte.ts";

describe("the address", () => {
  it.each([
    ["", { page: "home" }],
    ["#", { page: "home" }],
    [linkTo.home, { page: "home" }],
    [linkTo.games, { page: "games" }],
    [linkTo.help, { page: "help" }],
    [linkTo.credits, { page: "credits" }],
    [linkTo.game("a_B-3"), { page: "game", id: "a_B-3" }],
    [linkTo.join("game", 2, "se_cret-1"), { page: "join", id: "game", seat: 2, secret: "se_cret-1" }],
  ])("%s leads to the page that it names", (hash, route) => {
    expect(read(hash)).toEqual(route);
  });

  it.each(["#/nothing", "#/game", "#/game/a/b", "#/game/<b>", "#/join/game/x/secret", "#/join/game/1", "#/join/a/1/b/c"])(
    "%s leads nowhere",
    (hash) => expect(read(hash)).toEqual({ page: "nowhere" }),
  );
});
