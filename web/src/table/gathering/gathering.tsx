/** A table before the start: who sits where, what is played, and how friends come here. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Emblem } from "../../art/emblem.tsx";
import { house, titleOf } from "../../house.ts";
import { useNow } from "../../look/clock.tsx";
import { attempt } from "../../look/notice.tsx";
import { toldApart } from "../../me.ts";
import { Link } from "../../router.tsx";
import { Strength } from "../../screens/strength.tsx";
import type { OfferedGame } from "../../wire/routes.ts";
import type { Frame } from "../../wire/wire.ts";
import { listed, t } from "../../words/words.ts";
import { Chat } from "../chat.tsx";
import { isAway, leadersSeat, namesOf, someAbsent } from "../model.ts";
import type { RoomProps } from "../room.ts";
import { Arrangement } from "./arrangement.tsx";
import { Invite } from "./invite.tsx";
import { Seats } from "./seats.tsx";
import { SitDown } from "./sit-down.tsx";
import "./gathering.css";

export function Gathering({ line, standing }: RoomProps) {
  const { frame } = standing;
  const offered = useOffered(frame.game);
  useEffect(() => {
    // Who makes a table sits down at it, unless somebody is faster.
    if (frame.host && frame.chairs.every(({ name }) => !name)) void attempt(line.ask({ ask: "sit", seat: 0 }));
    // Whoever comes by a link gets a name that nobody here has, if they haven't chosen one.
    else if (standing.seats.length === 0) void attempt(toldApart(namesOf(frame)));
  }, []);
  return (
    <div class="gathering">
      <header class={`gathering-head door-${frame.game}`}>
        <Emblem game={frame.game} />
        <div>
          <h1>{titleOf(frame.game)}</h1>
          <p>
            {t(`${frame.game}-summary`)} <Link to={`/rules/${frame.game}`}>{t("page-rules")}</Link>
          </p>
        </div>
      </header>
      <div class="gathering-main">
        {!frame.host && <SitDown line={line} standing={standing} />}
        <Seats line={line} standing={standing} bots={offered?.bots ?? []} />
        <Start line={line} standing={standing} />
        {frame.chairs.some(({ guest, mine }) => guest && !mine) && <Chat line={line} standing={standing} />}
      </div>
      <div class="gathering-side">
        <Invite frame={frame} />
        {offered && <Arrangement line={line} standing={standing} offered={offered} />}
      </div>
    </div>
  );
}

function useOffered(game: string): OfferedGame | null {
  const offered = useSignal<OfferedGame | null>(null);
  useEffect(() => {
    void attempt(house.offered(game)).then((found) => (offered.value = found ?? null));
  }, [game]);
  return offered.value;
}

function Start({ line, standing }: RoomProps) {
  const { frame } = standing;
  const now = useNow(someAbsent(standing));
  const free = freeSeats(frame);
  const start = async () => {
    const bots = free > 0 ? await attempt(house.botsFor(frame.game)) : null;
    await attempt(line.ask({ ask: "start", bots: bots ?? null }));
  };
  if (!frame.host) return <p class="soft">{t("page-host-starts", { host: frame.hosted_by ?? "" })}</p>;
  return (
    <div class="start">
      {free > 0 && <Strength />}
      <button type="button" class="gold" onClick={() => void start()}>
        {t("page-start")}
      </button>
      <p class="soft">{beforeStart(standing, now)}</p>
    </div>
  );
}

function beforeStart(standing: RoomProps["standing"], now: number): string {
  const { frame, seats } = standing;
  const leader = frame.chairs[leadersSeat(frame) ?? -1];
  if (leader && !leader.name) return t("page-start-leader");
  const missing = frame.chairs.filter(({ guest, mine }, seat) => guest && !mine && isAway(standing, seat, now));
  if (missing.length > 0)
    return t("page-start-missing", { count: missing.length, who: listed(missing.map(({ name }) => name ?? "")) });
  return t(seats.length === 0 ? "page-start-watching" : "page-start-bots", { free: freeSeats(frame) });
}

function freeSeats(frame: Frame): number {
  return frame.chairs.filter(({ name }) => !name).length;
}
