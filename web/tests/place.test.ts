import { expect, test } from "vitest";
import { placeOf } from "../src/place.ts";

test.each([
  ["/", { screen: "home" }],
  ["/t/GOLD-7", { screen: "table", code: "GOLD-7" }],
  ["/t/caf%C3%A9", { screen: "table", code: "café" }],
  ["/t/%", { screen: "table", code: "%" }],
  ["/r/GOLD-7", { screen: "replay", code: "GOLD-7" }],
  ["/rules/masker", { screen: "rules", game: "masker" }],
  ["/rules/carnaval/cards", { screen: "print", game: "carnaval", sheet: "cards" }],
  ["/rules/carnaval/cards/2", { screen: "lost" }],
  ["/t", { screen: "lost" }],
  ["/t/one/two", { screen: "lost" }],
  ["/carry/aB-_9", { screen: "carry", token: "aB-_9" }],
  ["/carry", { screen: "lost" }],
  ["/cellar/wine", { screen: "lost" }],
])("%s", (path, place) => {
  expect(placeOf(path)).toEqual(place);
});
