/** How even the arrangement is: in a word, as a picture, what it means, and how to know better. */
import type { Balance, Measurement } from "../../wire/messages.ts";
import { t } from "../../words/words.ts";
import type { NewCommand } from "../connection.ts";
import { BalancePicture } from "./balance-picture.tsx";
import { balanceSentences, balanceVerdict, lengthSentence, winsSentence } from "./balance-text.ts";

interface BalanceCardProps {
  game: string;
  /** As far as it's known without measuring now. */
  balance: Balance;
  /** Of the bots that this device would play with. */
  strength: string;
  measurement: Measurement | null;
  isHost: boolean;
  send(command: NewCommand): void;
}

/** What everybody understands at once. It isn't read aloud while it changes all the time. */
export function BalanceSummary(props: BalanceCardProps) {
  const { game } = props;
  const shown = shownBalance(props);
  return (
    <section class="balance" aria-label={t("page-balance")}>
      <div aria-live={isRunning(props) ? "off" : "polite"}>
        <h3>{balanceVerdict(game, shown) ?? t("page-balance")}</h3>
        <p class="balance-wins">{winsSentence(game, shown)}</p>
      </div>
      <BalancePicture game={game} balance={shown} />
    </section>
  );
}

export function BalanceDetails(props: BalanceCardProps) {
  const { game, strength, measurement, isHost, send } = props;
  const shown = shownBalance(props);
  const running = isRunning(props);
  return (
    <div class="balance-more">
      <p>{lengthSentence(game, shown)}</p>
      {balanceSentences(game, shown).map((sentence) => (
        <p key={sentence} class="soft">
          {sentence}
        </p>
      ))}
      {running && measurement && <Progress measurement={measurement} />}
      {isHost && running && (
        <button type="button" onClick={() => send({ command: "stop-measuring" })}>
          {t("page-measure-stop")}
        </button>
      )}
      {isHost && !running && !shown.games && <MeasureButton measure={() => send({ command: "measure", strength })} />}
      <p role="status">{measurement?.state === "failed" && t("page-measure-failed")}</p>
    </div>
  );
}

function isRunning({ measurement }: BalanceCardProps): boolean {
  return measurement?.state === "running";
}

function shownBalance(props: BalanceCardProps): Balance {
  const { balance, strength, measurement, isHost } = props;
  // A host who has chosen other bots since wants to know about those.
  const isAboutUs = isRunning(props) || !isHost || measurement?.strength === strength;
  return (isAboutUs && measurement?.balance) || balance;
}

function Progress({ measurement: { balance, most } }: { measurement: Measurement }) {
  const played = balance?.games ?? 0;
  const label = t("page-measuring", { played, games: most });
  return (
    <p class="measuring">
      <progress value={played} max={most} aria-label={label} />
      <span aria-hidden="true">{label}</span>
    </p>
  );
}

function MeasureButton({ measure }: { measure(): void }) {
  return (
    <>
      <button type="button" onClick={measure}>
        {t("page-measure")}
      </button>
      <p class="soft">{t("page-measure-hint")}</p>
    </>
  );
}
