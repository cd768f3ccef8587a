type Month = { month: string; received: number; given: number };
type Props = {
  months: Month[];
  label: string;
  labels: { given: string; received: string };
  month: (m: Month) => string;
};
const height = 54;

/** Given rises, received hangs: the tide of a year. A table has the same figures for screen readers. */
export function Tides({ months, label, labels, month }: Props) {
  const top = Math.max(1, ...months.flatMap((m) => [m.given, m.received]));
  const width = months.length * 21;
  const dot = "size-2.5 rounded-full";
  return (
    <figure className="relative overflow-hidden">
      <svg aria-hidden="true" viewBox={`0 0 ${width} 128`} className="w-full rtl:[scale:-1_1]">
        {months.map((m, i) => (
          <g key={m.month} transform={`translate(${i * 21})`}>
            <rect
              x="3"
              width="13"
              y={60 - (m.given / top) * height}
              height={Math.max(1.5, (m.given / top) * height)}
              rx="4"
              fill="var(--t-bloom-a)"
            />
            <rect
              x="3"
              width="13"
              y="64"
              height={Math.max(1.5, (m.received / top) * height)}
              rx="4"
              fill="var(--t-bloom-b)"
            />
          </g>
        ))}
      </svg>
      <table className="sr-only">
        <caption>{label}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{labels.given}</th>
            <th scope="col">{labels.received}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((m) => (
            <tr key={m.month}>
              <th scope="row">{month(m)}</th>
              <td>{m.given}</td>
              <td>{m.received}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption aria-hidden="true" className="mt-2 flex gap-4 text-xs text-ink-2">
        <span className="flex items-center gap-1.5">
          <i className={`${dot} bg-(--t-bloom-a)`} />
          {labels.given}
        </span>
        <span className="flex items-center gap-1.5">
          <i className={`${dot} bg-(--t-bloom-b)`} />
          {labels.received}
        </span>
      </figcaption>
    </figure>
  );
}
