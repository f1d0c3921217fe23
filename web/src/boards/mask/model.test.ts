import { describe, expect, test } from "vitest";
import {
  bidStatusOf,
  bidsOf,
  countedCards,
  HOLES,
  holeNamed,
  listedMoves,
  maskShown,
  onlyStart,
  ownerOf,
  plainMoves,
  priceOf,
  startsOf,
  stepFrom,
  targetsOf,
  vainMove,
  wayOf,
} from "./model.ts";
import type { Preview, View } from "./wire.ts";

function viewOf(facts: Partial<View>): View {
  const sticks: View["sticks"] = [
    ["a1", "c3"],
    ["g7", null],
  ];
  return { seats: 2, seat: 0, sticks, rings: { a1: 5, c3: 3 }, phase: "turn", moves: [], costs: [], ...facts } as View;
}

function previewOf(facts: Partial<Preview>): Preview {
  return { cost: 0, points: [10, 10], way: [], rings: {}, gains: [0, 0], ...facts };
}

describe("the base", () => {
  test("has 48 holes, the first at the top left", () => {
    expect(HOLES).toHaveLength(48);
    expect(HOLES[0]?.name).toBe("a1");
    expect(HOLES.map(({ name }) => name)).not.toContain("d4");
  });

  test.each([
    ["a1", "ArrowRight", "b1"],
    ["a1", "ArrowDown", "a2"],
    ["c4", "ArrowRight", "e4"],
    ["d5", "ArrowUp", "d3"],
    ["a1", "ArrowUp", undefined],
    ["g7", "ArrowRight", undefined],
    ["a1", "Enter", undefined],
  ])("from %s %s leads to %s", (from, key, to) => {
    expect(stepFrom(holeNamed(from), key)?.name).toBe(to);
  });

  test("knows whose stick stands where", () => {
    expect(["a1", "g7", "b2"].map((hole) => ownerOf(viewOf({}), hole))).toEqual([0, 1, null]);
  });

  test("the mask that has paid isn't named once the next one is turned up", () => {
    const next = viewOf({ phase: "orient", mask: "cat", turned_up: "fox" });
    expect([maskShown(next, null), maskShown(next, "orient 2")]).toEqual([null, "fox"]);
    expect(maskShown(viewOf({ mask: "cat", turned_up: null }), "orient 2")).toBe("cat");
  });
});

describe("a stick is chosen, then a hole", () => {
  const going = ["pass", "draw", "go a1 b1", "go a1 a2", "go c3 c4"];

  test("sticks that can move begin a move; the holes that each can reach end it", () => {
    expect(startsOf(going)).toEqual(["a1", "c3"]);
    expect([...targetsOf(going, "a1")]).toEqual([
      ["b1", "go a1 b1"],
      ["a2", "go a1 a2"],
    ]);
    expect(targetsOf(going, null).size).toBe(0);
  });

  test("the only stick that can do something is held at once", () => {
    expect(onlyStart(going)).toBeNull();
    expect(onlyStart(["skip", "put g7 a2", "put g7 a3"])).toBe("g7");
  });

  test("a swap can begin at either stick", () => {
    const swaps = ["swap a1 g7", "swap c3 g7"];
    expect(startsOf(swaps)).toEqual(["a1", "g7", "c3"]);
    expect(targetsOf(swaps, "g7").get("c3")).toBe("swap c3 g7");
    expect(targetsOf(swaps, "a1").get("g7")).toBe("swap a1 g7");
  });

  test("while sticks are placed, a hole is enough", () => {
    expect(targetsOf(["place b2"], null).get("b2")).toBe("place b2");
  });

  test("an invalid press asks the house about the move it would be", () => {
    expect(vainMove(viewOf({ phase: "place" }), ["place b2"], null, "a1")).toBe("place a1");
    expect(vainMove(viewOf({}), going, "a1", "g7")).toBe("go a1 g7");
    expect(vainMove(viewOf({}), going, null, "g7")).toBe("go g7 g7");
    expect(vainMove(viewOf({ phase: "card" }), ["put a1 b1"], "a1", "g7")).toBe("put a1 g7");
  });

  test("paths have a price, unless a card pays for them", () => {
    const facts = { moves: ["pass", "go a1 b1"], costs: [null, 1] };
    expect(priceOf(viewOf(facts), "go a1 b1")).toBe(1);
    expect(priceOf(viewOf(facts), "pass")).toBeNull();
    expect(priceOf(viewOf({ ...facts, phase: "card" }), "go a1 b1")).toBeNull();
  });

  test("the path is drawn from hole to hole; a stick that is put goes straight", () => {
    const previews = { "go a1 b2": previewOf({ way: ["b1", "b2"] }), "put a1 g7": previewOf({}) };
    expect(wayOf("go a1 b2", previews).map(({ name }) => name)).toEqual(["a1", "b1", "b2"]);
    expect(wayOf("put a1 g7", previews).map(({ name }) => name)).toEqual(["a1", "g7"]);
    expect(wayOf("pass", previews)).toEqual([]);
  });

  test("the list begins with what leaves its player with the most", () => {
    const previews = {
      "go a1 b1": previewOf({ points: [9, 10], gains: [3, 0] }),
      "go a1 a2": previewOf({ points: [9, 10], gains: [8, 0] }),
      "go c3 c4": previewOf({ points: [8, 10], gains: [8, 0] }),
    };
    expect(listedMoves(viewOf({}), going, previews)).toEqual(["go a1 a2", "go c3 c4", "go a1 b1"]);
  });
});

describe("the sale", () => {
  test("each kind of unseen card is listed once, with how many there are", () => {
    expect(countedCards(["purse", "fine", "purse"])).toEqual([
      ["purse", 2],
      ["fine", 1],
    ]);
  });

  const moves = ["out", "bid 3", "bid 4"];
  const auction = { card: null, does: null, seen_by: [0], read_out: false, in: [0, 1, 3], bid: 2, bidder: 1, asked: 3 };

  test("bids are numbers, the rest are buttons", () => {
    expect(bidsOf(moves)).toEqual([3, 4]);
    expect(plainMoves(moves)).toEqual(["out"]);
  });

  test("every player has a status", () => {
    const view = viewOf({ phase: "auction", auction });
    expect([0, 1, 2, 3].map((seat) => bidStatusOf(view, seat))).toEqual(["in", "highest", "out", "in"]);
    expect(bidStatusOf(viewOf({ auction: null }), 0)).toBeNull();
  });
});
