import { beforeAll, expect, test } from "vitest";
import { eventDescriber, seenEventDescriber } from "../../table/stage/event-text.ts";
import type { GameEvent } from "../../wire/game.ts";
import { loadLanguage } from "../../words/words.ts";
import type { BoardModule } from "../board.ts";
import { whyOver } from "./describe.ts";
import * as mascarade from "./index.tsx";
import type { View } from "./wire.ts";

beforeAll(() => loadLanguage("en"));

const board = mascarade as unknown as BoardModule;
const lays = { event: "lays", seat: 1, card: "03521", at: "f9", points: 1 } as unknown as GameEvent;

test("the log doesn't list all features beside the points, as if all of them scored", () => {
  expect(seenEventDescriber(board, ["Ada", "Bruno"], 0)(lays)).toBe("Bruno places a mask on f9 for 1 point.");
});

test("screen readers hear what the mask looks like", () => {
  expect(eventDescriber(board, ["Ada", "Bruno"], 0)(lays)).toMatch(/on f9 for 1 point: .* face, .* mouth\.$/);
});

test("at the end it's said why the game is over", () => {
  const over = (reason: string) =>
    whyOver({ outcome: { reason }, rack_sizes: [2, 0] } as unknown as View, ["Ada", "Bruno"]);
  expect(over("mascarade-last-card")).toBe("Bruno has placed their last mask: the game is over.");
  expect(over("mascarade-blocked")).toBe("Nobody can place another mask: the game is over.");
  expect(over("table-resigned")).toBeNull();
  expect(whyOver({ outcome: null, rack_sizes: [5, 5] } as unknown as View, [])).toBeNull();
});
