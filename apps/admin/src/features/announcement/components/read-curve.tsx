import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { Rate } from "../data.ts";

const [W, H] = [720, 200];
const day = { day: "numeric", month: "short" } as const;

/** How many had read it, from its publication on; its label says where it ends. */
export function ReadCurve({ rate }: { rate: Rate }) {
  const { t } = useTranslation("announcement-admin");
  const format = useFormat();
  const { steps, audience, read, reminders } = rate;
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return null;
  const [from, until] = [new Date(first.at).getTime(), new Date(last.at).getTime()];
  const x = (at: string) => ((new Date(at).getTime() - from) / Math.max(1, until - from)) * W;
  const y = (count: number) => H - (count / Math.max(1, audience)) * H;
  const path = steps.map((step, n) => (n === 0 ? `M0 ${y(step.read)}` : `H${x(step.at)}V${y(step.read)}`)).join("");
  return (
    <div
      role="img"
      aria-label={t(($) => $.rate.curveLabel, {
        read: format.number(read),
        audience: format.number(audience),
        date: format.date(last.at),
      })}
      className="mt-4"
    >
      <p className="text-xs text-ink-2 tabular-nums">{t(($) => $.rate.all, { n: format.number(audience) })}</p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${W} ${H}`}
        preserveAspectRatio="none"
        className="mt-1 h-44 w-full overflow-visible rtl:-scale-x-100"
        fill="none"
      >
        <path d={`M0 0H${W}`} stroke="var(--t-warn-text)" strokeDasharray="4 4" vectorEffect="non-scaling-stroke" />
        <path d={`M0 ${H / 2}H${W}M0 ${H}H${W}`} stroke="var(--t-line)" vectorEffect="non-scaling-stroke" />
        {reminders.map(({ at }) => (
          <path key={at} d={`M${x(at)} 0V${H}`} stroke="var(--t-ink-3)" vectorEffect="non-scaling-stroke" />
        ))}
        <path d={path} stroke="var(--t-mark)" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="mt-1.5 flex justify-between text-xs text-ink-2 tabular-nums">
        <span>{format.date(first.at, day)}</span>
        <span>{format.date(last.at, day)}</span>
      </p>
      {reminders.map(({ at }) => (
        <p key={at} className="mt-1 flex items-center gap-2 text-xs text-ink-2">
          <i aria-hidden="true" className="h-3 border-ink-3 border-s" />
          {t(($) => $.rate.mark, { date: format.date(at, { ...day, hour: "numeric", minute: "2-digit" }) })}
        </p>
      ))}
    </div>
  );
}
