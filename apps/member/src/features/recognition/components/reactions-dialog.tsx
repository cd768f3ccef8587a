import { useTranslation } from "@plaudit/i18n/react.ts";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import type { AskedProps } from "./asked-props.ts";
import { Reactions } from "./reactions.tsx";

export function Asked({ item, open, onClose }: AskedProps) {
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
        <Reactions id={item.id} />
      </div>
    </Dialog>
  );
}
