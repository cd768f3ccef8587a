import { useTranslation } from "@plaudit/i18n/react.ts";
import { ErrorBoundary } from "@plaudit/ui/app/error-boundary.tsx";
import { messageOf } from "@plaudit/ui/app/error-details.tsx";
import { BrokenArt, ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import type { ReactNode } from "react";

function Fallback({ error, reset }: { error: unknown; reset: () => void }) {
  const { t } = useTranslation();
  return (
    <main id="main" className="px-4">
      <h1 className="pt-4 text-center text-base font-semibold">{t(($) => $.caught.title)}</h1>
      <ProblemScreen
        alert
        art={<BrokenArt />}
        lead={messageOf(error)}
        text={t(($) => $.caught.text)}
        actions={<Button onClick={reset}>{t(($) => $.caught.reset)}</Button>}
      />
    </main>
  );
}

/** The last net: 'Error caught', the message and a way to start again. */
export const CaughtError = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={(error, reset) => <Fallback error={error} reset={reset} />}>{children}</ErrorBoundary>
);
