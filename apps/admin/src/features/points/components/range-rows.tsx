import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Chart, ticks } from "./chart.tsx";

interface Row {
  id: string;
  name: string;
  was: number;
  least: number;
  most: number;
}
const [ROW, HEAD, FOOT, RIGHT] = [34, 8, 22, 92];
const short = (name: string, most: number) => (name.length > most ? `${name.slice(0, most - 1)}…` : name);

/** What was, and between what it would have been: one line each, with its figures beside it. */
export function RangeRows({ label, rows }: { label: string; rows: readonly Row[] }) {
  const { t } = useTranslation("points-admin");
  const format = useFormat();
  const scale = ticks(Math.max(...rows.map(({ was, most }) => Math.max(was, most))));
  const top = scale.at(-1) ?? 1;
  const range = ({ least, most }: Row) =>
    least === most ? format.number(least) : `${format.number(least)} – ${format.number(most)}`;
  return (
    <Chart
      height={rows.length * ROW + HEAD + FOOT}
      table={{
        caption: label,
        head: [label, t(($) => $.dry.was), t(($) => $.dry.is)],
        rows: rows.map((row) => [row.name, format.number(row.was), range(row)]),
      }}
    >
      {({ w, h, fx, rtl }) => {
        const left = Math.min(132, w * 0.34);
        const px = (value: number) => fx(left + (value / top) * (w - left - RIGHT));
        return (
          <>
            {scale.map((value) => (
              <g key={value}>
                <line x1={px(value)} x2={px(value)} y1={HEAD} y2={h - FOOT} className="stroke-line" />
                <text x={px(value)} y={h - 4} textAnchor="middle" className="fill-ink-2">
                  {format.number(value, { notation: "compact" })}
                </text>
              </g>
            ))}
            {rows.map((row, n) => {
              const y = HEAD + n * ROW + ROW / 2;
              const [from, to] = [px(row.least), px(row.most)];
              return (
                <g key={row.id}>
                  <text x={fx(0)} y={y + 4} className="fill-ink font-semibold">
                    {short(row.name, Math.floor(left / 7.5))}
                  </text>
                  <rect
                    x={Math.min(from, to)}
                    width={Math.abs(to - from)}
                    y={y - 4}
                    height="8"
                    rx="4"
                    className="fill-mark opacity-30"
                  />
                  <circle cx={from} cy={y} r="4.5" className="fill-mark" />
                  <circle cx={px(row.was)} cy={y} r="4.5" strokeWidth="1.75" className="fill-surface stroke-ink-2" />
                  <text
                    x={Math.max(from, to, px(row.was)) + (rtl ? 0 : 10)}
                    y={y + 4}
                    className="fill-brand-text font-semibold"
                    {...(rtl && { x: Math.min(from, to, px(row.was)) - 10 })}
                  >
                    {range(row)}
                  </text>
                </g>
              );
            })}
          </>
        );
      }}
    </Chart>
  );
}
