/** The rules of a game, written for players. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { language } from "../words/words.ts";
import { Lost } from "./lost.tsx";
import "./rules.css";

const pages = import.meta.glob<string>("../../../src/ridotto/words/*/rules/*.md", { import: "default" });

export function pageOf(game: string, tongue: string): Promise<string> | undefined {
  const [own, english] = [tongue, "en"].map((folder) => pages[`../../../src/ridotto/words/${folder}/rules/${game}.md`]);
  return (own ?? english)?.();
}

/** The rules themselves, for this screen and for the sheet beside a game. */
export function RulesPage({ game }: { game: string }) {
  const html = useSignal("");
  const tongue = language.value;
  useEffect(() => {
    void pageOf(game, tongue)?.then((page) => (html.value = page));
  }, [game, tongue]);
  return <article class="rules" dangerouslySetInnerHTML={{ __html: html.value }} />;
}

export function Rules({ game }: { game: string }) {
  if (pageOf(game, "en") === undefined) return <Lost />;
  return (
    <div class="narrow">
      <RulesPage game={game} />
    </div>
  );
}
