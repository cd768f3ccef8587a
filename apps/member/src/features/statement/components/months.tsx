import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { Line } from "../data.ts";
import { monthsOf } from "../months.ts";
import { LineRow } from "./line-row.tsx";

/** What came and went, by month. */
export function Months({ lines, more, whole }: { lines: readonly Line[]; more: boolean; whole: boolean }) {
  const { t } = useTranslation("statement");
  const { number, date } = useFormat();
  const year = date(new Date(), { year: "numeric" });
  const nameOf = (instant: string) =>
    date(instant, { month: "long", ...(date(instant, { year: "numeric" }) !== year && { year: "numeric" }) });
  const months = monthsOf(lines, more, nameOf);
  return months.map(({ name, lines: of, sums }) => (
    <section
      key={name}
      aria-label={name}
      className="mb-8 grid grid-cols-[minmax(0,1fr)] gap-x-8 md:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <div className="mb-3 md:sticky md:top-20 md:self-start">
        <h3 className="font-display text-title leading-tight font-[480] track-display">{name}</h3>
        {whole && sums && (
          <p className="mt-1 text-xs text-ink-2 tabular-nums">
            {t(($) => $.sums, { given: number(sums.given), received: number(sums.received) })}
          </p>
        )}
      </div>
      <ol className="rounded-lg bg-surface px-4 shadow-2 lines-y sm:px-6">
        {of.map((line) => (
          <LineRow key={line.id} line={line} />
        ))}
      </ol>
    </section>
  ));
}
