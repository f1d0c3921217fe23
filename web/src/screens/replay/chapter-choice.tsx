/** A menu to jump to a part of the game. */
import { FormField, Select } from "../../components/form-field.tsx";
import type { ReplayStep } from "../../wire/routes.ts";
import { t } from "../../words/words.ts";
import { chapterAt, chaptersOf } from "./chapters.ts";

interface ChapterChoiceProps {
  moments: readonly ReplayStep[];
  at: number;
  move(at: number): void;
}

export function ChapterChoice({ moments, at, move }: ChapterChoiceProps) {
  const chapters = chaptersOf(moments);
  if (chapters.length < 2) return null;
  const choices = chapters.map(({ at, kind, number }) => [at, t(`page-chapter-${kind}`, { number })] as const);
  return (
    <FormField label={t("page-chapter")}>
      <Select value={chapterAt(chapters, at)?.at ?? 0} choices={choices} choose={move} />
    </FormField>
  );
}
