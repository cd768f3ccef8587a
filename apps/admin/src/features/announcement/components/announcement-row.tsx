import { can } from "@plaudit/api/permissions.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Archive, Ellipsis, Eye, Pencil, Pin, Trash2 } from "@plaudit/ui/icons.tsx";
import { Copy } from "@plaudit/ui/later-icons.tsx";
import { Menu } from "@plaudit/ui/menu.tsx";
import type { MenuEntry } from "@plaudit/ui/menu-entry.ts";
import { Link } from "react-router";
import { useAudienceText } from "../../../lib/use-audience-text.ts";
import { pathTo } from "../../../screens.ts";
import type { Announcement } from "../data.ts";
import { ReadBar } from "./read-bar.tsx";
import { StatusBadge } from "./status-badge.tsx";

const day = { day: "numeric", month: "short" } as const;

type Props = {
  announcement: Announcement;
  onClone: () => void;
  onConfirm: (verb: "archive" | "delete") => void;
};

export function AnnouncementRow({ announcement, onClone, onConfirm }: Props) {
  const { t } = useTranslation("announcement-admin");
  const { t: admin } = useTranslation("admin");
  const format = useFormat();
  const audienceText = useAudienceText();
  const { id, name, status, plan, createdAt, publishedAt, readRate, pinnedUntil } = announcement;
  const readers = pathTo("announcement-readers", { id });
  const time = (at: string) => format.date(at, { ...day, hour: "numeric", minute: "2-digit" });
  const when = {
    draft: () => t(($) => $.when.draft, { ago: format.ago(createdAt) }),
    scheduled: () => t(($) => $.when.scheduled, { date: time(plan?.publishAt ?? createdAt) }),
    active: () => t(($) => $.when.active, { date: format.date(publishedAt ?? createdAt, day) }),
    archived: () => t(($) => $.when.active, { date: format.date(publishedAt ?? createdAt, day) }),
  }[status];
  const entries: MenuEntry[] = [
    ...(can(announcement, "edit")
      ? [{ label: admin(($) => $.act.edit), icon: <Pencil />, to: pathTo("announcement-edit", { id }) }]
      : []),
    ...(publishedAt ? [{ label: t(($) => $.readers), icon: <Eye />, to: readers }] : []),
    ...(can(announcement, "clone") ? [{ label: admin(($) => $.act.clone), icon: <Copy />, onSelect: onClone }] : []),
    ...(can(announcement, "archive")
      ? [{ label: admin(($) => $.act.archive), icon: <Archive />, onSelect: () => onConfirm("archive") }]
      : []),
    ...(can(announcement, "delete")
      ? [{ label: admin(($) => $.act.delete), icon: <Trash2 />, danger: true, onSelect: () => onConfirm("delete") }]
      : []),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 grow basis-72">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-base font-semibold wrap-anywhere" dir="auto">
            <Link
              to={can(announcement, "edit") ? pathTo("announcement-edit", { id }) : readers}
              className="hocus:underline"
            >
              {name}
            </Link>
          </h2>
          {pinnedUntil && <Pin className="size-4 shrink-0 text-ink-2" aria-hidden="true" />}
          <StatusBadge status={status} />
        </div>
        <p className="mt-1 text-sm text-ink-2 wrap-anywhere">
          {[plan && audienceText(plan.audience), when()].filter(Boolean).join(" · ")}
        </p>
      </div>
      <div className="w-56 max-sm:w-full max-sm:grow max-sm:basis-56 max-sm:empty:hidden">
        {readRate && <ReadBar part={readRate.read} whole={readRate.audience} text="read" />}
      </div>
      <Menu
        label={admin(($) => $.act.more, { name })}
        entries={entries}
        className="target grid size-10 place-items-center rounded-md text-ink-2 hover:bg-sunken"
        button={<Ellipsis className="size-5" aria-hidden="true" />}
      />
    </li>
  );
}
