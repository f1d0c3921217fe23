/** What is seen at a glance: one's own crosses, what endangers them, and what has just been captured. */
import { render } from "preact-render-to-string";
import { beforeAll, expect, test } from "vitest";
import { loadLanguage } from "../../../words/words.ts";
import type { Captures } from "../story.ts";
import type { Touch } from "../touch.ts";
import type { Preview, View } from "../wire.ts";
import { Tray } from "./tray.tsx";

const EMPTY = "......";
const view = {
  seat: 0,
  options: { grid: "flat" },
  colours: ["G", null],
  grid: ["oGR...", "G.....", EMPTY, EMPTY, EMPTY, EMPTY],
} as unknown as View;

beforeAll(() => loadLanguage("en"));

function placeAt(name: string, more: { preview?: Preview; news?: Captures[] } = {}): string {
  const touch = { shown: more.preview ? "b1" : null, armed: null, on: () => ({}) } as unknown as Touch;
  const props = { view, moves: [], hinted: [], preview: undefined, news: [], touch, previewId: "preview", ...more };
  const html = render(<Tray {...props} />);
  const from = html.slice(html.indexOf(`data-place="${name}"`));
  return from.slice(0, from.indexOf("</button>"));
}

const opening = (turn: number, anywhere = false) =>
  ({ opens: ["b1", "c1"], anywhere, turn, captures: null, eliminates: [], doubt: false, ends: null }) as Preview;

test("own crosses are marked", () => {
  expect(placeAt("b1")).toContain('data-own="true"');
  expect(placeAt("c1")).toContain('data-own="false"');
  expect(placeAt("f6")).toContain('data-own="false"');
});

test("a move that opens own crosses to somebody else is shown to be dangerous", () => {
  expect(placeAt("b1", { preview: opening(1) })).toContain('data-next="danger"');
  expect(placeAt("b1", { preview: opening(0) })).toContain('data-next="true"');
  expect(placeAt("c1", { preview: opening(1) })).toContain('data-next="true"');
  expect(placeAt("a2", { preview: opening(1) })).toContain('data-next="false"');
});

test("where everything is open, only the danger is marked", () => {
  expect(placeAt("a2", { preview: opening(1, true) })).toContain('data-next="danger"');
  expect(placeAt("c1", { preview: opening(1, true) })).toContain('data-next="false"');
});

test("what has just been captured is still seen, with its number", () => {
  const news: Captures[] = [
    { event: "captures", seat: 1, at: "f6", cross: "B" },
    { event: "captures", seat: 1, at: "a1", cross: "R" },
  ];
  expect(placeAt("f6", { news })).toMatch(/class="gone".*cross-B.*<span class="step" data-number="1"/);
  expect(placeAt("a1", { news })).toContain('<span class="step" data-number="2">');
  expect(placeAt("a1", { news })).not.toContain("gone");
  expect(placeAt("f6", { news, preview: opening(1) })).not.toContain("step");
});
