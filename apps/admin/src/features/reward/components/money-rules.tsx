import { useApps } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { Section } from "../../../lib/section.tsx";
import { worthText } from "../../../lib/worth.ts";
import { pathTo } from "../../../screens.ts";
import { useSettings } from "../data.ts";

/** What holds for every reward, and what a point is worth. */
export function MoneyRules() {
  const { t } = useTranslation("reward-admin");
  const format = useFormat();
  const { may } = useApps();
  const worths = useSettings().data?.worth ?? [];
  const rows = [
    [
      t(($) => $.money.worthLink),
      worths.length > 0
        ? format.list(worths.map((one) => worthText(format, 1, one, { maximumFractionDigits: 6 })))
        : t(($) => $.money.noWorth),
    ],
    [t(($) => $.money.leave), t(($) => $.money.leaveText)],
    [t(($) => $.money.price), t(($) => $.money.priceText)],
    [t(($) => $.money.fund), t(($) => $.money.fundText)],
  ] as const;
  return (
    <Section
      title={t(($) => $.money.title)}
      action={
        may("points:manage") && (
          <TextLink to={pathTo("points-preferences")} className="text-sm">
            {t(($) => $.money.worthLink)}
          </TextLink>
        )
      }
    >
      <dl className="lines-y max-w-[44rem] border-line border-y text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="flex min-h-9 items-baseline justify-between gap-4 py-2">
            <dt className="text-ink-2">{name}</dt>
            <dd className="text-end font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
