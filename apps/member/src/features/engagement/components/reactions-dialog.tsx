import { useTranslation } from "@plaudit/i18n/react.ts";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import type { DialogProps } from "./dialog-props.ts";
import { Reactions } from "./reactions.tsx";

export function ReactionsDialog({ subject, open, onClose }: DialogProps) {
  const { t } = useTranslation("engagement");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(($) => $.reactions.who)}
      closeLabel={t(($) => $.close)}
      width="sm:max-w-[28rem]"
    >
      <div className="px-5 pb-5 sm:px-6">
        <Reactions subject={subject} />
      </div>
    </Dialog>
  );
}
