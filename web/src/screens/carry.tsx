/** The target of a link from another device: asks before this device becomes somebody else's. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api.ts";
import { attempt } from "../components/notice.tsx";
import { RefusalError } from "../refusal-error.ts";
import { Link } from "../router.tsx";
import { me, sessionReady } from "../session.ts";
import type { CarryOffer } from "../wire/routes.ts";
import { t } from "../words/words.ts";

export function Carry({ token }: { token: string }) {
  const offer = useSignal<CarryOffer | null>(null);
  const refused = useSignal("");
  useEffect(() => {
    offer.value = null;
    refused.value = "";
    // Somebody without a name here gets one first, so that the question can name both.
    void sessionReady
      .then(() => api.carryOffer(token))
      .then((found) => (offer.value = found))
      .catch((fault) => (refused.value = fault instanceof RefusalError ? fault.message : t("page-no-answer")));
  }, [token]);
  if (refused.value) return <CarryRefused sentence={refused.value} />;
  if (offer.value === null) return <div class="waiting" aria-busy="true" />;
  return offer.value.mine ? <Already {...offer.value} /> : <CarryQuestion token={token} {...offer.value} />;
}

function CarryQuestion({ token, name }: CarryOffer & { token: string }) {
  const become = async () => {
    const done = await attempt(api.acceptCarry(token));
    // A full reload: everything the page knows, it knows as somebody else.
    if (done) location.replace(done.path);
  };
  const here = me.value?.name ?? "";
  return (
    <section class="narrow">
      <h1>{t("page-carry", { name })}</h1>
      <p>{t("page-carry-here", { here, name })}</p>
      <p class="soft">{t("page-carry-own-link")}</p>
      <div class="row">
        <button type="button" class="gold" onClick={() => void become()}>
          {t("page-carry-become", { name })}
        </button>
        <Link to="/" class="button">
          {t("page-carry-stay", { here })}
        </Link>
      </div>
    </section>
  );
}

function Already({ name, path }: CarryOffer) {
  return (
    <section class="narrow">
      <h1>{t("page-carry-already", { name })}</h1>
      <Link to={path} class="button gold">
        {t("page-carry-go-on")}
      </Link>
    </section>
  );
}

function CarryRefused({ sentence }: { sentence: string }) {
  return (
    <section class="narrow">
      <h1>{t("page-carry-not")}</h1>
      <p role="alert">{sentence}</p>
      <Link to="/" class="button gold">
        {t("page-to-entrance")}
      </Link>
    </section>
  );
}
