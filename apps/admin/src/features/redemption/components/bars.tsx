interface Bar {
  id: string;
  name: string;
  value: number;
  /** What stands above it. */
  figure: string;
  /** `open` is not over, `quiet` is one of many. */
  look?: "open" | "quiet";
}
const looks = { open: "", quiet: "bg-line-2/60", plain: "bg-mark" } as const;
const hatched = "repeating-linear-gradient(135deg, var(--t-mark) 0 2px, var(--t-brand-soft-2) 2px 6px)";

/** So many fit on a phone: the last ones. */
const ON_PHONE = 8;

/** One bar for each, its figure above it and its name below; a table says the same to who cannot see it. */
export function Bars({ label, head, bars }: { label: string; head: [string, string]; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure aria-label={label} className="min-w-0">
      <div aria-hidden="true" className="flex items-start text-center text-xs tabular-nums">
        {bars.map(({ id, name, value, figure, look = "plain" as const }, n) => (
          <div key={id} className={`min-w-0 grow basis-0 ${n < bars.length - ON_PHONE ? "max-sm:hidden" : ""}`}>
            <div className="flex h-44 flex-col justify-end border-line-2 border-b">
              <span className={`mb-1 ${look === "quiet" ? "text-ink-2" : "font-semibold"}`}>{figure}</span>
              <i
                className={`mx-auto block w-3/5 rounded-t-xs ${looks[look]}`}
                style={{
                  height: `${(value / most) * 85}%`,
                  minHeight: value > 0 ? 2 : 0,
                  ...(look === "open" && { background: hatched }),
                }}
              />
            </div>
            <span className="mt-1.5 block text-ink-2 wrap-anywhere max-sm:leading-4 sm:truncate">{name}</span>
          </div>
        ))}
      </div>
      <table className="sr-only">
        <caption>{label}</caption>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ id, name, figure }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
