/** How even the arrangement is: a picture, what it means, and how to know better. */
import type { Balance, Measurement } from "../../wire/messages.ts";
import { t } from "../../words/words.ts";
import type { NewCommand } from "../connection.ts";
import { BalancePicture } from "./balance-picture.tsx";
import { balanceSentences } from "./balance-text.ts";

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

export function BalanceCard({ game, balance, strength, measurement, isHost, send }: BalanceCardProps) {
  const isRunning = measurement?.state === "running";
  // A host who has chosen other bots since wants to know about those.
  const isAboutUs = isRunning || !isHost || measurement?.strength === strength;
  const shown = (isAboutUs && measurement?.balance) || balance;
  return (
    <section class="balance" aria-label={t("page-balance")}>
      <h3>{t("page-balance")}</h3>
      <BalancePicture game={game} balance={shown} isRunning={isRunning} />
      {balanceSentences(game, shown).map((sentence) => (
        <p key={sentence} class="soft">
          {sentence}
        </p>
      ))}
      {isRunning && <Progress measurement={measurement} />}
      {isHost && isRunning && (
        <button type="button" onClick={() => send({ command: "stop-measuring" })}>
          {t("page-measure-stop")}
        </button>
      )}
      {isHost && !isRunning && !shown.games && <MeasureButton measure={() => send({ command: "measure", strength })} />}
      <p role="status">{measurement?.state === "failed" && t("page-measure-failed")}</p>
    </section>
  );
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
