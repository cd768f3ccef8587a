import type { ReactNode } from "react";
import { Link } from "react-router";
import { Bloom } from "../art/bloom.tsx";
import type { Format } from "../format.ts";

type Props = {
  points?: { give: number; spend: number; labels: { give: string; spend: string }; to: string };
  goal?: { count: number; goal: number; title: string; of: string };
  format: Format;
  children?: ReactNode;
};
const balance = "flex items-baseline gap-1.5";

/** Below 1200 px the right column folds into one line above the feed. */
export const HomeStrip = ({ points, goal, format, children }: Props) => (
  <div className="grid gap-px overflow-hidden rounded-lg bg-line shadow-2 sm:auto-cols-fr sm:grid-flow-col [&>*]:bg-surface [&>*]:px-4 [&>*]:py-3.5">
    {points && (
      <Link to={points.to}>
        <dl className="flex items-baseline gap-5 sm:flex-col sm:gap-1">
          <div className={balance}>
            <dd className="order-1 font-semibold tabular-nums">{format.number(points.give)}</dd>
            <dt className="order-2 text-xs text-ink-2">{points.labels.give}</dt>
          </div>
          <div className={balance}>
            <dd className="order-1 font-semibold tabular-nums">{format.number(points.spend)}</dd>
            <dt className="order-2 text-xs text-ink-2">{points.labels.spend}</dt>
          </div>
        </dl>
      </Link>
    )}
    {goal && (
      <div className="flex items-center gap-3">
        <Bloom value={goal.count} max={goal.goal} petals={16} className="size-11 shrink-0" />
        <div className="min-w-0">
          <p className="truncate text-xs text-ink-2">{goal.title}</p>
          <p className="text-sm font-semibold tabular-nums">
            {format.number(goal.count)} {goal.of}
          </p>
        </div>
      </div>
    )}
    {children}
  </div>
);
