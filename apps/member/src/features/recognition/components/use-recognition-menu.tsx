import { can } from "@plaudit/api/permissions.ts";
import type { Recognition } from "@plaudit/api/recognition.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Link2, Pencil, Trash2 } from "@plaudit/ui/icons.tsx";
import type { MenuEntry } from "@plaudit/ui/menu.tsx";
import { copyLink, linkOf } from "../share.ts";
import type { RecognitionAction } from "./lazy-dialogs.tsx";

/** Actions of the reader by the recognition's permissions; `more` is placed before deletion. */
export function useRecognitionMenu(
  item: Recognition,
  show: (action: RecognitionAction) => void,
  more: MenuEntry[],
): MenuEntry[] {
  const { t } = useTranslation("recognition");
  const share = async () => {
    if (await copyLink(item.id)) toast.ok(t(($) => $.card.copied));
    else toast.error(t(($) => $.card.copyFailed, { url: linkOf(item.id) }));
  };
  const edit = {
    label: t(($) => $.card.edit),
    icon: <Pencil aria-hidden="true" />,
    onSelect: () => show("edit"),
  };
  const remove = {
    label: t(($) => $.card.delete),
    icon: <Trash2 aria-hidden="true" />,
    danger: true,
    onSelect: () => show("delete"),
  };
  return [
    { label: t(($) => $.card.copyLink), icon: <Link2 aria-hidden="true" />, onSelect: () => void share() },
    ...(can(item, "editPublished") ? [edit] : []),
    ...more,
    ...(can(item, "delete") ? ["line" as const, remove] : []),
  ];
}
