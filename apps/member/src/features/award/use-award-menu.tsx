import { can } from "@plaudit/api/permissions.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Link2, Pencil, Trash2 } from "@plaudit/ui/icons.tsx";
import { Printer } from "@plaudit/ui/later-icons.tsx";
import type { MenuEntry } from "@plaudit/ui/menu.tsx";
import { pathTo } from "../../screens.ts";
import type { AwardAction } from "./components/award-dialogs.tsx";
import type { Award } from "./data.ts";

export function useShareAward(id: string) {
  const { t } = useTranslation("award");
  return async () => {
    const url = `${location.origin}${pathTo("award", { id })}`;
    try {
      await navigator.clipboard.writeText(url);
      toast.ok(t(($) => $.page.copied));
    } catch {
      toast.error(t(($) => $.page.copyFailed, { url }));
    }
  };
}

/** Actions of the reader by the award's permissions; `more` is placed before deletion. */
export function useAwardMenu(award: Award, show: (action: AwardAction) => void, more: MenuEntry[]): MenuEntry[] {
  const { t } = useTranslation("award");
  const share = useShareAward(award.id);
  const edit = { label: t(($) => $.edit.menu), icon: <Pencil aria-hidden="true" />, onSelect: () => show("edit") };
  const remove = {
    label: t(($) => $.delete.menu),
    icon: <Trash2 aria-hidden="true" />,
    danger: true,
    onSelect: () => show("delete"),
  };
  return [
    { label: t(($) => $.page.copy), icon: <Link2 aria-hidden="true" />, onSelect: () => void share() },
    { label: t(($) => $.page.print), icon: <Printer aria-hidden="true" />, onSelect: () => print() },
    ...(can(award, "edit") ? [edit] : []),
    ...more,
    ...(can(award, "delete") ? ["line" as const, remove] : []),
  ];
}
