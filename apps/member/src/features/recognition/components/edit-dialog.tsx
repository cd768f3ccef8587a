import type { Recognition } from "@plaudit/api/recognition.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { ComposerBand } from "@plaudit/ui/entity/composer-band.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { LeaveDialog } from "@plaudit/ui/leave-dialog.tsx";
import { useGuardedClose } from "@plaudit/ui/use-guarded-close.ts";
import { useLeaveLabels } from "../leave-labels.ts";
import { useSend } from "../use-send.ts";
import { Message, Qualities } from "./send-fields.tsx";

type Props = { item: Recognition; open: boolean; onClose: () => void };

/** Edits the message and the qualities of a published recognition, for its sender. */
export function EditDialog({ item, onClose }: Props) {
  const { t } = useTranslation("recognition");
  const { t: common } = useTranslation();
  const leave = useLeaveLabels();
  const send = useSend({
    allocation: { open: false, left: null },
    to: null,
    opened: item,
    onSent: () => {
      toast.ok(t(($) => $.edit.done));
      onClose();
    },
  });
  const { ask, ...guard } = useGuardedClose(send.dirty, () => {
    send.discard();
    onClose();
  });
  const handleSave = () => void send.submit();
  return (
    <>
      <Dialog
        open
        onClose={ask}
        title={t(($) => $.edit.title)}
        closeLabel={common(($) => $.action.close)}
        footer={
          <div className="flex flex-wrap items-center justify-end gap-3">
            <FormErrors errors={[send.errors.root ?? send.errors.sendTo ?? send.errors.amount]} />
            <Button off={send.pending || !send.dirty} onClick={handleSave}>
              {t(($) => $.edit.save)}
            </Button>
          </div>
        }
      >
        <ComposerBand qualities={send.chosen} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 pb-5 sm:px-6">
          <p className="text-sm text-ink-2">{t(($) => $.edit.note)}</p>
          <Message send={send} begin="message" onSubmit={handleSave} />
          <Qualities send={send} />
        </div>
      </Dialog>
      <LeaveDialog {...guard} labels={leave} />
    </>
  );
}
