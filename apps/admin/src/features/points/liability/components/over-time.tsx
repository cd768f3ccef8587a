import { useTranslation } from "@plaudit/i18n/react.ts";
import type { Liabilities } from "../data.ts";
import type { Amounts } from "../use-amounts.ts";
import { LinesChart } from "./lines-chart.tsx";
import { Part } from "./part.tsx";

/** What was owed at the end of each month, and what it grew or shrank by. */
function Trend({ months, amounts }: Liabilities & { amounts: Amounts }) {
  const { t } = useTranslation("liability");
  const { amount, percent } = amounts;
  const [first, last] = [months[0]?.owed ?? 0, months.at(-1)?.owed ?? 0];
  const [change, spans] = [last - first, Math.max(1, months.length - 1)];
  const words = { p: percent(Math.abs(change), first), n: amount(Math.round(Math.abs(change) / spans)) };
  return (
    <Part
      title={t(($) => $.trend.title)}
      text={
        change === 0
          ? t(($) => $.trend.same)
          : first <= 0
            ? t(($) => $.trend.began, words)
            : change > 0
              ? t(($) => $.trend.grew, words)
              : t(($) => $.trend.shrank, words)
      }
    >
      <LinesChart
        label={t(($) => $.trend.label)}
        months={months.map(({ month }) => month)}
        lines={[
          {
            id: "owed",
            name: t(($) => $.trend.owed),
            end: amount(last),
            values: months.map(({ owed }) => owed),
            loud: true,
          },
        ]}
        amounts={amounts}
        area
      />
    </Part>
  );
}

function Flow({ months, amounts }: Liabilities & { amounts: Amounts }) {
  const { t } = useTranslation("liability");
  const line = (id: "received" | "redeemed" | "lapsed") => ({
    id,
    name: t(($) => $.flow[id]),
    end: t(($) => $.flow[id]),
    values: months.map((row) => row[id]),
    loud: id === "received",
  });
  return (
    <Part title={t(($) => $.flow.title)} text={t(($) => $.flow.text)}>
      <LinesChart
        label={t(($) => $.flow.label)}
        months={months.map(({ month }) => month)}
        lines={[line("received"), line("redeemed")]}
        amounts={amounts}
      />
    </Part>
  );
}

export const OverTime = (props: Liabilities & { amounts: Amounts }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
    <Trend {...props} />
    <Flow {...props} />
  </div>
);
