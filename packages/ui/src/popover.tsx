import { type ReactNode, Suspense } from "react";
import { onIntent as fetchedOnIntent } from "./on-intent.ts";
import { OverlayButton, type OverlayButtonProps } from "./overlay-button.tsx";

const { Panel, near } = fetchedOnIntent(async () => (await import("./popover-panel.tsx")).PopoverBody);

type Props = Omit<OverlayButtonProps, "onIntent" | "pending"> &
  Partial<Pick<OverlayButtonProps, "onIntent" | "pending">> & {
    panelClass: string;
    /** May be lazy: the panel waits for it. */
    children: (close: () => void) => ReactNode;
  };

/** A panel anchored to its button, on the side with enough space; Escape and a touch elsewhere close it. */
export const Popover = ({ panelClass, children, onIntent, pending, ...button }: Props) => (
  <OverlayButton
    {...button}
    popup="dialog"
    onIntent={() => {
      near.onIntent();
      onIntent?.();
    }}
    pending={() => {
      const coming = [near.pending(), pending?.()].filter((one) => one != null);
      return coming.length > 0 ? Promise.all(coming) : null;
    }}
  >
    {(state) => (
      <Panel {...state} label={button.label} className={panelClass}>
        {(close) => <Suspense fallback={null}>{children(close)}</Suspense>}
      </Panel>
    )}
  </OverlayButton>
);
