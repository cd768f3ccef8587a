import { useApps } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { regionName } from "@plaudit/i18n/region-name.ts";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { Section } from "../../../lib/section.tsx";
import { worthText } from "../../../lib/worth.ts";
import { pathTo } from "../../../screens.ts";
import { useProviders, useSettings, useTaxYear } from "../data.ts";

const useRuleText = () => {
  const { t } = useTranslation("points");
  const { number } = useFormat();
  return { points: (count: number) => t(($) => $.amount, { count, n: number(count) }) };
};

/** Where what was received counts as pay, this year; undefined until it is known. */
function useTaxedCountries(): string | undefined {
  const { t } = useTranslation("reward-admin");
  const { language, list } = useFormat();
  const { data } = useTaxYear();
  if (!data) return undefined;
  const countries = [...new Set(data.countries.map(({ country }) => country).filter(Boolean))];
  if (countries.length === 0) return t(($) => $.money.taxNone);
  return t(($) => $.money.taxText, { countries: list(countries.map((code) => regionName(language, code))) });
}

/** What holds for every reward, and what a point is worth. */
export function MoneyRules() {
  const { t } = useTranslation("reward-admin");
  const format = useFormat();
  const { may } = useApps();
  const { points } = useRuleText();
  const providers = useProviders().data?.results ?? [];
  const taxed = useTaxedCountries();
  const worths = useSettings().data?.worth ?? [];
  const above = providers.flatMap(({ name, approvalFrom }) =>
    approvalFrom === null ? [] : [t(($) => $.money.ofProvider, { amount: points(approvalFrom), name })],
  );
  const most = providers.flatMap(({ name, monthlyPoints }) =>
    monthlyPoints === null ? [] : [t(($) => $.money.ofProvider, { amount: points(monthlyPoints), name })],
  );
  const rows = [
    [
      t(($) => $.money.worthLink),
      worths.length > 0
        ? format.list(worths.map((one) => worthText(format, 1, one, { maximumFractionDigits: 6 })))
        : t(($) => $.money.noWorth),
    ],
    [t(($) => $.money.approval), above.length > 0 ? format.list(above) : t(($) => $.money.approvalNone)],
    [t(($) => $.money.most), most.length > 0 ? format.list(most) : t(($) => $.money.mostNone)],
    [t(($) => $.money.leave), t(($) => $.money.leaveText)],
    [t(($) => $.money.price), t(($) => $.money.priceText)],
    [t(($) => $.money.fund), t(($) => $.money.fundText)],
    ...(taxed ? [[t(($) => $.money.tax), taxed] as const] : []),
  ];
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
            <dt className="max-w-1/2 shrink-0 text-ink-2">{name}</dt>
            <dd className="text-end font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
