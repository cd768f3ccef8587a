import { can } from "@plaudit/api/permissions.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Archive, Eye, Pencil, Pin, Trash2 } from "@plaudit/ui/icons.tsx";
import { Copy } from "@plaudit/ui/later-icons.tsx";
import type { MenuEntry } from "@plaudit/ui/menu-entry.ts";
import { Link } from "react-router";
import { RowMenu } from "../../../lib/row-menu.tsx";
import { useAudienceText } from "../../../lib/use-audience-text.ts";
import { pathTo } from "../../../screens.ts";
import type { Announcement } from "../data.ts";
import { ReadBar } from "./read-bar.tsx";
import { ReadShare } from "./read-share.tsx";
import { StatusBadge } from "./status-badge.tsx";

const day = { day: "numeric", month: "short" } as const;
const cell = "py-2.5 pe-4 align-middle";

type Props = {
  announcement: Announcement;
  onClone: () => void;
  onConfirm: (verb: "archive" | "delete") => void;
};

/** Where there is no room for columns, what they say stands under the title. */
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
  }[status]();
  const people = plan && audienceText(plan.audience);
  const whom =
    people && readRate ? t(($) => $.column.whom, { people, n: format.number(readRate.audience) }) : (people ?? "–");
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
    <tr className="border-line border-b hover:bg-canvas">
      <th scope="row" className={`${cell} text-start font-semibold wrap-anywhere`}>
        <Link
          to={can(announcement, "edit") ? pathTo("announcement-edit", { id }) : readers}
          className="hocus:underline"
          dir="auto"
        >
          {name}
        </Link>
        {pinnedUntil && <Pin className="ms-2 inline size-4 text-ink-2" aria-hidden="true" />}
        <span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 font-normal text-ink-2 lg:hidden">
          <StatusBadge status={status} />
          {people} · {when}
        </span>
        {readRate && (
          <span className="mt-2 block max-w-80 font-normal md:hidden">
            <ReadBar part={readRate.read} whole={readRate.audience} text="read" />
          </span>
        )}
      </th>
      <td className={`${cell} text-ink-2 wrap-anywhere max-lg:hidden`}>{whom}</td>
      <td className={`${cell} text-ink-2 max-lg:hidden`}>{when}</td>
      <td className={`${cell} max-md:hidden`}>
        {readRate ? <ReadShare {...readRate} over={status === "archived"} /> : "–"}
      </td>
      <td className={`${cell} text-end text-ink-2 max-lg:hidden`}>
        {announcement.confirm ? t(($) => $.column.yes) : "–"}
      </td>
      <td className={`${cell} text-end max-lg:hidden`}>
        <StatusBadge status={status} />
      </td>
      <td className="w-10 text-end">
        <RowMenu name={name} entries={entries} />
      </td>
    </tr>
  );
}
