import { I18nProvider } from "@plaudit/i18n/react.ts";
import { watchTheme } from "@plaudit/ui/app/theme-choice.ts";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { CaughtError } from "./features/shell/caught-error.tsx";
import { watchSession } from "./lib/session-watch.ts";
import { beginMemberTexts } from "./lib/texts.ts";
import { createRouter } from "./router.tsx";

/** The first route, its texts and its code are here before anything is drawn: until then the page's own shell stands. */
export async function start(root: HTMLElement) {
  const router = createRouter();
  const [i18n] = await Promise.all([
    beginMemberTexts(),
    new Promise<void>((done) => {
      const look = () => router.state.initialized && done();
      router.subscribe(look);
      look();
    }),
  ]);
  watchSession();
  watchTheme();
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <CaughtError>
        <RouterProvider router={router} />
      </CaughtError>
    </I18nProvider>,
  );
}
