/** The page: the frame, and in it the screen of the place where we are. */
import { Footer } from "./frame/footer.tsx";
import { Header } from "./frame/header.tsx";
import { later } from "./look/later.tsx";
import { Notice } from "./look/notice.tsx";
import { Waiting } from "./look/waiting.tsx";
import { away } from "./me.ts";
import type { Place } from "./place.ts";
import { place } from "./router.tsx";
import { Home } from "./screens/home.tsx";
import { Lost } from "./screens/lost.tsx";
import { speaking, t } from "./words/words.ts";

const Table = later(async () => (await import("./screens/table.tsx")).Table);
const Replay = later(async () => (await import("./screens/replay.tsx")).Replay);
const Rules = later(async () => (await import("./screens/rules.tsx")).Rules);
const Carry = later(async () => (await import("./screens/carry.tsx")).Carry);
const Print = later(async () => (await import("./screens/print.tsx")).Print);

export function App() {
  if (!speaking()) return <Waiting />;
  // At a table every line of the screen is the board's.
  const atTable = place.value.screen === "table" || place.value.screen === "replay";
  return (
    <>
      <a href="#main" class="skip button">
        {t("page-skip")}
      </a>
      <Header />
      <Away />
      <main id="main" tabIndex={-1}>
        <Screen at={place.value} />
      </main>
      {atTable ? null : <Footer />}
      <Notice />
    </>
  );
}

/** The page may come from the browser's own store, and then its house is perhaps not there. */
function Away() {
  if (!away.value) return null;
  return (
    <p class="line-notice" role="alert">
      {t("page-house-away")}
    </p>
  );
}

function Screen({ at }: { at: Place }) {
  switch (at.screen) {
    case "home":
      return <Home />;
    case "table":
      return <Table code={at.code} />;
    case "replay":
      return <Replay code={at.code} />;
    case "rules":
      return <Rules game={at.game} />;
    case "print":
      return <Print game={at.game} sheet={at.sheet} />;
    case "carry":
      return <Carry token={at.token} />;
    case "lost":
      return <Lost />;
  }
}
