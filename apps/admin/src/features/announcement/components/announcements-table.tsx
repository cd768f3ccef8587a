import { can } from "@plaudit/api/permissions.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Archive, Eye, Pencil, Pin, Trash2 } from "@plaudit/ui/icons.tsx";
import { Copy } from "@plaudit/ui/later-icons.tsx";
import type { MenuEntry } from "@plaudit/ui/menu-entry.ts";
import { Link } from "react-router";
import { RowMenu } from "../../../lib/row-menu.tsx";
import { RowsTable } from "../../../lib/rows-table.tsx";
import { useAudienceText } from "../../../lib/use-audience-text.ts";
import { pathTo } from "../../../screens.ts";
import type { Announcement } from "../data.ts";
import { ReadBar } from "./read-bar.tsx";
import { ReadShare } from "./read-share.tsx";
import { StatusBadge } from "./status-badge.tsx";

const day = { day: "numeric", month: "short" } as const;

type Props = {
  all: Announcement[];
  onClone: (announcement: Announcement) => void;
  onConfirm: (verb: "archive" | "delete", announcement: Announcement) => void;
};

/** Where there is no room for columns, what they say stands under the title. */
export function AnnouncementsTable({ all, onClone, onConfirm }: Props) {
  const { t } = useTranslation("announcement-admin");
  const { t: admin } = useTranslation("admin");
  const format = useFormat();
  const audienceText = useAudienceText();
  const readers = (id: string) => pathTo("announcement-readers", { id });
  const time = (at: string) => format.date(at, { ...day, hour: "numeric", minute: "2-digit" });
  /** Both days, or the one on which it came and went. */
  const span = (from: string, until: string) => {
    const days = { from: format.date(from, day), to: format.date(until, day) };
    return days.from === days.to ? days.from : t(($) => $.when.archived, days);
  };
  const when = ({ status, plan, createdAt, publishedAt, archivedAt }: Announcement) =>
    ({
      draft: () => t(($) => $.when.draft, { ago: format.ago(createdAt) }),
      scheduled: () => t(($) => $.when.scheduled, { date: time(plan?.publishAt ?? createdAt) }),
      active: () => t(($) => $.when.active, { date: format.date(publishedAt ?? createdAt, day) }),
      archived: () => span(publishedAt ?? createdAt, archivedAt ?? createdAt),
    })[status]();
  const people = ({ plan }: Announcement) => plan && audienceText(plan.audience);
  const whom = (one: Announcement) => {
    const named = people(one);
    return named && one.readRate
      ? t(($) => $.column.whom, { people: named, n: format.number(one.readRate.audience) })
      : (named ?? "–");
  };
  const entries = (one: Announcement): MenuEntry[] => [
    ...(can(one, "edit")
      ? [{ label: admin(($) => $.act.edit), icon: <Pencil />, to: pathTo("announcement-edit", { id: one.id }) }]
      : []),
    ...(one.publishedAt ? [{ label: t(($) => $.readers), icon: <Eye />, to: readers(one.id) }] : []),
    ...(can(one, "clone") ? [{ label: admin(($) => $.act.clone), icon: <Copy />, onSelect: () => onClone(one) }] : []),
    ...(can(one, "archive")
      ? [{ label: admin(($) => $.act.archive), icon: <Archive />, onSelect: () => onConfirm("archive", one) }]
      : []),
    ...(can(one, "delete")
      ? [
          {
            label: admin(($) => $.act.delete),
            icon: <Trash2 />,
            danger: true,
            onSelect: () => onConfirm("delete", one),
          },
        ]
      : []),
  ];
  return (
    <RowsTable
      className="mt-5"
      caption={t(($) => $.list)}
      rows={all}
      columns={[
        {
          head: t(($) => $.column.announcement),
          cell: (one) => (
            <>
              <Link
                to={can(one, "edit") ? pathTo("announcement-edit", { id: one.id }) : readers(one.id)}
                className="hocus:underline"
                dir="auto"
              >
                {one.name}
              </Link>
              {one.pinnedUntil && (
                <Pin className="ms-2 inline size-4 text-ink-2" role="img" aria-label={t(($) => $.form.pin)} />
              )}
              <span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 font-normal text-ink-2 lg:hidden">
                <StatusBadge status={one.status} />
                {people(one)} · {when(one)}
              </span>
              {one.readRate && (
                <span className="mt-2 block max-w-80 font-normal md:hidden">
                  <ReadBar part={one.readRate.read} whole={one.readRate.audience} text="read" />
                </span>
              )}
            </>
          ),
        },
        {
          head: t(($) => $.column.for),
          cell: whom,
          className: "w-[18%] max-lg:hidden",
          look: "wrap-anywhere text-ink-2",
        },
        { head: t(($) => $.column.when), cell: when, className: "w-[18%] max-lg:hidden", look: "text-ink-2" },
        {
          head: t(($) => $.column.read),
          cell: ({ readRate, status }) => (readRate ? <ReadShare {...readRate} over={status === "archived"} /> : "–"),
          className: "w-[18%] max-md:hidden",
        },
        {
          head: t(($) => $.column.confirm),
          cell: ({ confirm }) => (confirm ? t(($) => $.column.yes) : "–"),
          className: "whitespace-nowrap max-lg:hidden",
          look: "text-ink-2",
          end: true,
        },
        {
          head: t(($) => $.column.state),
          cell: ({ status }) => <StatusBadge status={status} />,
          className: "max-lg:hidden",
          end: true,
        },
      ]}
      menu={(one) => <RowMenu name={one.name} entries={entries(one)} />}
    />
  );
}
