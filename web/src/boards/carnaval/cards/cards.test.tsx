/** The card in the corner: whose it is, and who may see it. */
import { render } from "preact-render-to-string";
import { beforeAll, expect, test } from "vitest";
import { loadLanguage } from "../../../words/words.ts";
import type { View } from "../wire.ts";
import { CornerCard } from "./cards.tsx";

const SOLDIER = { seat: 1, roles: [null, "soldier"] } as unknown as View;
const WATCHER = { seat: null, roles: [null, null] } as unknown as View;

function corner(view: View, covered: boolean, read: boolean): string {
  return render(<CornerCard view={view} covered={covered} read={read} open={() => {}} />);
}

beforeAll(() => loadLanguage("en"));

test("while covered it asks its owner to look, and tells nobody what it is", () => {
  expect(corner(SOLDIER, true, false)).toContain("your card");
  expect(corner(SOLDIER, true, true)).not.toContain("your card");
  for (const read of [false, true]) expect(corner(SOLDIER, true, read)).not.toMatch(/soldier/i);
});

test("when open it shows the player's role", () => {
  expect(corner(SOLDIER, false, true)).toContain("soldier");
});

test("a spectator has no card to look at", () => {
  expect(corner(WATCHER, true, false)).not.toContain("your card");
});

test("the letters of a role fit its longest word, which is never broken", () => {
  expect(corner({ ...SOLDIER, roles: [null, "little-old-man"] }, false, true)).toContain("--longest:6");
});
