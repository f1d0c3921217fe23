import { t } from "../words/words.ts";

export function Footer() {
  return <footer class="frame-foot">{t("page-footer")}</footer>;
}
