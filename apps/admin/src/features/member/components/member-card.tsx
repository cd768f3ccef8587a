import { useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { RowCheck } from "@plaudit/ui/grid/row-check.tsx";
import { Link } from "react-router";
import { pathTo } from "../../../screens.ts";
import type { MemberRow } from "../data.ts";
import { StatusBadge } from "./status-badge.tsx";

type Props = { member: MemberRow; choosing: boolean; on: boolean; onToggle: () => void };

/** A row on a phone: opens the person, or chooses them. */
export function MemberCard({ member, choosing, on, onToggle }: Props) {
  const { t } = useTranslation("member");
  const about = [member.jobTitle, member.teams[0]?.name].filter(Boolean).join(" · ");
  return (
    <div className={`flex h-full items-center gap-3 px-4 ${on ? "bg-brand-soft" : ""}`}>
      {choosing && <RowCheck on={on} label={t(($) => $.grid.select, { name: member.name })} onToggle={onToggle} />}
      <Link
        to={pathTo("member", { id: member.id })}
        className="flex h-full min-w-0 grow items-center gap-3 outline-offset-[-2px]"
      >
        <Avatar person={member} size={48} decorative />
        <span className="min-w-0 grow">
          <span className="block truncate text-base font-semibold">
            <bdi>{member.name}</bdi>
          </span>
          <span className="block truncate text-xs text-ink-2">
            <bdi>{about}</bdi>
          </span>
        </span>
        <StatusBadge status={member.status} suspended={member.suspended} />
      </Link>
    </div>
  );
}
