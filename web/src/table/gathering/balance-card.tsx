/** How even the arrangement is: a picture, and what it means. */
import type { Balance } from "../../wire/messages.ts";
import { t } from "../../words/words.ts";
import { BalancePicture } from "./balance-picture.tsx";
import { balanceSentences } from "./balance-text.ts";

export function BalanceCard({ game, balance }: { game: string; balance: Balance }) {
  return (
    <section class="balance" aria-label={t("page-balance")}>
      <h3>{t("page-balance")}</h3>
      <BalancePicture game={game} balance={balance} />
      {balanceSentences(game, balance).map((sentence) => (
        <p key={sentence} class="soft">
          {sentence}
        </p>
      ))}
    </section>
  );
}
