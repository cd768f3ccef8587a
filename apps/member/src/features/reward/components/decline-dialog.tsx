import { ApiError } from "@plaudit/api/client.ts";
import { useDraft } from "@plaudit/api/react/draft.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { FormDialog } from "@plaudit/ui/form-dialog.tsx";
import { type FormEvent, useState } from "react";
import { type Redemption, useDecline } from "../history-data.ts";
import { useUndo } from "../use-undo.ts";

const MOST = 500;
type Failed = { reason?: string | undefined; form?: string | undefined };

/** Whoever asked reads why. */
export function DeclineDialog({ redemption, onClose }: { redemption: Redemption; onClose: () => void }) {
  const { t } = useTranslation("shop");
  const { t: common } = useTranslation();
  const say = useErrorText();
  const undo = useUndo();
  const [draft, keep, clear] = useDraft(`decline.${redemption.id}`, { reason: "" });
  const [failed, setFailed] = useState<Failed>({});
  const { decline, pending } = useDecline(redemption.id);
  const name = redemption.member.name;
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    try {
      await decline(draft.reason);
      clear();
      toast.ok(
        t(($) => $.approvals.declined, { name, reward: redemption.reward.name }),
        undo(redemption.id),
      );
      onClose();
    } catch (error) {
      const details = error instanceof ApiError ? error.details : [];
      const reason = details.find(({ path }) => path === "reason")?.message;
      setFailed(reason ? { reason } : { form: say(error) });
    }
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(($) => $.approvals.declineTitle, { reward: redemption.reward.name })}
      labels={{
        close: common(($) => $.action.close),
        cancel: common(($) => $.action.cancel),
        submit: t(($) => $.approvals.decline),
        busy: t(($) => $.redeem.sending),
      }}
      danger
      busy={pending}
      onSubmit={(event) => void handleSubmit(event)}
      error={failed.form}
    >
      <TextArea
        name="reason"
        label={t(($) => $.approvals.reason)}
        hint={t(($) => $.approvals.reasonHint, { name })}
        error={failed.reason}
        maxLength={MOST}
        value={draft.reason}
        onChange={({ target }) => {
          setFailed({});
          keep({ reason: target.value });
        }}
      />
    </FormDialog>
  );
}
