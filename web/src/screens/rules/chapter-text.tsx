/** The chapters of a rules page, with their boards. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../api.ts";
import { withRetry } from "../../browser/retry.ts";
import { findGame } from "../../games.ts";
import { language } from "../../words/words.ts";
import { anchorOf, type Chapter, type ChapterPart } from "./chapter.ts";
import { Example } from "./example.tsx";
import { parsePlainRules } from "./plain-rules.ts";
import "./chapter-text.css";

const pages = import.meta.glob<Chapter[]>("../../../../src/ridotto/games/*/words/*/rules.md", { import: "default" });

/** How to load them. */
function pageOf(game: string, tongue: string): (() => Promise<Chapter[]>) | undefined {
  const of = (folder: string) => pages[`../../../../src/ridotto/games/${game}/words/${folder}/rules.md`];
  const fromHouse = async () => parsePlainRules(await api.rulesOf(game, tongue));
  return of(tongue) ?? of("en") ?? (findGame(game) && fromHouse);
}

export function hasRules(game: string): boolean {
  return pageOf(game, "en") !== undefined;
}

/** The rules of a game in this person's language; empty until they are loaded. */
export function useRules(game: string): readonly Chapter[] {
  const chapters = useSignal<readonly Chapter[]>([]);
  const tongue = language.value;
  const known = hasRules(game);
  useEffect(() => {
    const load = known ? pageOf(game, tongue) : undefined;
    if (!load) return;
    let wanted = true; // a page that arrives after another choice isn't shown
    void withRetry(load).then((page) => {
      if (wanted) chapters.value = page;
    });
    return () => {
      wanted = false;
    };
  }, [game, tongue, known]);
  return chapters.value;
}

interface ChapterProps {
  game: string;
  chapter: Chapter;
  number: number;
}

export function ChapterText({ game, chapter, number }: ChapterProps) {
  return (
    <section class="chapter" id={anchorOf(number)}>
      {number === 0 ? <h1>{chapter.title}</h1> : <h2>{chapter.title}</h2>}
      {chapter.parts.map((part, n) => (
        <PartView key={n} game={game} part={part} />
      ))}
    </section>
  );
}

function PartView({ game, part }: { game: string; part: ChapterPart }) {
  if (typeof part !== "string") return <Example game={game} {...part} />;
  return <div dangerouslySetInnerHTML={{ __html: part }} />;
}
