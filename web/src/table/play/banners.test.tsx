import { render } from "preact-render-to-string";
import { beforeAll, expect, test } from "vitest";
import { sampleInfo } from "../../../tests/sample-table.ts";
import { loadLanguage } from "../../words/words.ts";
import { LaterMoves } from "./banners.tsx";

const chairs = ["Anna", "Ben", "Chloé"].map((name) => ({ name, guest: true }));

beforeAll(() => loadLanguage("en"));

function sentence(undo_later: number[], own: number[]): string {
  const drawn = render(<LaterMoves info={sampleInfo({ chairs, undo_later })} own={own} />);
  return drawn.replace(/<[^>]*>|[\u2068\u2069]/g, "");
}

test("whoever has to agree reads whose later moves would go, too", () => {
  expect(sentence([0, 0, 3], [0])).toBe("Whatever was played after that would go, too: 3 moves by Chloé.");
  expect(sentence([1, 0, 3], [2])).toContain("one move by Anna and 3 moves of yours.");
});

test("around a shared device everybody is named", () => {
  expect(sentence([0, 0, 3], [0, 2])).toContain("3 moves by Chloé.");
});

test("a move that was the last one goes alone", () => {
  expect(sentence([], [0])).toBe("");
});
