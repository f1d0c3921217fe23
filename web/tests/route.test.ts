import { expect, test } from "vitest";
import { parseRoute } from "../src/route.ts";

test.each([
  ["/", { screen: "home" }],
  ["/t/GOLD-7", { screen: "table", code: "GOLD-7" }],
  ["/t/caf%C3%A9", { screen: "table", code: "café" }],
  ["/t/%", { screen: "table", code: "%" }],
  ["/r/GOLD-7", { screen: "replay", code: "GOLD-7" }],
  ["/rules/masker", { screen: "rules", game: "masker" }],
  ["/rules/carnaval/cards", { screen: "print", game: "carnaval", sheet: "cards" }],
  ["/rules/carnaval/cards/2", { screen: "not-found" }],
  ["/t", { screen: "not-found" }],
  ["/t/one/two", { screen: "not-found" }],
  ["/carry/aB-_9", { screen: "carry", token: "aB-_9" }],
  ["/carry", { screen: "not-found" }],
  ["/cellar/wine", { screen: "not-found" }],
])("%s", (path, place) => {
  expect(parseRoute(path)).toEqual(place);
});
