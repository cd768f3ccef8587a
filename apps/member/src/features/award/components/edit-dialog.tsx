import { ApiError } from "@plaudit/api/client.ts";
import { useDraft } from "@plaudit/api/react/draft.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { useRef, useState } from "react";
import { type Award, useEditAward } from "../data.ts";
import { MessageField } from "./message-field.tsx";

type Props = { award: Award; onClose: () => void };

/** Edits the words of an award, for its sender. */
export function EditDialog({ award, onClose }: Props) {
  const { t } = useTranslation("award");
  const { t: common } = useTranslation();
  const say = useErrorText();
  const blank = useRef({ message: award.message }).current;
  const [{ message }, keep, clear] = useDraft(`award.edit.${award.id}.${award.version}`, blank);
  const [failed, setFailed] = useState<{ field?: string | undefined; form?: string }>({});
  const { edit, pending } = useEditAward();
  async function handleSave() {
    setFailed({});
    try {
      await edit(award, message);
      clear();
      toast.ok(t(($) => $.edit.done));
      onClose();
    } catch (error) {
      const field = error instanceof ApiError ? error.details[0]?.message : undefined;
      setFailed(field ? { field } : { form: say(error) });
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(($) => $.edit.title)}
      closeLabel={common(($) => $.action.close)}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          <FormErrors errors={[failed.form]} />
          <Button off={pending} onClick={() => void handleSave()}>
            {pending ? common(($) => $.action.saving) : common(($) => $.action.save)}
          </Button>
        </div>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 pb-5 sm:px-6">
        <p className="text-sm text-ink-2">{t(($) => $.edit.note)}</p>
        <MessageField
          autoFocus
          value={message}
          onChange={(next) => keep({ message: next })}
          onSubmit={() => void handleSave()}
          error={failed.field}
        />
      </div>
    </Dialog>
  );
}
