/** A menu to jump to a part of the game. */
import type { BoardModule } from "../../boards/board.ts";
import { FormField, Select } from "../../components/form-field.tsx";
import type { ReplayStep } from "../../wire/routes.ts";
import { t } from "../../words/words.ts";
import { chapterAt, chaptersOf } from "./chapters.ts";

interface ChapterChoiceProps {
  board: BoardModule;
  moments: readonly ReplayStep[];
  at: number;
  move(at: number): void;
}

export function ChapterChoice({ board, moments, at, move }: ChapterChoiceProps) {
  const chapters = chaptersOf(moments, board);
  if (chapters.length < 2) return null;
  const choices = chapters.map(({ at, key, number }) => [at, t(key, { number })] as const);
  return (
    <FormField label={t("page-chapter")}>
      <Select value={chapterAt(chapters, at)?.at ?? 0} choices={choices} choose={move} />
    </FormField>
  );
}
