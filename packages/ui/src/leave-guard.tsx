import { useContext, useEffect } from "react";
import { BlockerContext } from "./app/blocker.ts";
import { LeaveDialog, type LeaveLabels } from "./leave-dialog.tsx";

/** Leaving a page with unsaved changes asks first, also when the tab is closed. */
export function LeaveGuard({ when, labels }: { when: boolean; labels: LeaveLabels }) {
  const useBlocker = useContext(BlockerContext);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [when]);
  return (
    <LeaveDialog
      open={blocker.state === "blocked"}
      labels={labels}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
