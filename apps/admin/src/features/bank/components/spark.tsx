type Props = {
  values: readonly number[];
  /** Drawn as a dotted line. */
  limit: number | null;
};
const [W, H] = [96, 28];

/** Week by week, oldest first; the figures stand beside it. */
export function Spark({ values, limit }: Props) {
  const top = Math.max(...values, limit ?? 0, 1);
  const y = (value: number) => H - 3 - (value / top) * (H - 6);
  const x = (n: number) => 2 + (n / Math.max(1, values.length - 1)) * (W - 6);
  const last = values.at(-1) ?? 0;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${W} ${H}`}
      width={W}
      height={H}
      fill="none"
      className="overflow-visible text-mark rtl:-scale-x-100"
    >
      {limit !== null && (
        <path d={`M0 ${y(limit)}H${W}`} stroke="var(--t-ink-3)" strokeDasharray="2 3" strokeLinecap="round" />
      )}
      <polyline
        points={values.map((value, n) => `${x(n)},${y(value)}`).join(" ")}
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <circle cx={x(values.length - 1)} cy={y(last)} r="2.5" fill="currentColor" />
    </svg>
  );
}
