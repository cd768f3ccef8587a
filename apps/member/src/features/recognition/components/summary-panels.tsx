import type { Answer } from "@plaudit/api/client.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { QualityTally } from "@plaudit/ui/entity/quality-tally.tsx";
import { Tides } from "@plaudit/ui/entity/tides.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";

export type Summary = Answer<"GET /recognition/summary">;

/** The top qualities as pictures. */
export function SeenPanel({ summary, title, seed }: { summary: Summary; title: string; seed: string }) {
  const { t } = useTranslation("profile");
  const { number } = useFormat();
  if (summary.qualities.length === 0) return null;
  return (
    <Panel title={title}>
      <QualityTally
        seed={seed}
        qualities={summary.qualities}
        times={(count) => t(($) => $.times, { count, n: number(count) })}
      />
    </Panel>
  );
}

/** A year of giving and receiving. */
export function MonthsPanel({ summary }: { summary: Summary }) {
  const { t } = useTranslation("profile");
  const { date } = useFormat();
  if (summary.received + summary.given === 0) return null;
  return (
    <Panel title={t(($) => $.months.title)}>
      <Tides
        months={summary.months}
        label={t(($) => $.months.label)}
        labels={{ given: t(($) => $.recognitions.given), received: t(($) => $.recognitions.received) }}
        month={({ month }) => date(`${month.slice(0, 7)}-15T12:00:00Z`, { month: "long", year: "numeric" })}
      />
    </Panel>
  );
}
