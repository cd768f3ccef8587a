import { useTranslation } from "@plaudit/i18n/react.ts";
import { Chart } from "../../components/chart.tsx";
import type { Liabilities } from "../data.ts";
import type { Amounts } from "../use-amounts.ts";

type Props = { rows: Liabilities["lapses"]; amounts: Amounts };
const [HEIGHT, HEAD, FOOT, CAP] = [252, 40, 26, 5];

/** All that could lapse each month and, where past months say so, what likely does and how sure that is. */
export function LapseChart({ rows, amounts }: Props) {
  const { t } = useTranslation("liability");
  const { amount, compact, scaled, month } = amounts;
  const top = Math.max(...rows.map(({ points }) => scaled(points)), 1);
  const likelies = rows.some(({ likely }) => likely);
  return (
    <Chart
      height={HEIGHT}
      table={{
        caption: t(($) => $.lapse.label),
        head: [t(($) => $.trend.month), t(($) => $.lapse.due), ...(likelies ? [t(($) => $.lapse.likely)] : [])],
        rows: rows.map(({ month: name, points, likely }) => [
          month(name),
          amount(points),
          ...(likelies
            ? [
                likely
                  ? t(($) => $.lapse.range, {
                      n: amount(likely.points),
                      least: amount(likely.least),
                      most: amount(likely.most),
                    })
                  : "–",
              ]
            : []),
        ]),
      }}
    >
      {({ w, h, fx }) => {
        const slot = w / rows.length;
        const bar = Math.min(64, slot * 0.62);
        const py = (points: number) => HEAD + (1 - scaled(points) / top) * (h - HEAD - FOOT);
        const floor = h - FOOT;
        return (
          <>
            {rows.map(({ month: name, points, likely }, n) => {
              const middle = fx(slot * (n + 0.5));
              return (
                <g key={name}>
                  <rect
                    x={middle - bar / 2}
                    width={bar}
                    y={py(points)}
                    height={Math.max(0, floor - py(points))}
                    rx="3"
                    className={likelies ? "fill-line" : "fill-mark"}
                  />
                  {points > 0 && (
                    <text x={middle} y={py(points) - 7} textAnchor="middle" className="fill-ink-2">
                      {compact(scaled(points))}
                    </text>
                  )}
                  {likely && (
                    <>
                      <rect
                        x={middle - bar / 2}
                        width={bar}
                        y={py(likely.points)}
                        height={Math.max(0, floor - py(likely.points))}
                        className="fill-mark"
                      />
                      <path
                        d={`M${middle} ${py(likely.least)}V${py(likely.most)}M${middle - CAP} ${py(likely.least)}h${2 * CAP}M${middle - CAP} ${py(likely.most)}h${2 * CAP}`}
                        strokeWidth="1.5"
                        className="stroke-ink"
                      />
                      {py(likely.most) - py(points) > 34 && (
                        <text x={middle} y={py(likely.most) - 7} textAnchor="middle" className="fill-ink font-semibold">
                          {compact(scaled(likely.points))}
                        </text>
                      )}
                    </>
                  )}
                  <text x={middle} y={h - 7} textAnchor="middle" className="fill-ink-2">
                    {month(name, "short")}
                  </text>
                </g>
              );
            })}
            <line x1="0" x2={w} y1={floor + 0.5} y2={floor + 0.5} className="stroke-line-2" />
          </>
        );
      }}
    </Chart>
  );
}
