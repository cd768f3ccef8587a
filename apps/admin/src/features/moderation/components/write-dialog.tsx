import { isBlank } from "@plaudit/api/plain-text.ts";
import { useDraft } from "@plaudit/api/react/draft.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { FormDialog } from "@plaudit/ui/form-dialog.tsx";
import { type FormEvent, useState } from "react";
import { type Item, useWrite } from "../data.ts";

const longest = 1000;
const empty = { text: "" };

/** To the author of what was reported; what is typed stays until it is sent. */
export function WriteDialog({ item, open, onClose }: { item: Item; open: boolean; onClose: () => void }) {
  const { t } = useTranslation("moderation");
  const common = useTranslation("common").t;
  const errorText = useErrorText();
  const write = useWrite();
  const [{ text }, setDraft, clear] = useDraft(`moderation-message-${item.id}`, empty);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const missing = isBlank(text);
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (missing || busy) return;
    setBusy(true);
    setFailed(undefined);
    try {
      await write(item, text.trim());
      toast.ok(t(($) => $.write.done));
      clear();
      setTried(false);
      onClose();
    } catch (error) {
      setFailed(errorText(error));
    }
    setBusy(false);
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(($) => $.write.title, { name: item.author.name })}
      labels={{
        close: common(($) => $.action.close),
        cancel: common(($) => $.action.cancel),
        submit: t(($) => $.write.send),
        busy: common(($) => $.action.saving),
      }}
      busy={busy}
      onSubmit={(event) => void handleSubmit(event)}
      error={failed}
    >
      <TextArea
        label={t(($) => $.write.label)}
        hint={t(($) => $.write.hint)}
        value={text}
        onChange={(event) => setDraft({ text: event.target.value })}
        maxLength={longest}
        count={[text.length, longest]}
        error={tried && missing ? common(($) => $.form.required) : undefined}
        data-autofocus
      />
    </FormDialog>
  );
}
