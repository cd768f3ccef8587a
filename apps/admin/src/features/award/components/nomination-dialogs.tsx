import { ApiError } from "@plaudit/api/client.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { ConfirmDialog } from "@plaudit/ui/confirm-dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { FormDialog } from "@plaudit/ui/form-dialog.tsx";
import { useState } from "react";
import { instantOf, localTime } from "../../../lib/local-time.ts";
import { type AwardType, useNominationVerbs } from "../data.ts";
import { FinalizeDialog } from "./finalize-dialog.tsx";

export type NominationAction = "start" | "extend" | "end" | "finalize";
type Props = { type: AwardType; onClose: () => void };

/** Asks until when nominations are open. */
function EndDialog({ type, verb, onClose }: Props & { verb: "start" | "extend" }) {
  const { t } = useTranslation("award-admin");
  const { t: common } = useTranslation();
  const errorText = useErrorText();
  const verbs = useNominationVerbs(type);
  const [endAt, setEndAt] = useState(type.nominationStatus === "open" ? localTime(type.nominationEndAt) : "");
  const [failed, setFailed] = useState<{ field?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);
  async function handleSubmit() {
    const instant = instantOf(endAt);
    if (!instant) return setFailed({ field: t(($) => $.nominations.endMissing) });
    setBusy(true);
    try {
      await verbs[verb](instant);
      toast.ok(t(($) => $.nominations.done[verb]));
      onClose();
    } catch (error) {
      const at = error instanceof ApiError && error.details.find(({ path }) => path === "endAt");
      setFailed(at ? { field: at.message } : { form: errorText(error) });
    }
    setBusy(false);
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(($) => $.nominations[verb])}
      labels={{
        close: common(($) => $.action.close),
        cancel: common(($) => $.action.cancel),
        submit: t(($) => $.nominations[verb]),
        busy: t(($) => $.nominations[verb]),
      }}
      busy={busy}
      error={failed.form}
      onSubmit={(event) => {
        event.preventDefault();
        void handleSubmit();
      }}
    >
      <p className="text-sm text-ink-2">
        {verb === "start" ? t(($) => $.nominations.startText) : t(($) => $.nominations.extendText)}
      </p>
      <TextField
        label={t(($) => $.nominations.closesAt)}
        type="datetime-local"
        error={failed.field}
        value={endAt}
        onChange={({ target }) => {
          setFailed({});
          setEndAt(target.value);
        }}
      />
    </FormDialog>
  );
}

/** Nobody can nominate from now on. */
function ConfirmEnd({ type, onClose }: Props) {
  const { t } = useTranslation("award-admin");
  const { t: common } = useTranslation();
  const errorText = useErrorText();
  const { end } = useNominationVerbs(type);
  const [busy, setBusy] = useState(false);
  async function handleConfirm() {
    setBusy(true);
    try {
      await end();
      toast.ok(t(($) => $.nominations.done.end));
      onClose();
    } catch (error) {
      toast.error(errorText(error));
    }
    setBusy(false);
  }
  return (
    <ConfirmDialog
      open
      busy={busy}
      title={t(($) => $.nominations.endTitle, { name: type.name })}
      confirmLabel={t(($) => $.nominations.end)}
      cancelLabel={common(($) => $.action.cancel)}
      closeLabel={common(($) => $.action.close)}
      onCancel={onClose}
      onConfirm={() => void handleConfirm()}
    >
      <p>{type.judgingDays === null ? t(($) => $.nominations.endText) : t(($) => $.nominations.endTextJury)}</p>
    </ConfirmDialog>
  );
}

export function NominationDialog({ verb, ...props }: Props & { verb: NominationAction }) {
  if (verb === "finalize") return <FinalizeDialog {...props} />;
  return verb === "end" ? <ConfirmEnd {...props} /> : <EndDialog {...props} verb={verb} />;
}
