import { t } from "../words/words.ts";

export function Footer() {
  return <footer class="page-foot">{t("page-footer")}</footer>;
}
