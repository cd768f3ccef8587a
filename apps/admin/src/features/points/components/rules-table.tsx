import { can } from "@plaudit/api/permissions.ts";
import { useTenant } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Badge } from "@plaudit/ui/badge.tsx";
import { Pencil } from "@plaudit/ui/icons.tsx";
import type { MenuEntry } from "@plaudit/ui/menu-entry.ts";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { RowMenu } from "../../../lib/row-menu.tsx";
import { RowsTable } from "../../../lib/rows-table.tsx";
import { useAudienceText } from "../../../lib/use-audience-text.ts";
import { pathTo } from "../../../screens.ts";
import { type Rule, useGivenByRule } from "../data.ts";

const states = { running: "ok", upcoming: "plain", paused: "warn", ended: "plain" } as const;
type Props = {
  rules: Rule[];
  onPause: (rule: Rule, paused: boolean) => void;
  onConfirm: (verb: "end" | "delete", rule: Rule) => void;
};

/** Every rule with whom it reaches now; on a phone a rule is a name, its amount and its state. */
export function RulesTable({ rules, onPause, onConfirm }: Props) {
  const { t } = useTranslation("points-admin");
  const { t: admin } = useTranslation("admin");
  const format = useFormat();
  const timeZone = useTenant()?.timezone;
  const audienceText = useAudienceText();
  const entries = (rule: Rule): MenuEntry[] => [
    ...(can(rule, "edit")
      ? [
          {
            label: admin(($) => $.act.edit),
            icon: <Pencil />,
            to: pathTo("points-allocation-edit", { id: rule.id }),
          },
          {
            label: t(($) => (rule.state === "paused" ? $.act.resume : $.act.pause)),
            onSelect: () => onPause(rule, rule.state !== "paused"),
          },
          { label: admin(($) => $.act.end), danger: true, onSelect: () => onConfirm("end", rule) },
        ]
      : []),
    ...(can(rule, "delete")
      ? [{ label: admin(($) => $.act.delete), danger: true, onSelect: () => onConfirm("delete", rule) }]
      : []),
  ];
  const given = useGivenByRule().data?.results;
  const [latest] = given ?? [];
  const monthly = rules.every(({ period }) => period === "month");
  const share = (id: string) => {
    const of = given?.find((one) => one.id === id);
    return of && of.handed > 0
      ? format.number(of.given / of.handed, { style: "percent", maximumFractionDigits: 0 })
      : "–";
  };
  return (
    <RowsTable
      caption={t(($) => $.allocation.rules)}
      rows={rules}
      height="h-11 py-2"
      columns={[
        {
          head: t(($) => $.allocation.rule),
          cell: (rule) =>
            can(rule, "edit") ? (
              <TextLink to={pathTo("points-allocation-edit", { id: rule.id })}>
                <bdi>{rule.name}</bdi>
              </TextLink>
            ) : (
              <bdi>{rule.name}</bdi>
            ),
        },
        {
          head: t(($) => $.form.audience),
          cell: ({ audience }) => audienceText(audience),
          className: "max-md:hidden",
          look: "wrap-anywhere",
        },
        {
          head: t(($) => $.allocation.each),
          cell: ({ period, amount }) => t(($) => $.per[period], { n: format.number(amount) }),
          look: "tabular-nums",
          end: true,
        },
        {
          head: t(($) => $.allocation.people),
          cell: ({ people }) => format.number(people),
          className: "max-md:hidden",
          look: "tabular-nums",
          end: true,
        },
        ...(latest
          ? [
              {
                head: monthly
                  ? t(($) => $.allocation.given, {
                      month: format.date(latest.from, { month: "long", timeZone: "UTC" }),
                    })
                  : t(($) => $.allocation.givenLast),
                cell: ({ id }: Rule) => share(id),
                className: "max-lg:hidden",
                look: "tabular-nums",
                end: true,
              },
            ]
          : []),
        {
          head: t(($) => $.form.left),
          cell: ({ rollOverCap }) =>
            rollOverCap === null
              ? t(($) => $.allocation.lapses)
              : t(($) => $.allocation.keeps, { n: format.number(rollOverCap) }),
          className: "max-lg:hidden",
        },
        {
          head: t(($) => $.allocation.nextRun),
          cell: ({ nextRunAt }) =>
            nextRunAt ? format.date(nextRunAt, { day: "numeric", month: "short", year: "numeric", timeZone }) : "–",
          className: "max-md:hidden",
          look: "tabular-nums",
        },
        {
          head: t(($) => $.allocation.state),
          cell: ({ state }) => <Badge state={states[state]}>{t(($) => $.state[state])}</Badge>,
          end: true,
        },
      ]}
      menu={(rule) => entries(rule).length > 0 && <RowMenu name={rule.name} entries={entries(rule)} />}
    />
  );
}
