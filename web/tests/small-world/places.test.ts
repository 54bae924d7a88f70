import { expect, it } from "vitest";
import { distance } from "../../src/games/small-world/chart/geometry.ts";
import { besideSeal, sealPlace, takenPlaces } from "../../src/games/small-world/chart/places.ts";
import type { Ground } from "../../src/games/small-world/types.ts";

const GROUND: Ground = {
  island: "A",
  title: "",
  terrain: "fields",
  marks: [],
  next: [],
  shape: [[0, 0], [120, 0], [120, 100], [0, 100]],
  slots: { stack: [50, 45], seal: [78, 60], fort: [20, 30], "relic-1": [90, 20] },
};

it("knows where on a region something lies", () => {
  expect(takenPlaces(GROUND, { pieces: ["mountain"] })).toEqual([]);
  expect(takenPlaces(GROUND, { pieces: ["mountain", "fort", "relic"], race: "orcs", tokens: 2 })).toEqual([[20, 30], [90, 20], [50, 45]]);
});

it("finds a place beside the seal that hides neither tokens nor seal, inside the region", () => {
  const seen = { pieces: [], race: "orcs", tokens: 3 };
  const [x, y] = besideSeal(GROUND, seen, 30);
  expect(distance([x, y], sealPlace(GROUND))).toBeCloseTo(30);
  expect(distance([x, y], [50, 45])).toBeGreaterThan(40);
  expect(x > 0 && x < 120 && y > 0 && y < 100).toBe(true);
});
