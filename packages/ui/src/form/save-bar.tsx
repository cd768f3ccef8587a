import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { SubmitButton } from "../submit-button.tsx";

type Props = {
  saving: boolean;
  /** There is nothing to save. */
  off?: boolean;
  labels: { save: string; saving: string; cancel: string };
  onCancel: () => void;
  /** There is nothing to give up either. */
  cancelOff?: boolean;
  /** Shown at the bar's start, such as 'Unsaved changes'. */
  note?: ReactNode;
};

/** Stays in sight at the foot of a long form. */
export function SaveBar({ saving, off, labels, onCancel, cancelOff, note }: Props) {
  return (
    <div
      data-save-bar
      className="foot-bar sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-2 border-line border-t bg-surface/94 px-4 py-3 bar-blur md:mx-0 md:px-0"
    >
      <p className="min-w-0 grow text-xs text-ink-2 max-sm:basis-full">{note}</p>
      <Button kind="line" off={cancelOff} onClick={onCancel} className="max-sm:grow">
        {labels.cancel}
      </Button>
      <SubmitButton
        busy={saving}
        busyLabel={labels.saving}
        off={off}
        className="max-sm:grow"
        // The field in hand keeps the focus: an error shown on leaving it would move this button from under the pointer.
        onMouseDown={(event) => event.preventDefault()}
      >
        {labels.save}
      </SubmitButton>
    </div>
  );
}
