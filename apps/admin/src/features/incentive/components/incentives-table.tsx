import { can } from "@plaudit/api/permissions.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { AwardBadge } from "@plaudit/ui/art/badges/award-badge.tsx";
import { Badge } from "@plaudit/ui/badge.tsx";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { RowMenu } from "../../../lib/row-menu.tsx";
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

/** On a phone an incentive is its badge, its name, what waits and its menu. */
export function IncentivesTable({ incentives, menu }: Props) {
  const { t } = useTranslation("incentive-admin");
  const { number, date } = useFormat();
  const head = "h-10 pe-4 text-start font-semibold";
  const cell = "py-3 pe-4 align-middle";
  const until = ({ status, closesAt }: Incentive) =>
    closesAt
      ? status === "ended"
        ? t(($) => $.list.endedOn, { date: date(closesAt) })
        : date(closesAt)
      : status === "ended"
        ? "–"
        : t(($) => $.list.noEnd);
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t(($) => $.title)}</caption>
      <thead>
        <tr className="border-line border-b text-xs text-ink-2">
          <th scope="col" className={head}>
            {t(($) => $.column.incentive)}
          </th>
          <th scope="col" className={`${head} text-end! max-md:hidden`}>
            {t(($) => $.column.points)}
          </th>
          <th scope="col" className={`${head} text-end!`}>
            {t(($) => $.column.waiting)}
          </th>
          <th scope="col" className={`${head} w-44 max-lg:hidden`}>
            {t(($) => $.column.paid)}
          </th>
          <th scope="col" className={`${head} max-lg:hidden`}>
            {t(($) => $.column.proof)}
          </th>
          <th scope="col" className={`${head} max-lg:hidden`}>
            {t(($) => $.column.until)}
          </th>
          <th scope="col" className={`${head} max-sm:hidden`}>
            {t(($) => $.column.state)}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {incentives.map((incentive) => {
          const { id, name, status, stats } = incentive;
          const over = status === "ended" ? "text-ink-2" : "";
          return (
            <tr key={id} className="border-line border-b hover:bg-canvas">
              <th scope="row" className={`${cell} text-start font-semibold wrap-anywhere`}>
                <span className="flex items-center gap-3.5">
                  <AwardBadge kind={incentive.badge} urls={incentive.badgeUrls} className="size-11" />
                  <span className="min-w-0">
                    <TextLink to={pathTo(can(incentive, "edit") ? "incentive-edit" : "incentives-past", { id })}>
                      <bdi>{name}</bdi>
                    </TextLink>
                    <span className="block text-xs font-normal text-ink-2">
                      <bdi>{incentive.description}</bdi>
                    </span>
                  </span>
                </span>
              </th>
              <td className={`${cell} text-end font-semibold tabular-nums max-md:hidden ${over}`}>
                {number(incentive.points)}
              </td>
              <td className={`${cell} text-end tabular-nums`}>
                {stats.waiting > 0 ? (
                  <TextLink
                    to={pathTo("incentives-pending", { id })}
                    aria-label={t(($) => $.list.review, { name, n: number(stats.waiting) })}
                  >
                    {number(stats.waiting)}
                  </TextLink>
                ) : (
                  "–"
                )}
              </td>
              <td className={`${cell} max-lg:hidden`}>
                <Paid incentive={incentive} />
              </td>
              <td className={`${cell} text-ink-2 max-lg:hidden`}>{t(($) => $.proof[incentive.proof])}</td>
              <td className={`${cell} text-ink-2 max-lg:hidden`}>{until(incentive)}</td>
              <td className={`${cell} max-sm:hidden`}>
                <Badge state={looks[status]}>{t(($) => $.status[status])}</Badge>
              </td>
              <td className="w-10 text-end">
                <RowMenu name={name} entries={menu(incentive)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
