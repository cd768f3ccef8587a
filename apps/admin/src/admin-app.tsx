import "./app.css";
import { ApiProvider, awaitMember } from "@plaudit/api/react";
import { I18nProvider } from "@plaudit/i18n/react.ts";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { CaughtError } from "./features/shell/caught-error.tsx";
import { refused, watchSession } from "./lib/session-watch.ts";
import { beginTexts } from "./lib/texts.ts";
import { createRouter } from "./router.tsx";

/** Nothing is returned where the page is left for another one. */
export async function start(element: HTMLElement) {
  const away = refused();
  if (away) return location.replace(away);
  watchSession();
  const router = createRouter();
  const [i18n] = await Promise.all([
    beginTexts(),
    awaitMember(),
    new Promise<void>((done) => {
      const look = () => router.state.initialized && done();
      router.subscribe(look);
      look();
    }),
  ]);
  const root = createRoot(element);
  root.render(
    <I18nProvider i18n={i18n}>
      <CaughtError>
        <ApiProvider>
          <RouterProvider router={router} />
        </ApiProvider>
      </CaughtError>
    </I18nProvider>,
  );
  return root;
}
