import { can } from "@plaudit/api/permissions.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { CircleCheck, Clock, Pencil, Trash2 } from "@plaudit/ui/icons.tsx";
import { Copy, Play, Printer } from "@plaudit/ui/later-icons.tsx";
import type { MenuEntry } from "@plaudit/ui/menu-entry.ts";
import { useVerbs } from "../../lib/use-verbs.tsx";
import { pathTo } from "../../screens.ts";
import { type Incentive, useIncentiveVerbs } from "./data.ts";

/** What may be done to an incentive; `question` has to be drawn somewhere. */
export function useIncentiveMenu({ onFailed }: { onFailed: () => unknown }) {
  const { t } = useTranslation("incentive-admin");
  const { t: admin } = useTranslation("admin");
  const verbs = useIncentiveVerbs();
  const { attempt, confirm, question } = useVerbs({
    confirmed: { end: verbs.end, delete: verbs.remove },
    text: (verb) => t(($) => $.confirm[verb]),
    onFailed,
  });
  const menu = (incentive: Incentive): MenuEntry[] => {
    const { id, status, proof } = incentive;
    return [
      ...(can(incentive, "edit")
        ? [{ label: t(($) => $.menu.edit), icon: <Pencil />, to: pathTo("incentive-edit", { id }) }]
        : []),
      ...(can(incentive, "start")
        ? [
            {
              label: t(($) => $.menu.start),
              icon: <Play />,
              onSelect: () => void attempt("start", incentive, verbs.start(incentive)),
            },
          ]
        : []),
      ...(status === "draft"
        ? []
        : [
            { label: t(($) => $.menu.waiting), icon: <Clock />, to: pathTo("incentives-pending", { id }) },
            { label: t(($) => $.menu.decided), icon: <CircleCheck />, to: pathTo("incentives-past", { id }) },
          ]),
      ...(proof === "code" && status !== "ended"
        ? [{ label: t(($) => $.menu.poster), icon: <Printer />, to: pathTo("incentive-poster", { id }) }]
        : []),
      ...(can(incentive, "duplicate")
        ? [{ label: t(($) => $.menu.duplicate), icon: <Copy />, to: pathTo("incentive-duplicate", { id }) }]
        : []),
      ...(can(incentive, "end")
        ? [{ label: admin(($) => $.act.end), icon: <Clock />, onSelect: () => confirm("end", incentive) }]
        : []),
      ...(can(incentive, "delete")
        ? [
            {
              label: admin(($) => $.act.delete),
              icon: <Trash2 />,
              danger: true,
              onSelect: () => confirm("delete", incentive),
            },
          ]
        : []),
    ];
  };
  return { menu, question };
}
