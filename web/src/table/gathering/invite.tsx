/** How friends get to this table: a link, a code to scan or to type, the device's own share sheet. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../api.ts";
import { Icon } from "../../components/icon.tsx";
import { attempt, showNotice } from "../../components/notice.tsx";
import { gameTitle } from "../../games.ts";
import type { TableInfo } from "../../wire/messages.ts";
import { t } from "../../words/words.ts";

export function Invite({ info }: { info: TableInfo }) {
  const link = useSignal("");
  useEffect(() => {
    void attempt(api.invitation(info.code)).then((found) => (link.value = found?.link ?? location.href));
  }, [info.code]);
  return (
    <section class="card invite">
      <h2>{t("page-invite")}</h2>
      <img class="qr" src={`/api/tables/${info.code}/qr.svg`} alt={t("page-qr")} width="132" height="132" />
      <div>
        <p>
          {t("page-code-is")} <strong class="code">{info.code}</strong>
        </p>
        <a class="invite-link" href={link.value}>
          {/* The code moves to the next line as a whole instead of being broken. */}
          {link.value.slice(0, -info.code.length)}
          <wbr />
          {link.value.slice(-info.code.length)}
        </a>
        <div class="row">
          <CopyButton text={link.value} />
          <ShareButton link={link.value} title={gameTitle(info.game)} />
        </div>
      </div>
    </section>
  );
}

export function CopyButton({ text }: { text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showNotice(t("page-copied"));
    } catch {
      // Without https a browser has no clipboard, and otherwise it may refuse.
      showNotice(t("page-copy-by-hand", { link: text }), { stays: true });
    }
  };
  return (
    <button type="button" onClick={() => void copy()}>
      <Icon name="copy" />
      <span>{t("page-copy")}</span>
    </button>
  );
}

export function ShareButton({ link, title }: { link: string; title: string }) {
  if (!navigator.share) return null;
  // Closing the share sheet is a change of mind, not an error.
  const share = () =>
    void navigator.share({ title, text: t("page-share-text", { game: title }), url: link }).catch(() => {});
  return (
    <button type="button" class="gold" onClick={share}>
      <Icon name="share" />
      <span>{t("page-share")}</span>
    </button>
  );
}
