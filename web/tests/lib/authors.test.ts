import { expect, it } from "vitest";
import { AUTHORS } from "../../src/lib/icons/authors.ts";
import { ICONS } from "../../src/lib/icons/names.ts";

it("every picture that is used has one author, and nobody is thanked for another", () => {
  const credited = Object.values(AUTHORS).flatMap(({ pictures }) => pictures);
  expect(credited.toSorted()).toEqual([...new Set<string>(Object.values(ICONS))].toSorted());
});
