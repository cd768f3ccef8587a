import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { useState } from "react";
import { Section } from "../../../lib/section.tsx";
import type { Report } from "../data.ts";
import { useRedemptionText } from "../use-redemption-text.ts";
import { Bars } from "./bars.tsx";

const POINTS = "points";
/** A few currencies fit beside one another; those that hold the most come first. */
const SHOWN = 3;

/** Month by month, in points or in a currency; the last one is not over, unless it ends with `to`. */
export function ReportChart({ report, to }: { report: Report; to?: string | undefined }) {
  const { t } = useTranslation("redemption-admin");
  const format = useFormat();
  const { money, points } = useRedemptionText();
  const [chosen, setUnit] = useState(POINTS);
  const currencies = [...report.total.values].sort((a, b) => b.amount - a.amount).map(({ currency }) => currency);
  const unit = currencies.includes(chosen) ? chosen : POINTS;
  const amountOf = ({ points: count, values }: Report["months"][number]) =>
    unit === POINTS ? count : (values.find(({ currency }) => currency === unit)?.amount ?? 0) / 100;
  const name = (month: string, long = false) =>
    format.date(`${month}-01`, { month: long ? "long" : "short", timeZone: "UTC" });
  const figure = (value: number) =>
    format.number(value, {
      notation: "compact",
      ...(unit !== POINTS && { style: "currency", currency: unit }),
      maximumFractionDigits: 1,
    });
  const last = to === undefined ? report.months.at(-1) : undefined;
  const title = t(($) => $.report.months);
  return (
    <Section
      title={title}
      hint={
        last &&
        t(($) => $.report.open, {
          month: name(last.month, true),
          amount: unit === POINTS ? points(last.points) : money(amountOf(last) * 100, unit),
        })
      }
      action={
        currencies.length > 0 && (
          <SegmentedControl
            size="sm"
            label={t(($) => $.report.unit)}
            value={unit}
            onChange={setUnit}
            options={[
              { value: POINTS, label: t(($) => $.report.points) },
              ...currencies
                .slice(0, SHOWN)
                .map((value) => ({ value, label: currencies.length === 1 ? t(($) => $.report.money) : value })),
            ]}
          />
        )
      }
    >
      <Bars
        label={title}
        head={[t(($) => $.report.month), unit === POINTS ? t(($) => $.report.points) : unit]}
        bars={report.months.map((month, n) => ({
          id: month.month,
          name: name(month.month),
          value: amountOf(month),
          figure: figure(amountOf(month)),
          ...(last && n === report.months.length - 1 && { look: "open" }),
        }))}
      />
    </Section>
  );
}
