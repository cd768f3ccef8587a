import type { Announcement } from "@plaudit/api/announcement.ts";
import { can } from "@plaudit/api/permissions.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button, type ButtonProps } from "@plaudit/ui/button.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Check } from "@plaudit/ui/later-icons.tsx";
import { useConfirm } from "../data.ts";

type Props = Pick<ButtonProps, "kind" | "size" | "className"> & { announcement: Announcement };

/** 'I have read this' where that is asked for, and that it was said once it was. */
export function ConfirmButton({ announcement, ...look }: Props) {
  const { t } = useTranslation("announcement");
  const say = useErrorText();
  const { confirm, pending } = useConfirm();
  if (!announcement.confirm) return null;
  if (announcement.confirmedAt)
    return (
      <span role="status" className="flex min-h-9 items-center gap-2 text-sm font-semibold text-ok-text">
        <Check className="size-5" strokeWidth={2.4} aria-hidden="true" />
        {t(($) => $.feed.confirmed)}
      </span>
    );
  if (!can(announcement, "participate")) return null;
  return (
    <Button
      {...look}
      off={pending}
      onClick={() => void confirm(announcement).catch((error) => toast.error(say(error)))}
    >
      <Check className="size-4.5" aria-hidden="true" />
      {t(($) => $.feed.confirm)}
    </Button>
  );
}
