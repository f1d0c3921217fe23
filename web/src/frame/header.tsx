/** The top of every screen: the house, and the switches that are always at hand. */
import { useSignal } from "@preact/signals";
import { HALF_MASK } from "../art/emblem.tsx";
import { Icon } from "../look/icon.tsx";
import { later } from "../look/later.tsx";
import { sound } from "../look/sound.ts";
import { theme, turnTheme } from "../look/theme.ts";
import { me } from "../me.ts";
import { Link } from "../router.tsx";
import { LANGUAGES, language, nameOf, t } from "../words/words.ts";

const MeSheet = later(async () => (await import("./me-sheet.tsx")).MeSheet);

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
        <MyName />
        <LanguageSwitch />
        <ThemeSwitch />
        <SoundSwitch />
      </div>
    </header>
  );
}

function MyName() {
  const open = useSignal(false);
  if (me.value === null) return null;
  return (
    <>
      <button
        type="button"
        class="my-name"
        aria-label={t("page-change-name", { name: me.value.name })}
        onClick={() => (open.value = true)}
      >
        <Icon name="person" />
        <span>{me.value.name}</span>
      </button>
      {open.value && <MeSheet close={() => (open.value = false)} />}
    </>
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
  const label = t(on ? "page-sound-off" : "page-sound-on");
  return (
    <button type="button" class="sign" aria-label={label} title={label} onClick={turn}>
      <Icon name={on ? "sound" : "mute"} />
    </button>
  );
}
