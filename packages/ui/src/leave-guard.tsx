import { useContext, useEffect } from "react";
import { BlockerContext } from "./app/blocker.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

export type LeaveLabels = { title: string; text: string; leave: string; stay: string; close: string };

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
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title={labels.title}
      confirmLabel={labels.leave}
      cancelLabel={labels.stay}
      closeLabel={labels.close}
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {labels.text}
    </ConfirmDialog>
  );
}
