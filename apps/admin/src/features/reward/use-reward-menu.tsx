import { can } from "@plaudit/api/permissions.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Archive, Pencil, Plus, Trash2 } from "@plaudit/ui/icons.tsx";
import type { MenuEntry } from "@plaudit/ui/menu-entry.ts";
import { useVerbs } from "../../lib/use-verbs.tsx";
import { pathTo } from "../../screens.ts";
import { type Reward, useRewardVerbs } from "./data.ts";

/** What may be done to a reward; `question` has to be drawn somewhere. */
export function useRewardMenu({ onFailed }: { onFailed: () => unknown }) {
  const { t } = useTranslation("reward-admin");
  const { t: admin } = useTranslation("admin");
  const verbs = useRewardVerbs();
  const { confirm, question } = useVerbs({
    confirmed: { archive: verbs.archive, delete: verbs.remove },
    text: (verb) => t(($) => $.confirm[verb]),
    onFailed,
  });
  const menu = (reward: Reward): MenuEntry[] => [
    ...(can(reward, "edit")
      ? [{ label: t(($) => $.menu.edit), icon: <Pencil />, to: pathTo("reward", { id: reward.id }) }]
      : []),
    { label: t(($) => $.menu.clone), icon: <Plus />, to: `${pathTo("reward-new")}?from=${reward.id}` },
    ...(can(reward, "archive")
      ? [{ label: admin(($) => $.act.archive), icon: <Archive />, onSelect: () => confirm("archive", reward) }]
      : []),
    ...(can(reward, "delete")
      ? [
          {
            label: admin(($) => $.act.delete),
            icon: <Trash2 />,
            danger: true,
            onSelect: () => confirm("delete", reward),
          },
        ]
      : []),
  ];
  return { menu, question };
}
