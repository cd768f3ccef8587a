import { leaveNote } from "@plaudit/api/leave-note.ts";
import { I18nProvider, useTranslation } from "@plaudit/i18n/react.ts";
import { MissingArt } from "@plaudit/ui/app/missing-art.tsx";
import { ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { watchTheme } from "@plaudit/ui/app/theme-choice.ts";
import { buttonClass } from "@plaudit/ui/button.tsx";
import { useTitle } from "@plaudit/ui/shell/use-title.ts";
import { createRoot } from "react-dom/client";
import { signOut } from "./features/identity/data.ts";
import { beginMemberTexts, texts } from "./lib/texts.ts";
import { pathTo } from "./screens.ts";

function SignedOut() {
  const { t } = useTranslation("offline");
  const title = t(($) => $.signedOut.title);
  useTitle(title);
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center px-5">
      <h1 className="sr-only">{title}</h1>
      <ProblemScreen
        art={<MissingArt />}
        lead={title}
        text={t(($) => $.signedOut.lead)}
        actions={
          <a href={pathTo("login")} className={buttonClass({})}>
            {t(($) => $.signedOut.again)}
          </a>
        }
      >
        <p className="mt-6 text-sm text-ink-2">{t(($) => $.signedOut.text)}</p>
      </ProblemScreen>
    </main>
  );
}

/** The service worker leads here where nobody can be told of signing out. With a connection this is the sign-in page. */
export async function start(element: HTMLElement) {
  const [i18n] = await Promise.all([beginMemberTexts(), texts("offline").catch(() => {})]);
  if (await signOut()) {
    leaveNote.write("signedOut");
    return location.replace(pathTo("login"));
  }
  watchTheme();
  const root = createRoot(element);
  root.render(
    <I18nProvider i18n={i18n}>
      <SignedOut />
    </I18nProvider>,
  );
  return root;
}
