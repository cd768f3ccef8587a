import { can } from "@plaudit/api/permissions.ts";
import type { TimelineItem } from "@plaudit/api/timeline.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Pin, PinOff } from "@plaudit/ui/icons.tsx";
import type { MenuEntry } from "@plaudit/ui/menu.tsx";
import { pin } from "../data.ts";

const days = [1, 3, 7] as const;

/** Entries for those who may pin; for everybody else there are none. */
export function usePinMenu(item: TimelineItem): MenuEntry[] {
  const { t } = useTranslation("timeline");
  const { number } = useFormat();
  const say = useErrorText();
  if (!can(item, "pin")) return [];
  const put = (count: 1 | 3 | 7 | null) =>
    void pin(item, count).then(
      () => toast.ok(count ? t(($) => $.pin.done) : t(($) => $.pin.gone)),
      (error) => toast.error(say(error)),
    );
  if (item.pinnedUntil)
    return [{ label: t(($) => $.pin.off), icon: <PinOff aria-hidden="true" />, onSelect: () => put(null) }];
  return days.map((count) => ({
    label: t(($) => $.pin.for, { count, n: number(count) }),
    icon: <Pin aria-hidden="true" />,
    onSelect: () => put(count),
  }));
}
