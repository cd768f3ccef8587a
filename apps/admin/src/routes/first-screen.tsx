import { useApps } from "@plaudit/api/react";
import { load } from "@plaudit/ui/app/load.ts";
import { lazy, Suspense } from "react";
import { Navigate } from "react-router";
import { useFirstSteps } from "../features/first-steps/data.ts";
import { Withheld } from "../lib/withheld.tsx";
import { landings } from "../screens.ts";

const GettingStarted = lazy(() =>
  load(() => import("./getting-started.tsx")).then((m) => ({ default: m.GettingStarted })),
);

/** The console opens at the first steps while there are any, else at the first screen that this person may open. */
export function FirstScreen() {
  const { may } = useApps();
  const { ready, open } = useFirstSteps();
  const first = landings.find(({ permission }) => !permission || may(permission));
  if (!ready) return null;
  if (open)
    return (
      <Suspense fallback={null}>
        <GettingStarted />
      </Suspense>
    );
  return first ? <Navigate to={first.path} replace /> : <Withheld />;
}
