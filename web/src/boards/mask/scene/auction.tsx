/** A card is held up, and everybody may bid. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../../../words/words.ts";
import { Knob } from "../base/stick.tsx";
import { joinNames } from "../describe.ts";
import { bidsOf } from "../model.ts";
import type { Event, View } from "../wire.ts";
import { CardUp, knownTo } from "./card.tsx";

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
      <CardUp drawn={auction} />
      <div class="call">
        <p class="seller">
          <span class="sale">{t("mask-sells", seller)}</span>{" "}
          <span class="known">{knownTo(auction, names, view.seat, view.turn)}</span>{" "}
          {view.seat !== null && auction.in.includes(view.seat) && (
            <span class="payee">{t("mask-would-pay-to", seller)}</span>
          )}
        </p>
        {isFirst && <p class="first-sale">{t("mask-first-sale")}</p>}
        {bidder === null ? (
          <p class="bid">{t("mask-no-bid")}</p>
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
