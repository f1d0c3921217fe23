/** The top of every screen: the house, and the switches that are always at hand. */
import { HALF_MASK } from "../art/emblem.tsx";
import { Icon } from "../look/icon.tsx";
import { sound } from "../look/sound.ts";
import { theme, turnTheme } from "../look/theme.ts";
import { Link } from "../router.tsx";
import { LANGUAGES, language, nameOf, t } from "../words/words.ts";

export function Header() {
  return (
    <header class="frame-head">
      <Link to="/" class="house">
        <svg viewBox="4 28 88 46" aria-hidden="true">
          <path d={HALF_MASK} fill="currentColor" fill-rule="evenodd" />
        </svg>
        Ridotto
      </Link>
      <div class="switches">
        <LanguageSwitch />
        <ThemeSwitch />
        <SoundSwitch />
      </div>
    </header>
  );
}

function LanguageSwitch() {
  return (
    <label class="language">
      <Icon name="globe" />
      <span class="unseen">{t("page-language")}</span>
      <select value={language.value} onChange={(change) => (language.value = change.currentTarget.value)}>
        {LANGUAGES.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {nameOf(tag)}
          </option>
        ))}
      </select>
    </label>
  );
}

function ThemeSwitch() {
  const night = theme.value === "night";
  return (
    <button type="button" class="sign" aria-label={t(night ? "page-to-day" : "page-to-night")} onClick={turnTheme}>
      <Icon name={night ? "sun" : "moon"} />
    </button>
  );
}

function SoundSwitch() {
  const on = sound.value === "on";
  const turn = () => {
    sound.value = on ? "off" : "on";
  };
  return (
    <button type="button" class="sign" aria-label={t(on ? "page-sound-off" : "page-sound-on")} onClick={turn}>
      <Icon name={on ? "sound" : "mute"} />
    </button>
  );
}
