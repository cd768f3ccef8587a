import { isBlank } from "@plaudit/api/plain-text.ts";
import { useDraft } from "@plaudit/api/react/draft.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { FormDialog } from "@plaudit/ui/form-dialog.tsx";
import { type FormEvent, useState } from "react";
import type { Redemption } from "../data.ts";

const longest = 500;
const empty = { reason: "" };
type Props = {
  kind: "decline" | "fail";
  redemption: Redemption;
  /** How many are decided at once. */
  count: number;
  onClose: () => void;
  /** Whether it was done. */
  onSubmit: (reason: string) => Promise<boolean>;
};

/** Why not, in words that its member reads; what is typed stays until it is sent. */
export function ReasonDialog({ kind, redemption, count, onClose, onSubmit }: Props) {
  const { t } = useTranslation("redemption-admin");
  const common = useTranslation("common").t;
  const { member, id } = redemption;
  const [{ reason }, setDraft, clear] = useDraft(`redemption-reason-${id}`, empty);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const missing = isBlank(reason);
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (missing || busy) return;
    setBusy(true);
    const done = await onSubmit(reason.trim());
    setBusy(false);
    if (!done) return;
    clear();
    onClose();
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(($) => $[kind].title, { count, name: member.name })}
      labels={{
        close: common(($) => $.action.close),
        cancel: common(($) => $.action.cancel),
        submit: t(($) => $[kind].submit),
        busy: common(($) => $.action.saving),
      }}
      danger
      busy={busy}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <p className="text-sm text-ink-2">{t(($) => $[kind].text)}</p>
      <TextArea
        label={count > 1 ? t(($) => $.reasonMany) : t(($) => $.reason, { name: member.firstName })}
        value={reason}
        onChange={(event) => setDraft({ reason: event.target.value })}
        maxLength={longest}
        count={[reason.length, longest]}
        error={tried && missing ? t(($) => $.reasonMissing) : undefined}
        data-autofocus
      />
    </FormDialog>
  );
}
