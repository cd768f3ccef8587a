import "./fonts.css";
import "./lib/install-event.ts";
import { ApiProvider, awaitMember, forgetAnswers } from "@plaudit/api/react";
import { I18nProvider } from "@plaudit/i18n/react.ts";
import { BlockerContext, blockerOf } from "@plaudit/ui/app/blocker.ts";
import { guardedHistory } from "@plaudit/ui/app/guarded-history.ts";
import { isAuthPath } from "@plaudit/ui/app/guards.ts";
import { fetchCode, load, rest } from "@plaudit/ui/app/load.ts";
import { loadScreen, screenOf } from "@plaudit/ui/app/screens.ts";
import { watchTheme } from "@plaudit/ui/app/theme-choice.ts";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { unstable_HistoryRouter as HistoryRouter, matchPath } from "react-router";
import { CaughtError } from "./features/shell/caught-error.tsx";
import { refused, watchSession } from "./lib/session-watch.ts";
import { homeSheet, memberSheet } from "./lib/sheets.ts";
import { beginMemberTexts, restOfTexts } from "./lib/texts.ts";
import { Layout } from "./routes/layout.tsx";
import { routed } from "./routes.ts";
import { pathTo } from "./screens.ts";

const offline = () => load(() => import("./features/shell/later.tsx"));

/** What all screens but the first one wait for, and what is opened on it; it is there soon after it. */
const restOfScreens = () => Promise.all([restOfTexts(), fetchCode(memberSheet)]);

/** The first screen's texts, code and data are loaded before anything is drawn: until then the edge's shell is shown. */
export async function start(element: HTMLElement) {
  const whole = routed.find(({ short }) => short && matchPath(short, location.pathname));
  if (whole) history.replaceState(null, "", whole.path + location.search + location.hash);
  const first = screenOf(routed, location.pathname);
  // An unknown path is 'not found' for anybody; every other one needs a session of this tenant.
  const away = first && refused();
  if (away) return location.replace(away);
  // The home screen comes without what only others need.
  if (first?.id !== "home") rest.come = restOfScreens;
  const under = first?.overlay ? screenOf(routed, pathTo("home")) : undefined;
  const coming = [first, under].map((screen) => screen && loadScreen(screen).catch(() => {}));
  const styled = fetchCode<unknown>(first?.id === "home" ? homeSheet : memberSheet).catch(() => {});
  watchSession();
  const [i18n, reached] = await Promise.all([beginMemberTexts(), awaitMember()]);
  // A screen that has not been kept does not come, so it is not waited for.
  await styled;
  if (reached) await Promise.all(coming);
  else
    await offline()
      .then(({ restoreOffline }) => restoreOffline())
      .catch(() => {});
  rest.come = restOfScreens;
  void restOfScreens().catch(() => {});
  watchTheme();
  // The data router, which has blockers, would be another 18 kB of the first screen.
  const guarded = guardedHistory();
  const useHistoryBlocker = blockerOf(guarded);
  // Back to a page of signing in, which is another document.
  addEventListener("popstate", () => isAuthPath(location.pathname) && location.reload());
  const root = createRoot(element);
  // In a transition a slow phone gets it in slices, and can be touched between them.
  startTransition(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <ApiProvider>
          <CaughtError onReset={forgetAnswers}>
            <BlockerContext value={useHistoryBlocker}>
              <HistoryRouter history={guarded}>
                <Layout />
              </HistoryRouter>
            </BlockerContext>
          </CaughtError>
        </ApiProvider>
      </I18nProvider>,
    ),
  );
  return root;
}
