import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Chart, ticks } from "./chart.tsx";

const path = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

interface Week {
  day: string;
  was: number;
  least: number;
  most: number;
}
type Props = {
  title: string;
  weeks: readonly Week[] /** Whether it is known what it would have been. */;
  exact: boolean;
};

/** Week by week what happened, and between which two lines it would have been; each named at its end. */
export function RangeTrend({ title, weeks, exact }: Props) {
  const { t } = useTranslation("points-admin");
  const format = useFormat();
  const compact = (value: number) => format.number(value, { notation: "compact", maximumFractionDigits: 1 });
  const day = (at: string) => format.date(at, { day: "numeric", month: "short", timeZone: "UTC" });
  const scale = ticks(Math.max(...weeks.map(({ was, most }) => Math.max(was, most))));
  const top = scale.at(-1) ?? 1;
  const last = weeks.at(-1);
  const names = {
    was: t(($) => $.dry.was),
    least: t(($) => (exact ? $.dry.is : $.dry.least)),
    most: t(($) => $.dry.most),
  };
  return (
    <Chart
      height={240}
      table={{
        caption: title,
        head: [t(($) => $.dry.week), names.was, names.least, ...(exact ? [] : [names.most])],
        rows: weeks.map(({ day: at, was, least, most }) => [
          day(at),
          ...(exact ? [was, least] : [was, least, most]).map((n) => format.number(n)),
        ]),
      }}
    >
      {({ w, h, fx, rtl }) => {
        const tight = w < 520;
        const [left, right, head, foot] = [
          16 + 7 * Math.max(...scale.map((n) => compact(n).length)),
          tight ? 12 : 132,
          16,
          26,
        ];
        const px = (n: number) => fx(left + (n / Math.max(1, weeks.length - 1)) * (w - left - right));
        const py = (value: number) => head + (1 - value / top) * (h - head - foot);
        const points = (of: "was" | "least" | "most") => weeks.map((week, n) => [px(n), py(week[of])] as const);
        const every = Math.ceil(weeks.length / (tight ? 4 : 5));
        // Names that would lie on each other move apart.
        const ends: { of: "was" | "least" | "most"; y: number }[] = [];
        const lines = (["most", "least", "was"] as const).filter((of) => !exact || of !== "most");
        for (const line of lines.toSorted((a, b) => (last?.[b] ?? 0) - (last?.[a] ?? 0)))
          ends.push({ of: line, y: Math.max(py(last?.[line] ?? 0), (ends.at(-1)?.y ?? -99) + 16) });
        return (
          <>
            {scale.map((value) => (
              <g key={value}>
                <line x1={fx(left)} x2={fx(w - right)} y1={py(value)} y2={py(value)} className="stroke-line" />
                <text x={fx(left - 10)} y={py(value) + 4} textAnchor="end" className="fill-ink-2">
                  {compact(value)}
                </text>
              </g>
            ))}
            {weeks.map(
              (week, n) =>
                n % every === 0 && (
                  <text
                    key={week.day}
                    x={px(n)}
                    y={h - 5}
                    textAnchor={n === 0 ? "start" : n === weeks.length - 1 ? "end" : "middle"}
                    className="fill-ink-2"
                  >
                    {day(week.day)}
                  </text>
                ),
            )}
            <path d={`${path([...points("most"), ...points("least").toReversed()])}Z`} className="fill-brand-soft" />
            <path d={path(points("was"))} fill="none" strokeWidth="1.75" className="stroke-ink-2" />
            <path d={path(points("least"))} fill="none" strokeWidth="2.25" className="stroke-mark" />
            {!exact && (
              <path
                d={path(points("most"))}
                fill="none"
                strokeWidth="2.25"
                strokeDasharray="2 5"
                className="stroke-mark"
              />
            )}
            {!tight &&
              ends.map(({ of, y }) => (
                <text
                  key={of}
                  x={px(weeks.length - 1) + (rtl ? -12 : 12)}
                  y={y + 4}
                  className={`font-semibold ${of === "was" ? "fill-ink" : "fill-brand-text"}`}
                >
                  {names[of]}
                </text>
              ))}
          </>
        );
      }}
    </Chart>
  );
}

/** The same names under the picture, where it has no room for them. */
export function TrendLegend({ exact }: { exact: boolean }) {
  const { t } = useTranslation("points-admin");
  const line = (name: string, look: string) => (
    <li className="flex items-center gap-2">
      <i aria-hidden="true" className={`w-5 border-t-2 ${look}`} />
      {name}
    </li>
  );
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2 lg:hidden">
      {line(
        t(($) => $.dry.was),
        "border-ink-2",
      )}
      {line(
        t(($) => (exact ? $.dry.is : $.dry.least)),
        "border-mark",
      )}
      {!exact &&
        line(
          t(($) => $.dry.most),
          "border-mark border-dotted",
        )}
    </ul>
  );
}
