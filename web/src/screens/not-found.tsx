import { Link } from "../router.tsx";
import { t } from "../words/words.ts";

export function NotFound() {
  return (
    <div class="narrow">
      <h1>{t("page-lost")}</h1>
      <Link to="/" class="button gold">
        {t("page-to-entrance")}
      </Link>
    </div>
  );
}
