import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { BulkBar } from "@plaudit/ui/grid/bulk-bar.tsx";
import { Archive, Ellipsis, Mail, ShieldCheck, UserRoundCheck, UserRoundX, UsersRound } from "@plaudit/ui/icons.tsx";
import type { BatchAction } from "../batch.ts";

type Props = { count: number; onAction: (action: BatchAction) => void; onClear: () => void };

export function MemberBulkBar({ count, onAction, onClear }: Props) {
  const { t } = useTranslation("member");
  const { t: admin } = useTranslation("admin");
  const format = useFormat();
  const action = (name: BatchAction, icon: React.ReactNode) => ({
    label: admin(($) => $.act[name]),
    icon,
    onSelect: () => onAction(name),
  });
  return (
    <BulkBar
      label={t(($) => $.selected, { count, n: format.number(count) })}
      clear={t(($) => $.clearSelection)}
      actions={[action("addToTeams", <UsersRound />), action("welcome", <Mail />), action("suspend", <UserRoundX />)]}
      more={{
        label: t(($) => $.moreActions),
        icon: <Ellipsis aria-hidden="true" />,
        entries: [
          action("role", <ShieldCheck />),
          action("unsuspend", <UserRoundCheck />),
          action("archive", <Archive />),
        ],
      }}
      onClear={onClear}
    />
  );
}
