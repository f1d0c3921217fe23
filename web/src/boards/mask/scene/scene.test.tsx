import { render } from "preact-render-to-string";
import { beforeAll, expect, test } from "vitest";
import { loadLanguage } from "../../../words/words.ts";
import { Seats } from "../seats.tsx";
import type { Touch } from "../touch.ts";
import type { View } from "../wire.ts";
import { Scene } from "./scene.tsx";

const NAMES = ["Ada", "Bruno", "Chiara"];
const view = {
  phase: "turn",
  seats: 3,
  seat: 0,
  turn: 0,
  opener: 2,
  to_act: [0],
  points: [12, 10, 8],
  wages: [5, 0, 3],
  sticks: [
    ["a1", "b2"],
    ["c3", "c5"],
    ["e3", "e5"],
  ],
  rings: { a1: 5 },
  laid: [{ name: "cat", orientation: 0 }],
  mask: "cat",
  turned_up: null,
  auction: null,
  outcome: null,
  moves: ["pass", "draw", "go a1 a2"],
  costs: [null, null, 1],
  orientations: [],
} as unknown as View;
const handlers = () => ({}) as ReturnType<Touch["on"]>;
const touch = (shown: string | null): Touch => ({
  held: null,
  armed: null,
  shown,
  grace: { held: null, hold: () => {}, undo: () => {} },
  on: handlers,
  onPlain: handlers,
  onHole: handlers,
});

function scene(shown: string | null, shownView = view): string {
  const props = { view: shownView, names: NAMES, moves: shownView.moves, hinted: [], previews: {}, due: null };
  return render(<Scene {...props} touch={touch(shown)} play={() => {}} previewId="preview" />);
}

beforeAll(() => loadLanguage("en"));

test("the question stays while the pointer rests on a button that says what it does", () => {
  const asked = "One of these three: choose a stick to move, sell a card, or pass.";
  expect(scene(null)).toContain(asked);
  expect(scene("pass")).toContain(asked);
  expect(scene("go a1 a2")).not.toContain(asked);
});

test("what it means to sell a card is said before anybody does", () => {
  expect(scene(null)).toContain("<small>Instead of moving. All bid; the buyer pays you and does what it says.</small>");
  expect(scene(null, { ...view, moves: ["pass"] })).not.toContain("<small>");
});

test("a card that turns the mask asks how it should lie", () => {
  const auction = { card: "quarter turn", does: "turn", seen_by: [0], read_out: true, buyer: 0, doer: 0, walked: {} };
  const moves = ["orient 0", "orient 1", "orient 2", "orient 3"];
  const turning = {
    ...view,
    phase: "card",
    auction,
    moves,
    costs: [],
    orientations: [{}, {}, {}, {}],
  } as unknown as View;
  expect(scene(null, turning)).toContain("Choose how the mask should lie now.");
});

test("what a payday would bring is shown until the end, and no longer", () => {
  const over = { ...view, outcome: { winners: [0], scores: [12, 10, 8], reason: "" }, to_act: [] } as View;
  expect(render(<Seats view={view} names={NAMES} preview={undefined} />)).toContain("+5");
  expect(render(<Seats view={over} names={NAMES} preview={undefined} />)).not.toContain("+5");
});
