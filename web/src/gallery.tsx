/**
 * Any board with any position, without a house: gallery.html?game=masker&at=3&seat=1
 * For whoever draws boards; it isn't shipped. `bare` leaves out the gallery's own row of choices.
 */
import "./styles/all.ts";
import "./styles/theme.ts";
import { signal } from "@preact/signals";
import { render } from "preact";
import type { Fixture } from "./fixture.ts";
import { Stage } from "./table/stage/stage.tsx";
import { CATALOG } from "./wire/catalog.ts";
import { areWordsLoaded, followLanguage } from "./words/words.ts";

const files = import.meta.glob<Fixture[]>("../fixtures/*.json", { import: "default" });
const NAMES = "Ada Bruno Chiara Dario Elena Fabio Gaia Ivo Lia Marco Nina Otto Pia Rosa Sandro Vera".split(" ");
const GAMES = CATALOG.map(({ name }) => name);

const query = new URLSearchParams(location.search);
const game = query.get("game") ?? GAMES[0] ?? "";
const at = Number(query.get("at") ?? 0);
const fixtures = signal<Fixture[]>([]);

function Gallery() {
  const moment = fixtures.value[at] ?? fixtures.value[0];
  const shown = moment?.seen.find(({ view }) => String(view.seat) === query.get("seat")) ?? moment?.seen[0];
  if (!moment || !shown || !areWordsLoaded()) return null;
  const { view, news } = shown;
  return (
    <main>
      {!query.has("bare") && <PositionChoice fixture={moment} seat={view.seat} />}
      <Stage
        view={view}
        names={NAMES}
        moves={view.moves}
        play={(move) => console.log("play", move)}
        refused={(move) => console.log("refused", move)}
        news={news}
        log={news}
        previews={shown.previews}
        hinted={query.has("hint") ? view.moves.slice(0, 1) : []}
        hush={query.has("hush") ? { tapped: query.get("hush") === "tapped", tap: () => console.log("tap") } : null}
        due={null}
      />
    </main>
  );
}

function PositionChoice({ fixture, seat }: { fixture: Fixture; seat: number | null }) {
  const visit = (changes: Record<string, string>) => {
    location.search = new URLSearchParams({ game, at: String(at), seat: String(seat), ...changes }).toString();
  };
  return (
    <nav class="row" style="padding: 8px 16px">
      <Select choices={GAMES} value={game} choose={(name) => visit({ game: name, at: "0" })} />
      <Select
        choices={fixtures.value.map(({ title }, n) => `${n} · ${title}`)}
        value={`${at} · ${fixture.title}`}
        choose={(title) => visit({ at: title.split(" ")[0] ?? "0" })}
      />
      <Select
        choices={fixture.seen.map(({ view }) => String(view.seat))}
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
fixtures.value = (await files[`../fixtures/${game}.json`]?.()) ?? [];
