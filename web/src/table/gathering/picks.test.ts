import { describe, expect, it } from "vitest";
import { canBeListed, type Option, ownList, picksOf, withCount } from "./picks.ts";

const FRUIT: Option = {
  name: "fruit",
  kind: "picks",
  values: ["mixed"],
  default: "mixed",
  things: ["leaf", "apple", "pear", "plum"],
  words: "fruit",
  copies: { apple: 4 },
  filler: "leaf",
};

describe("a list of picks", () => {
  it("offers everything but what fills it up", () => {
    expect(picksOf(FRUIT, ["apple", "apple", "plum"])).toEqual([
      { thing: "apple", count: 2, most: 4 },
      { thing: "pear", count: 0, most: 1 },
      { thing: "plum", count: 1, most: 1 },
    ]);
  });

  it("takes things in and out, in the order in which they are offered", () => {
    expect(withCount(FRUIT, ["plum"], "apple", 2)).toEqual(["apple", "apple", "plum"]);
    expect(withCount(FRUIT, ["apple", "apple", "plum"], "plum", 0)).toEqual(["apple", "apple"]);
  });

  it("is told from the name of a set", () => {
    expect(ownList(FRUIT, "mixed")).toBeNull();
    expect(ownList(FRUIT, ["apple", "leaf"])).toEqual(["apple"]);
  });

  it("can only be made of things that have words", () => {
    expect(canBeListed(FRUIT)).toBe(true);
    expect(canBeListed({ ...FRUIT, words: "", things: [0, 1] })).toBe(false);
    expect(canBeListed({ ...FRUIT, kind: "choice" })).toBe(false);
  });
});
