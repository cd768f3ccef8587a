import type { Answer } from "@plaudit/api/client.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";

export type Lapses = Answer<"GET /points/lapses">;
const short = { day: "numeric", month: "short" } as const;
const H = 190;
const FOOT = 24;
const SHOWN = 3;

/** What would be left if nothing were spent: each step down is a date. */
export function LapseSteps({ lapses: { results, kept }, wide }: { lapses: Lapses; wide: boolean }) {
  const { t } = useTranslation("statement");
  const { number, date } = useFormat();
  const all = results.reduce((sum, { points }) => sum + points, kept);
  let left = all;
  const steps = [
    { left: all, label: t(($) => $.today), lost: 0 },
    ...results.slice(0, SHOWN).map(({ at, points }) => {
      left -= points;
      return { left, label: date(at, short), lost: points };
    }),
  ];
  const width = wide ? 640 : 340;
  const step = width / steps.length;
  const y = (value: number) => 46 + (1 - value / Math.max(1, all)) * 108;
  const outline = steps
    .map((one, n) => `${n === 0 ? `M0 ${y(one.left)}` : `V${y(one.left)}`}H${(n + 1) * step}`)
    .join("");
  // Time runs with the reading; a text begins at its side of it by itself.
  const rtl = document.documentElement.dir === "rtl";
  const at = (n: number) => (rtl ? width - n * step - 8 : n * step + 8);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${H}`} className="w-full overflow-visible">
      <g className="rtl:[scale:-1_1]" style={{ transformOrigin: "center" }}>
        <path d={`${outline}V${H - FOOT}H0z`} fill="var(--t-mark)" opacity=".16" />
        <path d={outline} fill="none" stroke="var(--t-mark)" strokeWidth="3" strokeLinejoin="round" />
        {steps.map((one, n) =>
          n === 0 ? null : (
            <path
              key={one.label}
              d={`M${n * step} ${y(one.left)}V${H - FOOT}`}
              stroke="var(--t-line-2)"
              strokeDasharray="2 5"
            />
          ),
        )}
      </g>
      {steps.map((one, n) => (
        <g key={one.label} transform={`translate(${at(n)} 0)`}>
          <text y={y(one.left) - 12} fontSize={wide ? 22 : 19} fontFamily="var(--font-display)" fill="var(--t-ink)">
            {number(one.left)}
          </text>
          {one.lost > 0 && (
            <text y={y(one.left) + 20} fontSize="13" fill="var(--t-ink-2)">
              {number(-one.lost)}
            </text>
          )}
          <text y={H - 4} fontSize="13" fontWeight="600" fill="var(--t-ink-2)">
            {one.label}
          </text>
        </g>
      ))}
    </svg>
  );
}
