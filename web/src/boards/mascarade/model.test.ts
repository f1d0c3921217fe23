import { describe, expect, test } from "vitest";
import {
  type Choice,
  cardsFor,
  completed,
  directionOf,
  middleOf,
  NOTHING,
  openedBy,
  partInUse,
  pressCard,
  pressSquare,
  rowsOf,
  sidesOf,
  spotOf,
  squareOf,
  squaresFor,
  stepFrom,
  stillThere,
  type Worth,
  worthOf,
} from "./model.ts";
import type { View } from "./wire.ts";

const RACK = ["00000", "11111"];
const WORTH: Worth = new Map([
  ["00000 e6", 3],
  ["00000 f5", 1],
  ["11111 f5", 2],
]);
const holding = (card: string | null, square: string | null): Choice => ({ card, square });

describe("the part of the board that is shown", () => {
  const shown = (...squares: string[]) => rowsOf(partInUse(Object.fromEntries(squares.map((at) => [at, "00000"]))));

  test("is the Jumbo and what is around it before the first card", () => {
    expect(shown()).toEqual(shown("e5"));
    expect(shown().flat()).toHaveLength(25);
    expect(shown()[2]?.[2]).toBe("e5");
  });

  test("has one ring of free squares around the cards, the top row first", () => {
    const rows = shown("c3", "g5");
    expect(rows[0]).toEqual(["b6", "c6", "d6", "e6", "f6", "g6", "h6"]);
    expect(rows.at(-1)?.[0]).toBe("b2");
  });

  test("ends where the board ends", () => {
    expect(shown("a1", "j10").flat()).toHaveLength(100);
    expect(shown("a1").flat()).toContain("e5");
  });

  test("leads from square to square by arrow keys, and not out of it", () => {
    const part = partInUse({ e5: "00000" });
    expect(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].map((key) => stepFrom("e5", key, part))).toEqual([
      "e6",
      "e4",
      "d5",
      "f5",
    ]);
    expect(stepFrom("g5", "ArrowRight", part)).toBeNull();
    expect(stepFrom("e5", "Enter", part)).toBeNull();
  });
});

test("every square has the same name both ways", () => {
  for (const square of rowsOf({ left: 0, right: 9, bottom: 0, top: 9 }).flat()) {
    expect(squareOf(spotOf(square))).toBe(square);
  }
});

test("a card knows what it has in common with each mask it would touch", () => {
  const board = { e4: "01234", d5: "51234", f5: "99999" };
  expect(sidesOf(board, "01235", "e5").map(({ square, shared }) => [directionOf("e5", square), shared])).toEqual([
    ["left", ["hair", "eyes", "nose"]],
    ["right", []],
    ["down", ["face", "hair", "eyes", "nose"]],
  ]);
});

test("points are those in the view, in the order of its moves", () => {
  const view = { moves: [...WORTH.keys()], worth: [...WORTH.values()] } as View;
  expect(worthOf(view, view.moves)).toEqual(WORTH);
  expect([...worthOf({ ...view, worth: [] }, view.moves).values()]).toEqual([null, null, null]);
});

test("a card is highlighted where it fits, a square for what fits on it", () => {
  expect(squaresFor(WORTH, "00000")).toEqual(["e6", "f5"]);
  expect(cardsFor(WORTH, "f5")).toEqual(RACK);
  expect(cardsFor(WORTH, "a1")).toEqual([]);
});

test("the centre of squares is one of them", () => {
  expect(middleOf(["a1", "e5", "j10"])).toBe("e5");
  expect(middleOf([])).toBeNull();
});

describe("card first", () => {
  test("a card is picked up, and put back", () => {
    expect(pressCard(NOTHING, "00000", WORTH, true).choice).toEqual(holding("00000", null));
    expect(pressCard(holding("00000", null), "00000", WORTH, true)).toEqual({ choice: NOTHING });
  });

  test("a finger chooses the square, and lays with a second tap", () => {
    const once = pressSquare(holding("00000", null), "e6", WORTH, false);
    expect(once).toEqual({ choice: holding("00000", "e6") });
    expect(pressSquare(once.choice, "e6", WORTH, false).play).toBe("00000 e6");
  });

  test("a mouse or a key lays at once", () => {
    expect(pressSquare(holding("00000", null), "e6", WORTH, true)).toEqual({ choice: NOTHING, play: "00000 e6" });
  });

  test("where it doesn't fit, the house is asked why, and the card stays in hand", () => {
    const pressed = pressSquare(holding("11111", null), "e6", WORTH, true);
    expect(pressed).toEqual({ choice: holding("11111", null), refuse: "11111 e6" });
  });
});

describe("square first", () => {
  test("a square is chosen, and deselected again", () => {
    expect(pressSquare(NOTHING, "f5", WORTH, true).choice).toEqual(holding(null, "f5"));
    expect(pressSquare(holding(null, "f5"), "f5", WORTH, true).choice).toEqual(NOTHING);
  });

  test("then a card that fits: by finger with a second tap, otherwise at once", () => {
    const once = pressCard(holding(null, "f5"), "11111", WORTH, false);
    expect(once).toEqual({ choice: holding("11111", "f5") });
    expect(pressCard(once.choice, "11111", WORTH, false).play).toBe("11111 f5");
    expect(pressCard(holding(null, "f5"), "11111", WORTH, true).play).toBe("11111 f5");
  });

  test("a card that doesn't fit there is refused; with another one in hand it is picked up instead", () => {
    expect(pressCard(holding(null, "e6"), "11111", WORTH, true).refuse).toBe("11111 e6");
    expect(pressCard(holding("00000", "e6"), "11111", WORTH, true)).toEqual({ choice: holding("11111", null) });
  });
});

test("a player who has nothing to decide can look, and neither plays nor is refused", () => {
  const none: Worth = new Map();
  expect(pressSquare(holding("00000", null), "e6", none, true)).toEqual({ choice: holding(null, "e6") });
  expect(pressCard(holding(null, "e6"), "00000", none, true)).toEqual({ choice: holding("00000", null) });
});

test("the pointer completes a choice only if that makes a move", () => {
  expect(completed(holding("00000", null), holding(null, "f5"), WORTH)).toEqual(holding("00000", "f5"));
  expect(completed(holding(null, "f5"), holding("11111", null), WORTH)).toEqual(holding("11111", "f5"));
  expect(completed(holding("11111", null), holding(null, "e6"), WORTH)).toEqual(holding("11111", null));
  expect(completed(NOTHING, holding("00000", null), WORTH)).toEqual(NOTHING);
});

test("a choice survives the moves of others, but not the loss of its card, nor a card on its square", () => {
  const chosen = holding("00000", "e6");
  expect(stillThere(chosen, RACK, {})).toEqual(chosen);
  expect(stillThere(chosen, ["11111"], {})).toEqual(holding(null, "e6"));
  expect(stillThere(chosen, RACK, { e6: "11111" })).toEqual(holding("00000", null));
});

describe("what a move leaves to the next player", () => {
  const board = { e5: "00000", f6: "11111", d4: "22222" };

  test("is the free square beside it that touches the most masks", () => {
    expect(openedBy(board, "e4")).toBeNull();
    expect(openedBy({ e5: "00000", g5: "11111" }, "f6")).toEqual({ at: "f5", touched: 3 });
    expect(openedBy({ ...board, e3: "33333" }, "f4")).toEqual({ at: "e4", touched: 4 });
  });

  test("never lies beyond the edge", () => {
    expect(openedBy({ a2: "00000" }, "a1")).toBeNull();
  });
});
