import { useContext, useEffect } from "react";
import { BlockerContext } from "./app/blocker.ts";
import { LeaveDialog, type LeaveLabels } from "./leave-dialog.tsx";

type Props = {
  when: boolean;
  labels: LeaveLabels;
  /** Called before the page is left after all. */
  onLeave?: () => void;
};

/** Leaving a page with unsaved changes asks first, also when the tab is closed. */
export function LeaveGuard({ when, labels, onLeave }: Props) {
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
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    />
  );
}
