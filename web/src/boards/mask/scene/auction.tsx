/** A card is held up, and everybody may bid. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../../../words/words.ts";
import { Knob } from "../base/stick.tsx";
import { joinNames } from "../describe.ts";
import { bidsOf } from "../model.ts";
import type { Event, Bidding as Sale, View } from "../wire.ts";
import { CardUp, knownTo } from "./card.tsx";
import { UnknownCard } from "./unseen-cards.tsx";

interface AuctionProps {
  view: View;
  names: readonly string[];
  due: number | null;
  /** Everything that has happened. Undefined: nobody here is new to auctions. */
  story?: readonly Event[] | undefined;
}

const ENDS_A_SALE: readonly Event["event"][] = ["buys", "keeps", "unsold"];

export function Auction({ view, names, due, story }: AuctionProps) {
  const { auction } = view;
  if (!auction || !("in" in auction)) return null;
  const { bid, bidder } = auction;
  const isFirst = story && !story.some(({ event }) => ENDS_A_SALE.includes(event));
  const seller = { mine: view.turn === view.seat ? "mine" : "theirs", who: joinNames([view.turn], names) };
  return (
    <div class="auction">
      {auction.card === null ? <UnknownCard view={view} drawn={auction} /> : <CardUp drawn={auction} />}
      <div class="call">
        <p class="seller">
          <span class="sale">{t("mask-sells", seller)}</span>{" "}
          <SellersClue view={view} auction={auction} names={names} />{" "}
          {view.seat !== null && auction.in.includes(view.seat) && (
            <span class="payee">{t("mask-would-pay-to", seller)}</span>
          )}
        </p>
        {isFirst && <p class="first-sale">{t("mask-first-sale")}</p>}
        {bidder === null ? (
          <NoBid view={view} auction={auction} />
        ) : (
          <p class="bid">
            <Knob seat={bidder} />
            {t("mask-highest", { who: joinNames([bidder], names), points: bid })}
          </p>
        )}
        {due !== null && <Clock due={due} />}
      </div>
    </div>
  );
}

/** Whoever hasn't read the card sees what its seller does; that says more than who has read it. */
function SellersClue({ view, auction, names }: { view: View; auction: Sale; names: readonly string[] }) {
  const { turn, seat, points } = view;
  const tells = auction.card === null && auction.asked !== turn && (points[turn] ?? 0) > 0;
  if (!tells) return <span class="known">{knownTo(auction, names, seat, turn)}</span>;
  const bids = auction.in.includes(turn) ? "yes" : "no";
  return <span class="clue">{t("mask-clue", { bids, who: joinNames([turn], names) })}</span>;
}

/**
 * What happens if it stays like that: the last one left gets the card for little, or it goes back. A seller who is
 * about to say nothing is told what the others make of that.
 */
function NoBid({ view: { seat, turn }, auction }: { view: View; auction: Sale }) {
  const isAlone = auction.in.length === 1 && auction.in[0] === seat;
  const opens = turn === seat && auction.asked === seat;
  return (
    <p class="bid">
      <span>{isAlone ? t("mask-only-you", { least: 1 }) : t("mask-no-bid")}</span>{" "}
      {!isAlone && <small class="if-unsold">{t(opens ? "mask-if-quiet" : "mask-if-unsold")}</small>}
    </p>
  );
}

/** The seconds until the hammer falls. */
function Clock({ due }: { due: number }) {
  const [now, setNow] = useState(() => Date.now() / 1000);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now() / 1000), 500);
    return () => clearInterval(tick);
  }, []);
  const seconds = Math.max(0, Math.ceil(due - now));
  return (
    <p class="clock" role="timer" data-late={seconds <= 5}>
      {t("mask-seconds", { seconds })}
    </p>
  );
}

interface BiddingProps {
  view: View;
  moves: readonly string[];
  hinted: readonly string[];
  play(move: string): void;
}

export function Bidding({ view, moves, hinted, play }: BiddingProps) {
  const bids = bidsOf(moves);
  const [least, most] = [bids[0] ?? 1, bids.at(-1) ?? 1];
  const hint = bidsOf(hinted)[0];
  const [wished, setWished] = useState(hint ?? least);
  const bid = Math.min(Math.max(wished, least), most);
  const left = (view.points[view.seat ?? 0] ?? 0) - bid;
  return (
    <>
      <div class="stepper">
        <Step sign="−" name={t("mask-bid-less")} to={() => setWished(bid - 1)} off={bid <= least} />
        <input
          type="range"
          min={least}
          max={most}
          value={bid}
          aria-label={t("mask-bid-slide")}
          onInput={(slide) => setWished(Number(slide.currentTarget.value))}
        />
        <Step sign="+" name={t("mask-bid-more")} to={() => setWished(bid + 1)} off={bid >= most} />
      </div>
      <button type="button" class="gold" data-hinted={hint === bid} onClick={() => play(`bid ${bid}`)}>
        {t("mask-bid-left", { bid, left })}
      </button>
    </>
  );
}

function Step({ sign, name, to, off }: { sign: string; name: string; to(): void; off: boolean }) {
  return (
    <button type="button" class="sign" aria-label={name} disabled={off} onClick={to}>
      {sign}
    </button>
  );
}
