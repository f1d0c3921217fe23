/** The top of every screen: the house's name, and the switches that are always at hand. */
import { useSignal } from "@preact/signals";
import { HOUSE_EMBLEM } from "../art/house-emblem.ts";
import { sound } from "../browser/sound.ts";
import { Icon } from "../components/icon.tsx";
import { lazy } from "../components/lazy.tsx";
import { Link } from "../router.tsx";
import { me } from "../session.ts";
import { theme, toggleTheme } from "../styles/theme.ts";
import { LANGUAGES, language, languageName, t } from "../words/words.ts";

const ProfileSheet = lazy(async () => (await import("./profile-sheet.tsx")).ProfileSheet);

export function Header() {
  return (
    <header class="page-head">
      <Link to="/" class="house">
        <svg viewBox="4 28 88 46" aria-hidden="true">
          <path d={HOUSE_EMBLEM} fill="currentColor" fill-rule="evenodd" />
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
      {open.value && <ProfileSheet close={() => (open.value = false)} />}
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
            {languageName(tag)}
          </option>
        ))}
      </select>
    </label>
  );
}

function ThemeSwitch() {
  const night = theme.value === "night";
  return (
    <button type="button" class="sign" aria-label={t(night ? "page-to-day" : "page-to-night")} onClick={toggleTheme}>
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
