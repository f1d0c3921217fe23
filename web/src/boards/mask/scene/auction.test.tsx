import { render } from "preact-render-to-string";
import { beforeAll, expect, test } from "vitest";
import { loadLanguage } from "../../../words/words.ts";
import type { Event, View } from "../wire.ts";
import { Auction, Bidding } from "./auction.tsx";

const NAMES = ["Ada", "Bruno", "Chiara"];
const auction = { card: null, does: null, seen_by: [0], read_out: false, in: [0, 1], bid: 2, bidder: 0, asked: 1 };
const view = { phase: "auction", seat: 1, turn: 0, points: [10, 7, 10], auction } as unknown as View;

beforeAll(() => loadLanguage("en"));

test("a clock runs only if time is short", () => {
  const sale = (due: number | null) => render(<Auction view={view} names={NAMES} due={due} />);
  expect(sale(Number.MAX_SAFE_INTEGER)).toContain('role="timer"');
  expect(sale(null)).not.toContain('role="timer"');
});

test("a player who hasn't seen the card sees its back, and who knows it", () => {
  const sale = render(<Auction view={view} names={NAMES} due={null} />);
  expect(sale).toContain("A card you haven’t seen");
  expect(sale).toContain("Ada is bidding, too: a good card, or a bluff.");
});

test("a seller who doesn't bid speaks against the card; one without points says nothing", () => {
  const out = { ...auction, in: [1, 2], bid: 0, bidder: null };
  const sale = (points: number[]) =>
    render(<Auction view={{ ...view, points, auction: out }} names={NAMES} due={null} />);
  expect(sale([10, 7, 10])).toContain("Ada isn’t bidding: the card may be bad.");
  expect(sale([0, 7, 10])).toContain("Ada knows it.");
});

test("before the first bid it's said what happens without one, and to the last one left that they are", () => {
  const sale = (left: number[]) => {
    const open = { ...auction, in: left, bid: 0, bidder: null };
    return render(<Auction view={{ ...view, auction: open }} names={NAMES} due={null} />);
  };
  expect(sale([1, 2])).toContain("If nobody bids, the card goes under the pile and stays secret.");
  expect(sale([1])).toContain("You’re the only one left: 1 point gets it.");
  expect(sale([1])).not.toContain("goes back");
});

test("a seller who opens the bidding is told what the others make of silence", () => {
  const opening = { ...auction, card: "fine", in: [0, 1, 2], bid: 0, bidder: null, asked: 0 };
  const sale = (seat: number, asked = 0) =>
    render(<Auction view={{ ...view, seat, auction: { ...opening, asked } } as View} names={NAMES} due={null} />);
  expect(sale(0)).toContain("If you don’t bid yourself, hardly anybody will.");
  expect(sale(0, 1)).not.toContain("hardly anybody");
  expect(sale(1)).not.toContain("hardly anybody");
});

test("a player who has seen it can read it", () => {
  const seen = { ...view, auction: { ...auction, card: "purse", does: "bank pays you 4", seen_by: [1] } } as View;
  const sale = render(<Auction view={seen} names={NAMES} due={null} />);
  expect(sale).toContain("Get 4 points from the bank.");
  expect(sale).toContain("Only you know what it is.");
});

test("a player who is still in is told whom the winner pays", () => {
  const sale = (seen: View) => render(<Auction view={seen} names={NAMES} due={null} />);
  expect(sale(view)).toContain("If you buy it, you pay Ada.");
  expect(sale({ ...view, seat: 0 })).toContain("If you keep it, you pay the bank.");
  expect(sale({ ...view, seat: 2 })).not.toContain("you pay");
});

test("whoever has never seen a sale reads what it is about, until one has ended", () => {
  const sale = (story: Event[]) => render(<Auction view={view} names={NAMES} due={null} story={story} />);
  const explained = "Cards can be good or bad: whoever buys one has to do what it says.";
  expect(sale([{ event: "passes", seat: 0 } as Event])).toContain(explained);
  expect(sale([{ event: "unsold", seat: 0 } as Event])).not.toContain(explained);
  expect(render(<Auction view={view} names={NAMES} due={null} />)).not.toContain(explained);
});

test("a bid begins at the lowest, or at the hinted one, and says what is left", () => {
  const moves = ["out", "bid 3", "bid 4", "bid 5"];
  const offered = (hinted: string[]) => render(<Bidding view={view} moves={moves} hinted={hinted} play={() => {}} />);
  expect(offered([])).toContain("Bid 3 · you keep 4");
  expect(offered(["bid 5"])).toContain("Bid 5 · you keep 2");
});
