import { can } from "@plaudit/api/permissions.ts";
import type { Recognition } from "@plaudit/api/recognition.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Flag, FlagOff, Link2, SmilePlus, Trash2 } from "@plaudit/ui/icons.tsx";
import type { MenuEntry } from "@plaudit/ui/menu.tsx";
import { useErrorText } from "../../../lib/error-text.ts";
import { flagRecognition } from "../data.ts";
import { copyLink, linkOf } from "../share.ts";

export type Asked = "endorse" | "flag" | "delete" | "who";

/** What the reader may do with a recognition, as its own permissions say. */
export function useRecognitionMenu(item: Recognition, ask: (what: Asked) => void, more: MenuEntry[] = []): MenuEntry[] {
  const { t } = useTranslation("recognition");
  const { t: around } = useTranslation("engagement");
  const say = useErrorText();
  const share = async () => {
    if (await copyLink(item.id)) toast.ok(t(($) => $.card.copied));
    else toast.error(t(($) => $.card.copyFailed, { url: linkOf(item.id) }));
  };
  const unflag = () =>
    flagRecognition(item, null).then(
      () => toast.ok(around(($) => $.flag.gone)),
      (error) => toast.error(say(error)),
    );
  const flagged = item.ownFlag
    ? { label: around(($) => $.flag.off), icon: <FlagOff aria-hidden="true" />, onSelect: () => void unflag() }
    : { label: around(($) => $.flag.add), icon: <Flag aria-hidden="true" />, onSelect: () => ask("flag") };
  const who = {
    label: around(($) => $.reactions.who),
    icon: <SmilePlus aria-hidden="true" />,
    onSelect: () => ask("who"),
  };
  return [
    { label: t(($) => $.card.copyLink), icon: <Link2 aria-hidden="true" />, onSelect: () => void share() },
    ...(item.reactionCounts.length > 0 ? [who] : []),
    ...more,
    ...(can(item, "flag") ? [flagged] : []),
    ...(can(item, "delete")
      ? [
          "line" as const,
          {
            label: t(($) => $.card.delete),
            icon: <Trash2 aria-hidden="true" />,
            danger: true,
            onSelect: () => ask("delete"),
          },
        ]
      : []),
  ];
}
