import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { MD, useMedia } from "@plaudit/ui/use-media.ts";
import type { Overview } from "../data.ts";
import { flowOf, type Node } from "../flow.ts";
import { Chart } from "./chart.tsx";

const [BAR, HEIGHT, FOOT] = [8, 340, 16];
const places = [0, 0.29, 0.58, 0.8];
/** What stands between two bars of a column. Behind the last column is room for a name, not for its figure in the same line. */
const gaps = [26, 26, 26, 38];
const LAST = 3;
/** From this height on, a bar has its name and its figure one below the other, otherwise in one line beside it. */
const TALL = 34;
/** Names stay readable where a way passes behind them. */
const outlined = { paintOrder: "stroke", stroke: "var(--t-surface)", strokeWidth: 4 } as const;

/** Where points came from and where they went: widths are amounts, what comes in on one side goes out on the other. */
function Drawing({ overview }: { overview: Overview }) {
  const { t } = useTranslation("points-admin");
  const format = useFormat();
  const { nodes, links } = flowOf(overview);
  const name = (id: Node["id"]) => t(($) => $.flow.nodes[id]);
  return (
    <Chart
      height={HEIGHT}
      table={{
        caption: t(($) => $.flow.caption),
        head: [t(($) => $.flow.way), t(($) => $.flow.amount)],
        rows: links.map(({ from, to, amount }) => [
          t(($) => $.flow.fromTo, { from: name(from), to: name(to) }),
          format.number(amount),
        ]),
      }}
    >
      {({ w, h, fx, rtl }) => {
        const columns = places.map((_, column) => nodes.filter((node) => node.column === column));
        const gapOf = (column: number) => gaps[column] ?? 0;
        const scales = columns.map((list, column) => {
          const sum = list.reduce((all, { amount }) => all + amount, 0);
          return (h - FOOT - gapOf(column) * Math.max(0, list.length - 1)) / Math.max(1, sum);
        });
        const scale = Math.min(...scales);
        const placed = new Map<string, { x: number; y: number; high: number; ins: number; outs: number }>();
        for (const [column, list] of columns.entries()) {
          // A column begins beside what leads to its first, so that the main way runs straight.
          const source = links.find(({ to }) => to === list[0]?.id && column > 1)?.from;
          const gap = gapOf(column);
          const room = list.reduce((sum, { amount }) => sum + Math.max(3, amount * scale) + gap, -gap);
          let y = Math.max(8, Math.min(placed.get(source ?? "")?.y ?? 8, h - FOOT - room));
          for (const { id, amount } of list) {
            const high = Math.max(3, amount * scale);
            placed.set(id, { x: (places[column] ?? 0) * w, y, high, ins: 0, outs: 0 });
            y += high + gap;
          }
        }
        return (
          <>
            {links.map(({ from, to, amount }) => {
              const [a, b] = [placed.get(from), placed.get(to)];
              if (!a || !b) return null;
              const thick = Math.max(1.5, amount * scale);
              const [x1, x2, y1, y2] = [a.x + BAR, b.x, a.y + a.outs, b.y + b.ins];
              const middle = (x1 + x2) / 2;
              a.outs += amount * scale;
              b.ins += amount * scale;
              const at = (x: number, y: number) => `${fx(x).toFixed(1)} ${y.toFixed(1)}`;
              const quiet = nodes.some(({ id, lost }) => id === to && lost);
              return (
                <path
                  key={`${from} ${to}`}
                  d={`M${at(x1, y1)}C${at(middle, y1)} ${at(middle, y2)} ${at(x2, y2)}V${(y2 + thick).toFixed(1)}C${at(middle, y2 + thick)} ${at(middle, y1 + thick)} ${at(x1, y1 + thick)}Z`}
                  className={quiet ? "fill-line opacity-70" : "fill-mark opacity-20"}
                />
              );
            })}
            {nodes.map(({ id, amount, lost, column }) => {
              const at = placed.get(id);
              if (!at) return null;
              const x = fx(at.x + BAR + 8);
              const tall = at.high >= TALL;
              const two = tall || column === LAST;
              const middle = at.y + at.high / 2;
              const y = tall ? at.y + 16 : two ? Math.max(12, middle - 3) : middle + 4;
              return (
                <g key={id}>
                  <rect
                    x={Math.min(fx(at.x), fx(at.x + BAR))}
                    y={at.y}
                    width={BAR}
                    height={at.high}
                    rx="2"
                    className={lost ? "fill-line-2" : "fill-mark"}
                  />
                  <text x={x} y={y} style={tall ? undefined : outlined}>
                    <tspan className="fill-ink font-semibold">{name(id)}</tspan>
                    <tspan {...(two ? { x, dy: 15 } : { dx: rtl ? -8 : 8 })} className="fill-ink-2">
                      {format.number(amount)}
                    </tspan>
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

/** The same on a phone, as sums. */
function List({ overview }: { overview: Overview }) {
  const { t } = useTranslation("points-admin");
  const format = useFormat();
  const nodes = flowOf(overview).nodes.filter(({ id }) => id !== "administrators");
  const most = Math.max(...nodes.map(({ amount }) => amount), 1);
  return (
    <ol className="divide-y divide-line border-line border-y">
      {nodes.map(({ id, amount, lost }) => (
        <li key={id} className="py-2.5">
          <p className="flex justify-between gap-3 text-sm font-semibold">
            <span>{t(($) => $.flow.nodes[id])}</span>
            <span className="tabular-nums">{format.number(amount)}</span>
          </p>
          <span aria-hidden="true" className="mt-1.5 block h-2 rounded-full bg-sunken">
            <i
              className={`block h-2 rounded-full ${lost ? "bg-line-2" : "bg-mark"}`}
              style={{ width: `${(amount / most) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}

export function FlowMap({ overview }: { overview: Overview }) {
  const wide = useMedia(MD);
  return wide ? <Drawing overview={overview} /> : <List overview={overview} />;
}
