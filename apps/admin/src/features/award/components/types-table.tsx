import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { AwardBadge } from "@plaudit/ui/art/badges/award-badge.tsx";
import { Badge } from "@plaudit/ui/badge.tsx";
import { Lock } from "@plaudit/ui/icons.tsx";
import type { MenuEntry } from "@plaudit/ui/menu-entry.ts";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { RowMenu } from "../../../lib/row-menu.tsx";
import { pathTo } from "../../../screens.ts";
import type { AwardType } from "../data.ts";
import { useAwardText } from "../use-award-text.ts";

type Props = { types: AwardType[]; menu: (type: AwardType) => MenuEntry[] };

/** On a phone an award is its badge, its name, what it brings and its menu. */
export function TypesTable({ types, menu }: Props) {
  const { t } = useTranslation("award-admin");
  const { number } = useFormat();
  const text = useAwardText();
  const head = "h-10 pe-4 text-start font-semibold";
  const cell = "py-2.5 pe-4 align-middle";
  const several = new Set(types.flatMap(({ budgetItemId }) => budgetItemId ?? [])).size > 1;
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t(($) => $.title)}</caption>
      <thead>
        <tr className="border-line border-b text-xs text-ink-2">
          <th scope="col" className={head}>
            {t(($) => $.column.award)}
          </th>
          <th scope="col" className={`${head} max-lg:hidden`}>
            {t(($) => $.column.senders)}
          </th>
          <th scope="col" className={`${head} text-end!`}>
            {t(($) => $.column.points)}
          </th>
          <th scope="col" className={`${head} text-end! max-md:hidden`}>
            {t(($) => $.column.sent)}
          </th>
          <th scope="col" className={`${head} max-lg:hidden`}>
            {t(($) => $.column.last)}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {types.map((type) => (
          <tr key={type.id} className="border-line border-b hover:bg-canvas">
            <th scope="row" className={`${cell} text-start font-semibold wrap-anywhere`}>
              <span className="flex items-center gap-3.5">
                <AwardBadge kind={type.badge} urls={type.badgeUrls} className="size-11 shrink-0" />
                <span className="min-w-0">
                  <span className="flex flex-wrap items-center gap-x-2.5">
                    <TextLink to={pathTo("award-type", { id: type.id })}>
                      <bdi>{type.name}</bdi>
                    </TextLink>
                    {type.archived && <Badge state="plain">{t(($) => $.archived)}</Badge>}
                  </span>
                  <span className="block text-xs font-normal text-ink-2">
                    <bdi>{type.description}</bdi>
                  </span>
                </span>
              </span>
            </th>
            <td className={`${cell} text-ink-2 max-lg:hidden`}>{text.senders(type)}</td>
            <td className={`${cell} text-end tabular-nums`}>
              <span className="inline-flex items-center gap-1.5">
                {type.points > 0 && type.pointsLocked && (
                  <Lock className="size-3.5 text-ink-3" role="img" aria-label={t(($) => $.fixed)} />
                )}
                {text.points(type)}
              </span>
              {several && type.pointsBankName && <bdi className="block text-xs text-ink-2">{type.pointsBankName}</bdi>}
            </td>
            <td className={`${cell} text-end tabular-nums max-md:hidden`}>{number(type.stats.sent)}</td>
            <td className={`${cell} text-ink-2 max-lg:hidden`}>{text.last(type)}</td>
            <td className="w-10 text-end">
              <RowMenu name={type.name} entries={menu(type)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
