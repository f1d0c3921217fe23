/**
 * Any board with any position, without a house: gallery.html?game=masker&at=3&seat=1
 * For those who draw boards; it is not part of what is shipped. `bare` leaves out its own line of choices.
 */
import "./look/look.ts";
import "./look/theme.ts";
import { signal } from "@preact/signals";
import { render } from "preact";
import type { Moment } from "./moment.ts";
import { Stage } from "./table/stage.tsx";
import type { GameName } from "./wire/views.ts";
import { followLanguage, speaking } from "./words/words.ts";

const files = import.meta.glob<Moment[]>("../fixtures/*.json", { import: "default" });
const NAMES = "Ada Bruno Chiara Dario Elena Fabio Gaia Ivo Lia Marco Nina Otto Pia Rosa Sandro Vera".split(" ");
const GAMES: GameName[] = ["mascarade", "masker", "mask", "carnaval"];

const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "masker";
const at = Number(asked.get("at") ?? 0);
const moments = signal<Moment[]>([]);

function Gallery() {
  const moment = moments.value[at] ?? moments.value[0];
  const shown = moment?.seen.find(({ view }) => String(view.seat) === asked.get("seat")) ?? moment?.seen[0];
  if (!moment || !shown || !speaking()) return null;
  const { view, news } = shown;
  return (
    <main>
      {!asked.has("bare") && <Choices moment={moment} seat={view.seat} />}
      <Stage
        view={view}
        names={NAMES}
        moves={view.moves}
        play={(move) => console.log("play", move)}
        refused={(move) => console.log("refused", move)}
        news={news}
        log={news}
        previews={shown.previews}
        hinted={asked.has("hint") ? view.moves.slice(0, 1) : []}
        hush={asked.has("hush") ? { tapped: asked.get("hush") === "tapped", tap: () => console.log("tap") } : null}
        due={null}
      />
    </main>
  );
}

function Choices({ moment, seat }: { moment: Moment; seat: number | null }) {
  const visit = (changes: Record<string, string>) => {
    location.search = new URLSearchParams({ game, at: String(at), seat: String(seat), ...changes }).toString();
  };
  return (
    <nav class="row" style="padding: 8px 16px">
      <Select choices={GAMES} value={game} choose={(name) => visit({ game: name, at: "0" })} />
      <Select
        choices={moments.value.map(({ title }, n) => `${n} · ${title}`)}
        value={`${at} · ${moment.title}`}
        choose={(title) => visit({ at: title.split(" ")[0] ?? "0" })}
      />
      <Select
        choices={moment.seen.map(({ view }) => String(view.seat))}
        value={String(seat)}
        choose={(seat) => visit({ seat })}
      />
    </nav>
  );
}

function Select({ choices, value, choose }: { choices: string[]; value: string; choose(choice: string): void }) {
  return (
    <select value={value} onChange={(change) => choose(change.currentTarget.value)}>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}

followLanguage();
const page = document.getElementById("page");
if (page) render(<Gallery />, page);
moments.value = (await files[`../fixtures/${game}.json`]?.()) ?? [];
