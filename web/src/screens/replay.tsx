/** A game that is over, move by move. Where one looks stands in the address: /r/CODE#12/truth */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { house, titleOf } from "../house.ts";
import { Bots } from "../look/bot-mark.tsx";
import { Icon } from "../look/icon.tsx";
import { Link } from "../router.tsx";
import { CopyButton, ShareButton } from "../table/gathering/invite.tsx";
import { botsOf, namesOf } from "../table/model.ts";
import { Stage } from "../table/stage.tsx";
import type { Invitation, Moment } from "../wire/routes.ts";
import { t } from "../words/words.ts";
import { ChapterChoice } from "./replay/chapter-choice.tsx";
import { Scrubber } from "./replay/scrubber.tsx";
import { spotIn, spotText, usualEyes } from "./replay/spot.ts";
import { Told } from "./replay/told.tsx";
import { unveiled } from "./replay/unveiled.ts";
import { Whose } from "./replay/whose.tsx";
import "./replay/replay.css";

const NO_PREVIEWS = {};
const nothing = () => {};

export function Replay({ code }: { code: string }) {
  const spot = useSignal(spotIn(location.hash));
  const table = useSignal<Invitation | null>(null);
  const moments = useSignal<Moment[]>([]);
  const fault = useSignal("");
  const { at, whose } = spot.value;
  useEffect(() => {
    const load = async () => {
      table.value ??= await house.invitation(code);
      if (whose === null) spot.value = { ...spot.value, whose: usualEyes(table.value.frame) };
      else moments.value = await house.replay(code, whose);
    };
    void load().catch((refusal: Error) => (fault.value = refusal.message));
  }, [code, whose]);
  // Together with what is seen: whoever reloads right away comes back to it.
  useLayoutEffect(() => history.replaceState(null, "", spotText(spot.value)), [at, whose]);
  if (fault.value) return <p class="narrow">{fault.value}</p>;
  const last = moments.value.length - 1;
  const moment = moments.value[Math.min(at, last)];
  if (!moment || !table.value || whose === null) return <p class="narrow soft">{t("page-waiting")}</p>;
  const move = (to: number) => {
    spot.value = { ...spot.value, at: Math.max(0, Math.min(last, to)) };
  };
  const past = moments.value.slice(0, Math.min(at, last)).map(({ events }) => events);
  const story = [...past.flat(), ...moment.events];
  const names = namesOf(table.value.frame);
  const title = titleOf(table.value.frame.game);
  const link = `${location.origin}${location.pathname}${spotText(spot.value)}`;
  return (
    <div class="replay">
      <header class="replay-head">
        <Link to={`/t/${code}`} class="button to-table">
          <Icon name="return" />
          <span>{t("page-to-table")}</span>
        </Link>
        <ChapterChoice moments={moments.value} at={Math.min(at, last)} move={move} />
        <Whose names={names} whose={whose} choose={(whose) => (spot.value = { at, whose })} />
        <CopyButton text={link} />
        <ShareButton link={link} title={title} />
      </header>
      <Bots.Provider value={botsOf(table.value.frame)}>
        <Stage
          key={whose}
          heading={t("page-replay-of", { game: title })}
          view={unveiled(moment.view, moment.truth)}
          names={names}
          moves={[]}
          play={nothing}
          news={moment.events}
          past={past}
          log={story}
          previews={NO_PREVIEWS}
          hinted={[]}
          hush={null}
          due={null}
        />
      </Bots.Provider>
      <Scrubber at={Math.min(at, last)} last={last} move={move} step={(by) => move(Math.min(spot.value.at, last) + by)}>
        <Told game={moment.view.game} events={moment.events} story={story} names={names} reader={moment.view.seat} />
      </Scrubber>
    </div>
  );
}
