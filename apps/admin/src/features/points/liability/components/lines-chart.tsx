import { useTranslation } from "@plaudit/i18n/react.ts";
import { Chart, ticks } from "../../components/chart.tsx";
import type { Amounts } from "../use-amounts.ts";

interface Line {
  id: string;
  name: string;
  /** What stands at its end. */
  end: string;
  values: readonly number[];
  loud: boolean;
}
type Props = {
  label: string;
  months: readonly string[];
  lines: readonly Line[];
  amounts: Amounts;
  /** Fills what is under the first. */
  area?: boolean;
};

/** A line that rises steeply passes behind a name. */
const outlined = { paintOrder: "stroke", stroke: "var(--t-surface)", strokeWidth: 4 } as const;
const path = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

/** Amounts month by month, each line named at its end. */
export function LinesChart({ label, months, lines, amounts, area = false }: Props) {
  const { t } = useTranslation("liability");
  const { amount, compact, scaled, month } = amounts;
  const drawn = lines.map((line) => ({ ...line, heights: line.values.map(scaled) }));
  const scale = ticks(Math.max(...drawn.flatMap(({ heights }) => heights), 0));
  const top = scale.at(-1) ?? 1;
  const last = months.length - 1;
  return (
    <Chart
      height={208}
      table={{
        caption: label,
        head: [t(($) => $.trend.month), ...lines.map(({ name }) => name)],
        rows: months.map((name, n) => [month(name), ...lines.map(({ values }) => amount(values[n] ?? 0))]),
      }}
    >
      {({ w, h, fx, rtl }) => {
        const [left, head, foot] = [16 + 7 * Math.max(...scale.map((value) => compact(value).length)), 26, 26];
        const right = 14;
        const px = (n: number) => fx(left + (n / Math.max(1, last)) * (w - left - right));
        const py = (value: number) => head + (1 - Math.max(0, value) / top) * (h - head - foot);
        const every = Math.ceil(months.length / (w < 420 ? 3 : 4));
        const points = (heights: readonly number[]) => heights.map((value, n) => [px(n), py(value)] as const);
        // Names stand above their ends, from the lowest up, so that two never lie on each other.
        const names = new Map<string, number>();
        for (const { id, heights } of drawn.toSorted((a, b) => (a.heights[last] ?? 0) - (b.heights[last] ?? 0)))
          names.set(id, Math.min(py(heights[last] ?? 0) - 10, ...[...names.values()].map((taken) => taken - 16)));
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
            {months.map(
              (name, n) =>
                n % every === 0 && (
                  <text key={name} x={px(n)} y={h - 5} textAnchor={n === 0 ? "start" : "middle"} className="fill-ink-2">
                    {month(name, "short")}
                  </text>
                ),
            )}
            {area && drawn[0] && (
              <path
                d={`${path(points(drawn[0].heights))}L${px(last)} ${py(0)}L${px(0)} ${py(0)}Z`}
                className="fill-brand-soft"
              />
            )}
            {drawn.map(({ id, heights, loud }) => {
              const [x, y] = [px(last), py(heights[last] ?? 0)];
              return (
                <g key={id}>
                  <path
                    d={path(points(heights))}
                    fill="none"
                    strokeWidth={loud ? 2.25 : 1.75}
                    strokeLinejoin="round"
                    className={loud ? "stroke-mark" : "stroke-ink-2"}
                  />
                  <circle cx={x} cy={y} r="3.5" className={loud ? "fill-mark" : "fill-ink-2"} />
                </g>
              );
            })}
            {drawn.map(({ id, end, loud }) => (
              <text
                key={id}
                {...outlined}
                x={px(last) + (rtl ? -4 : 4)}
                y={names.get(id)}
                textAnchor="end"
                className={`font-semibold ${loud ? "fill-brand-text" : "fill-ink"}`}
              >
                {end}
              </text>
            ))}
          </>
        );
      }}
    </Chart>
  );
}
