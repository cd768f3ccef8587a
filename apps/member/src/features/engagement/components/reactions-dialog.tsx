import type { Comment } from "@plaudit/api/engagement.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import type { Subject } from "../subject.ts";
import type { DialogProps } from "./dialog-props.ts";
import { Reactions } from "./reactions.tsx";

type Props = Omit<DialogProps, "subject"> & { subject: Subject | Comment };

export function ReactionsDialog({ subject, open, onClose }: Props) {
  const { t } = useTranslation("engagement");
  const { t: common } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(($) => $.reactions.who)}
      closeLabel={common(($) => $.action.close)}
      width="sm:max-w-[28rem]"
    >
      <div className="px-5 pb-5 sm:px-6">
        <Reactions subject={subject} />
      </div>
    </Dialog>
  );
}
