import { ApiError } from "@plaudit/api/client.ts";
import type { MemberBatch, MemberSelection } from "@plaudit/api/member-batch.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { ErrorState } from "@plaudit/ui/feedback/error-state.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { SubmitButton } from "@plaudit/ui/submit-button.tsx";
import { useEffect, useEffectEvent, useState } from "react";
import { type BatchAction, type BatchChoice, useBatch } from "../batch.ts";
import { BatchChoiceFields } from "./batch-choice.tsx";
import { BatchPreview } from "./batch-preview.tsx";

type Props = {
  action: BatchAction;
  selection: MemberSelection;
  onClose: () => void;
  /** It was done. */
  onDone: () => void;
};
const asksFirst = (action: BatchAction) => action === "addToTeams" || action === "role";

/** Previews who would change, leaves out those who cannot, and changes all others at once. */
export function BatchDialog({ action, selection, onClose, onDone }: Props) {
  const { t } = useTranslation("member");
  const { t: admin } = useTranslation("admin");
  const common = useTranslation("common").t;
  const errorText = useErrorText();
  const format = useFormat();
  const { open, leaveOut, execute, busy, doing } = useBatch(action);
  const [choice, setChoice] = useState<BatchChoice | null>(asksFirst(action) ? null : {});
  const [batch, setBatch] = useState<MemberBatch | null>(null);
  const [failed, setFailed] = useState(false);

  const begin = useEffectEvent((wanted: BatchChoice) => open(selection, wanted));
  useEffect(() => {
    if (!choice) return;
    let late = false;
    setFailed(false);
    begin(choice).then(
      (opened) => !late && setBatch(opened),
      () => !late && setFailed(true),
    );
    return () => {
      late = true;
    };
  }, [choice]);

  async function confirm() {
    if (!batch) return;
    try {
      const changed = await execute(batch.id);
      toast.ok(t(($) => $.batch.done, { count: changed, n: format.number(changed) }));
      onDone();
    } catch (error) {
      const found =
        error instanceof ApiError && error.error === "Conflict" ? (error.data as MemberBatch | undefined) : undefined;
      if (found) setBatch(found);
      else toast.error(errorText(error));
    }
  }
  const blocked = !batch || batch.exceptions.total > 0 || batch.changing === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(($) => $.batch[action])}
      closeLabel={common(($) => $.action.close)}
      width="sm:max-w-[34rem]"
      footer={
        <div className="flex justify-end gap-2 max-sm:flex-col-reverse">
          <Button kind="line" onClick={onClose} data-autofocus>
            {common(($) => $.action.cancel)}
          </Button>
          <SubmitButton
            type="button"
            kind={action === "suspend" || action === "archive" ? "danger" : "primary"}
            busy={doing}
            busyLabel={common(($) => $.action.saving)}
            off={blocked || busy}
            onClick={() => void confirm()}
          >
            {admin(($) => $.act[action])}
          </SubmitButton>
        </div>
      }
    >
      <div className="grid gap-4 px-5 pb-5 sm:px-6">
        <p className="text-sm text-ink-2">{t(($) => $.batch[`${action}Text`])}</p>
        {asksFirst(action) && (
          <BatchChoiceFields
            action={action}
            onChange={(next) => {
              setBatch(null);
              setChoice(next);
            }}
          />
        )}
        {failed ? (
          <ErrorState
            title={common(($) => $.failed.title)}
            retry={common(($) => $.action.retry)}
            onRetry={() => setChoice({ ...choice })}
          />
        ) : batch ? (
          <BatchPreview batch={batch} busy={busy} onLeaveOut={async (ids) => setBatch(await leaveOut(batch.id, ids))} />
        ) : (
          choice && (
            <p role="status" className="text-sm text-ink-2">
              {t(($) => $.batch.looking)}
            </p>
          )
        )}
      </div>
    </Dialog>
  );
}
