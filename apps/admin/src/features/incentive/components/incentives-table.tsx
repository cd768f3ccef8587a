import { can } from "@plaudit/api/permissions.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { AwardBadge } from "@plaudit/ui/art/badges/award-badge.tsx";
import { Badge } from "@plaudit/ui/badge.tsx";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { RowMenu } from "../../../lib/row-menu.tsx";
import { RowName } from "../../../lib/row-name.tsx";
import { RowsTable } from "../../../lib/rows-table.tsx";
import { pathTo } from "../../../screens.ts";
import type { Incentive } from "../data.ts";
import type { useIncentiveMenu } from "../use-incentive-menu.tsx";

const looks = { draft: "plain", active: "ok", ended: "plain" } as const;

/** How many of all that may be paid were paid. */
function Paid({ incentive: { approved, inAll } }: { incentive: Incentive }) {
  const { t } = useTranslation("incentive-admin");
  const { number } = useFormat();
  if (inAll === null)
    return <span className="text-xs text-ink-2">{t(($) => $.list.noLimit, { n: number(approved) })}</span>;
  return (
    <>
      <span className="text-xs text-ink-2 tabular-nums">
        {t(($) => $.list.paidOf, { n: number(approved), of: number(inAll) })}
      </span>
      <span aria-hidden="true" className="mt-1 block h-1.5 overflow-hidden rounded-full bg-sunken">
        <span
          className="block h-full rounded-full bg-mark"
          style={{ inlineSize: `${Math.min(100, (approved / inAll) * 100)}%` }}
        />
      </span>
    </>
  );
}

type Props = { incentives: Incentive[]; menu: ReturnType<typeof useIncentiveMenu>["menu"] };

/** On a phone an incentive is its badge, its name, its state where it is not active, what waits and its menu. */
export function IncentivesTable({ incentives, menu }: Props) {
  const { t } = useTranslation("incentive-admin");
  const { number, date } = useFormat();
  const until = ({ endedAt, closesAt }: Incentive) => {
    if (endedAt) return t(($) => $.list.endedOn, { date: date(endedAt) });
    return closesAt ? date(closesAt) : t(($) => $.list.noEnd);
  };
  return (
    <RowsTable
      caption={t(($) => $.title)}
      rows={incentives}
      height="py-3"
      columns={[
        {
          head: t(($) => $.column.incentive),
          cell: (incentive) => (
            <RowName
              picture={<AwardBadge kind={incentive.badge} urls={incentive.badgeUrls} className="size-11" />}
              name={incentive.name}
              to={pathTo(can(incentive, "edit") ? "incentive-edit" : "incentives-past", { id: incentive.id })}
              beside={
                incentive.status !== "active" && (
                  <span className="sm:hidden">
                    <Badge state={looks[incentive.status]}>{t(($) => $.status[incentive.status])}</Badge>
                  </span>
                )
              }
            >
              <bdi>{incentive.description}</bdi>
            </RowName>
          ),
        },
        {
          head: t(($) => $.column.points),
          cell: ({ points, status }) => (
            <span className={status === "ended" ? "text-ink-2" : ""}>{number(points)}</span>
          ),
          className: "whitespace-nowrap max-md:hidden",
          look: "font-semibold tabular-nums",
          end: true,
        },
        {
          head: t(($) => $.column.waiting),
          cell: ({ id, name, stats }) =>
            stats.waiting > 0 ? (
              <TextLink
                to={pathTo("incentives-pending", { id })}
                aria-label={t(($) => $.list.review, { name, n: number(stats.waiting) })}
              >
                {number(stats.waiting)}
              </TextLink>
            ) : (
              "–"
            ),
          look: "tabular-nums",
          end: true,
        },
        {
          head: t(($) => $.column.paid),
          cell: (incentive) => <Paid incentive={incentive} />,
          className: "w-44 max-lg:hidden",
        },
        {
          head: t(($) => $.column.proof),
          cell: ({ proof }) => t(($) => $.proof[proof]),
          className: "max-lg:hidden",
          look: "text-ink-2",
        },
        {
          head: t(($) => $.column.until),
          cell: until,
          className: "whitespace-nowrap max-lg:hidden",
          look: "text-ink-2",
        },
        {
          head: t(($) => $.column.state),
          cell: ({ status }) => <Badge state={looks[status]}>{t(($) => $.status[status])}</Badge>,
          className: "max-sm:hidden",
          end: true,
        },
      ]}
      menu={(incentive) => <RowMenu name={incentive.name} entries={menu(incentive)} />}
    />
  );
}
