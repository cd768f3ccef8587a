import { can } from "@plaudit/api/permissions.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Flag, FlagOff, SmilePlus } from "@plaudit/ui/icons.tsx";
import type { MenuEntry } from "@plaudit/ui/menu.tsx";
import { report } from "../data.ts";
import type { Subject } from "../subject.ts";

import type { EngagementAction } from "./engagement-dialog.tsx";

/** Who reacted, `more`, and the reader's own report. */
export function useEngagementMenu(
  subject: Subject,
  show: (what: EngagementAction) => void,
  more: MenuEntry[] = [],
): MenuEntry[] {
  const { t } = useTranslation("engagement");
  const say = useErrorText();
  const unflag = () =>
    report(subject, null).then(
      () => toast.ok(t(($) => $.flag.gone)),
      (error) => toast.error(say(error)),
    );
  const flagged = subject.ownFlag
    ? { label: t(($) => $.flag.off), icon: <FlagOff aria-hidden="true" />, onSelect: () => void unflag() }
    : { label: t(($) => $.flag.add), icon: <Flag aria-hidden="true" />, onSelect: () => show("flag") };
  const who = {
    label: t(($) => $.reactions.who),
    icon: <SmilePlus aria-hidden="true" />,
    onSelect: () => show("who"),
  };
  return [...(subject.reactionCounts.length > 0 ? [who] : []), ...more, ...(can(subject, "flag") ? [flagged] : [])];
}
