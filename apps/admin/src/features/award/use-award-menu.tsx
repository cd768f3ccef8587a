import { can } from "@plaudit/api/permissions.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Archive, ArchiveRestore, Pencil, Plus, Trash2 } from "@plaudit/ui/icons.tsx";
import type { MenuEntry } from "@plaudit/ui/menu-entry.ts";
import { useNavigate } from "react-router";
import { useVerbs } from "../../lib/use-verbs.tsx";
import { pathTo } from "../../screens.ts";
import { type AwardType, useAwardVerbs } from "./data.ts";

/** What may be done to an award; `question` has to be drawn somewhere. */
export function useAwardMenu({ onFailed, onDeleted }: { onFailed: () => unknown; onDeleted?: () => void }) {
  const { t } = useTranslation("award-admin");
  const { t: admin } = useTranslation("admin");
  const errorText = useErrorText();
  const navigate = useNavigate();
  const verbs = useAwardVerbs();
  async function remove(type: AwardType) {
    await verbs.remove(type);
    onDeleted?.();
  }
  const { attempt, confirm, question } = useVerbs({
    confirmed: { archive: verbs.archive, delete: remove },
    text: (verb) => t(($) => $.confirm[verb]),
    onFailed,
  });
  async function clone(type: AwardType) {
    try {
      const made = await verbs.clone(type);
      toast.ok(t(($) => $.menu.cloned, { name: made.name }));
      void navigate(pathTo("award-type-edit", { id: made.id }));
    } catch (error) {
      toast.error(errorText(error));
    }
  }
  const menu = (type: AwardType): MenuEntry[] => [
    ...(can(type, "edit")
      ? [{ label: t(($) => $.menu.edit), icon: <Pencil />, to: pathTo("award-type-edit", { id: type.id }) }]
      : []),
    ...(can(type, "clone")
      ? [{ label: t(($) => $.menu.clone), icon: <Plus />, onSelect: () => void clone(type) }]
      : []),
    ...(can(type, "archive")
      ? [
          type.archived
            ? {
                label: admin(($) => $.act.unarchive),
                icon: <ArchiveRestore />,
                onSelect: () => void attempt("unarchive", type, verbs.unarchive(type)),
              }
            : { label: admin(($) => $.act.archive), icon: <Archive />, onSelect: () => confirm("archive", type) },
        ]
      : []),
    ...(can(type, "delete")
      ? [
          {
            label: admin(($) => $.act.delete),
            icon: <Trash2 />,
            danger: true,
            onSelect: () => confirm("delete", type),
          },
        ]
      : []),
  ];
  return { menu, question };
}
