import { isBlank } from "@plaudit/api/plain-text.ts";
import { useDraft } from "@plaudit/api/react/draft.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
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
    <Dialog
      open={open}
      onClose={onClose}
      title={t(($) => $.write.title, { name: item.author.name })}
      closeLabel={common(($) => $.action.close)}
      width="sm:max-w-[32rem]"
      footer={
        <div className="flex justify-end gap-2 max-sm:flex-col-reverse">
          <Button kind="line" onClick={onClose}>
            {common(($) => $.action.cancel)}
          </Button>
          <Button type="submit" form="moderation-message" off={busy}>
            {t(($) => $.write.send)}
          </Button>
        </div>
      }
    >
      <form id="moderation-message" noValidate onSubmit={handleSubmit} className="grid gap-4 px-5 pb-5 sm:px-6">
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
        <FormErrors errors={[failed]} />
      </form>
    </Dialog>
  );
}
