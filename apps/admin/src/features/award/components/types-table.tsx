import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { AwardBadge } from "@plaudit/ui/art/badges/award-badge.tsx";
import { Badge } from "@plaudit/ui/badge.tsx";
import { Lock } from "@plaudit/ui/icons.tsx";
import type { MenuEntry } from "@plaudit/ui/menu-entry.ts";
import { RowMenu } from "../../../lib/row-menu.tsx";
import { RowName } from "../../../lib/row-name.tsx";
import { RowsTable } from "../../../lib/rows-table.tsx";
import { pathTo } from "../../../screens.ts";
import type { AwardType } from "../data.ts";
import { useAwardText } from "../use-award-text.ts";

type Props = { types: AwardType[]; menu: (type: AwardType) => MenuEntry[] };

/** On a phone an award is its badge, its name, what it brings and its menu. */
export function TypesTable({ types, menu }: Props) {
  const { t } = useTranslation("award-admin");
  const { number } = useFormat();
  const text = useAwardText();
  const several = new Set(types.flatMap(({ budgetItemId }) => budgetItemId ?? [])).size > 1;
  return (
    <RowsTable
      caption={t(($) => $.title)}
      rows={types}
      columns={[
        {
          head: t(($) => $.column.award),
          cell: ({ id, name, description, badge, badgeUrls, archived }) => (
            <RowName
              picture={<AwardBadge kind={badge} urls={badgeUrls} className="size-11 shrink-0" />}
              name={name}
              to={pathTo("award-type", { id })}
              beside={
                archived && (
                  <span className="md:hidden">
                    <Badge>{t(($) => $.archived)}</Badge>
                  </span>
                )
              }
            >
              <bdi>{description}</bdi>
            </RowName>
          ),
        },
        { head: t(($) => $.column.senders), cell: text.senders, className: "max-lg:hidden", look: "text-ink-2" },
        {
          head: t(($) => $.column.points),
          cell: (type) => (
            <>
              <span className="inline-flex items-center gap-1.5">
                {type.points > 0 && type.pointsLocked && (
                  <Lock className="size-3.5 text-ink-3" role="img" aria-label={t(($) => $.fixed)} />
                )}
                {text.points(type)}
              </span>
              {several && type.pointsBankName && <bdi className="block text-xs text-ink-2">{type.pointsBankName}</bdi>}
            </>
          ),
          look: "tabular-nums",
          end: true,
        },
        {
          head: t(($) => $.column.sent),
          cell: ({ stats }) => number(stats.sent),
          className: "max-md:hidden",
          look: "tabular-nums",
          end: true,
        },
        { head: t(($) => $.column.last), cell: text.last, className: "max-lg:hidden", look: "text-ink-2" },
        {
          head: t(($) => $.column.state),
          cell: ({ archived }) => (
            <Badge state={archived ? "plain" : "ok"}>{archived ? t(($) => $.archived) : t(($) => $.active)}</Badge>
          ),
          className: "max-md:hidden",
          end: true,
        },
      ]}
      menu={(type) => <RowMenu name={type.name} entries={menu(type)} />}
    />
  );
}
