/** The page: the layout, and in it the screen for the current route. */

import { useEffect } from "preact/hooks";
import { lazy } from "./components/lazy.tsx";
import { Loading } from "./components/loading.tsx";
import { dismissNotice, Notice } from "./components/notice.tsx";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";
import type { Route } from "./route.ts";
import { route } from "./router.tsx";
import { Home } from "./screens/home.tsx";
import { NotFound } from "./screens/not-found.tsx";
import { isHouseUnreachable } from "./session.ts";
import { areWordsLoaded, t } from "./words/words.ts";

const Table = lazy(async () => (await import("./screens/table.tsx")).Table);
const Replay = lazy(async () => (await import("./screens/replay.tsx")).Replay);
const Rules = lazy(async () => (await import("./screens/rules.tsx")).Rules);
const Carry = lazy(async () => (await import("./screens/carry.tsx")).Carry);
const Print = lazy(async () => (await import("./screens/print.tsx")).Print);

export function App() {
  // What was said about one screen doesn't follow to the next.
  useEffect(dismissNotice, [route.value]);
  if (!areWordsLoaded()) return <Loading />;
  // At a table the board needs every line of the screen.
  const atTable = route.value.screen === "table" || route.value.screen === "replay";
  return (
    <>
      <a href="#main" class="skip button">
        {t("page-skip")}
      </a>
      <Header />
      <HouseUnreachable />
      <main id="main" tabIndex={-1}>
        <Screen at={route.value} />
      </main>
      {atTable ? null : <Footer />}
      <Notice />
    </>
  );
}

/** The page may come from the browser's cache, and then its house may be unreachable. */
function HouseUnreachable() {
  if (!isHouseUnreachable.value) return null;
  return (
    <p class="connection-notice" role="alert">
      {t("page-house-away")}
    </p>
  );
}

function Screen({ at }: { at: Route }) {
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
    case "not-found":
      return <NotFound />;
  }
}
