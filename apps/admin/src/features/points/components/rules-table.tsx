import { can } from "@plaudit/api/permissions.ts";
import { useTenant } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Badge } from "@plaudit/ui/badge.tsx";
import { Pencil } from "@plaudit/ui/icons.tsx";
import type { MenuEntry } from "@plaudit/ui/menu-entry.ts";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { RowMenu } from "../../../lib/row-menu.tsx";
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
  const head = "h-10 pe-4 text-start font-semibold";
  const cell = "h-11 py-2 pe-4 align-middle";
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t(($) => $.allocation.rules)}</caption>
      <thead>
        <tr className="border-line border-b text-xs text-ink-2">
          <th scope="col" className={head}>
            {t(($) => $.allocation.rule)}
          </th>
          <th scope="col" className={`${head} max-md:hidden`}>
            {t(($) => $.form.audience)}
          </th>
          <th scope="col" className={`${head} text-end!`}>
            {t(($) => $.allocation.each)}
          </th>
          <th scope="col" className={`${head} text-end! max-md:hidden`}>
            {t(($) => $.allocation.people)}
          </th>
          {latest && (
            <th scope="col" className={`${head} text-end! max-lg:hidden`}>
              {monthly
                ? t(($) => $.allocation.given, { month: format.date(latest.from, { month: "long", timeZone: "UTC" }) })
                : t(($) => $.allocation.givenLast)}
            </th>
          )}
          <th scope="col" className={`${head} max-lg:hidden`}>
            {t(($) => $.form.left)}
          </th>
          <th scope="col" className={`${head} max-md:hidden`}>
            {t(($) => $.allocation.nextRun)}
          </th>
          <th scope="col" className={`${head} text-end!`}>
            {t(($) => $.allocation.state)}
          </th>
          <th scope="col">
            <span className="sr-only">{t(($) => $.allocation.actions)}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <tr key={rule.id} className="border-line border-b hover:bg-canvas">
            <th scope="row" className={`${cell} text-start font-semibold wrap-anywhere`}>
              {can(rule, "edit") ? (
                <TextLink to={pathTo("points-allocation-edit", { id: rule.id })}>
                  <bdi>{rule.name}</bdi>
                </TextLink>
              ) : (
                <bdi>{rule.name}</bdi>
              )}
            </th>
            <td className={`${cell} wrap-anywhere max-md:hidden`}>{audienceText(rule.audience)}</td>
            <td className={`${cell} text-end tabular-nums`}>
              {t(($) => $.per[rule.period], { n: format.number(rule.amount) })}
            </td>
            <td className={`${cell} text-end tabular-nums max-md:hidden`}>{format.number(rule.people)}</td>
            {latest && <td className={`${cell} text-end tabular-nums max-lg:hidden`}>{share(rule.id)}</td>}
            <td className={`${cell} max-lg:hidden`}>
              {rule.rollOverCap === null
                ? t(($) => $.allocation.lapses)
                : t(($) => $.allocation.keeps, { n: format.number(rule.rollOverCap) })}
            </td>
            <td className={`${cell} tabular-nums max-md:hidden`}>
              {rule.nextRunAt
                ? format.date(rule.nextRunAt, { day: "numeric", month: "short", year: "numeric", timeZone })
                : "–"}
            </td>
            <td className={`${cell} text-end`}>
              <Badge state={states[rule.state]}>{t(($) => $.state[rule.state])}</Badge>
            </td>
            <td className="w-10 text-end">
              {entries(rule).length > 0 && <RowMenu name={rule.name} entries={entries(rule)} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
