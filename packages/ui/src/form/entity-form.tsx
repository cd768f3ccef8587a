import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { LeaveDialog } from "../leave-dialog.tsx";
import { LeaveGuard } from "../leave-guard.tsx";
import { useGuardedClose } from "../use-guarded-close.ts";
import { FormErrors } from "./form-errors.tsx";
import { SaveBar } from "./save-bar.tsx";
import { StaleNotice } from "./stale-notice.tsx";
import type { useEntityForm } from "./use-entity-form.ts";

type Props = {
  form: Pick<
    ReturnType<typeof useEntityForm>,
    "submit" | "round" | "errors" | "dirty" | "saving" | "isNew" | "discard" | "kept" | "stale" | "labels"
  >;
  /** Where Cancel leads; without it the button discards what is typed. */
  cancel?: string;
  saveLabel?: string;
  className?: string;
  children: ReactNode;
};

/** Everything around the fields: errors of the whole, somebody else's change, the bar that saves, the question before leaving. */
export function EntityForm({ form, cancel, saveLabel, className, children }: Props) {
  const { dirty, discard, errors, kept, labels, saving, stale } = form;
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const focused = useRef("");
  // Rows of a list are new ones once it was saved: the field in question is the one of the same name.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    const field = element.current?.elements.namedItem(focused.current);
    if (field instanceof HTMLElement) field.focus({ preventScroll: true });
  }, [form.round]);
  const handleFocus = ({ target }: FocusEvent) => {
    focused.current = target.getAttribute("name") ?? "";
  };
  const leave = () => cancel !== undefined && void navigate(cancel);
  const discarding = useGuardedClose(dirty && kept, () => {
    discard();
    leave();
  });
  const wrong = Object.keys(errors).filter((name) => name !== "root").length;
  // The button that was pressed goes with the notice.
  const settle = (choose: () => void) => {
    element.current?.focus();
    choose();
  };
  const onCancel = kept || cancel === undefined ? discarding.ask : leave;
  return (
    <form
      ref={element}
      onSubmit={form.submit}
      onFocus={handleFocus}
      noValidate
      tabIndex={-1}
      className={`outline-none ${className ?? ""}`}
    >
      {(errors.root || stale) && (
        <div className="mb-6 grid gap-3">
          <FormErrors errors={[errors.root?.message as string | undefined]} />
          {stale && (
            <StaleNotice
              text={stale.text}
              fields={stale.fields}
              refused={stale.refused}
              labels={labels}
              onKeepMine={() => settle(stale.keepMine)}
              onTakeTheirs={() => settle(stale.takeTheirs)}
            />
          )}
        </div>
      )}
      {children}
      <div className="h-8" />
      <SaveBar
        saving={saving}
        off={!form.isNew && !dirty}
        cancelOff={cancel === undefined && !dirty}
        labels={{
          save: saveLabel ?? labels.save,
          saving: labels.saving,
          cancel: cancel === undefined ? labels.discard : labels.cancel,
        }}
        onCancel={onCancel}
        note={
          wrong > 0 ? (
            <span className="font-medium text-danger-text">{labels.problems(wrong)}</span>
          ) : dirty ? (
            kept ? (
              labels.kept
            ) : (
              labels.unsaved
            )
          ) : null
        }
      />
      {kept ? (
        <LeaveDialog
          open={discarding.open}
          labels={labels.discarding}
          onConfirm={discarding.onConfirm}
          onCancel={discarding.onCancel}
        />
      ) : (
        <LeaveGuard when={dirty} labels={labels.leave} />
      )}
    </form>
  );
}
