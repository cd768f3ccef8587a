interface Part {
  id: string;
  name: string;
  people: number;
  figure: string;
  note: string;
}
const shades = ["bg-mark", "bg-mark/55", "bg-mark/30", "bg-line-2/60"];

/** Into which parts everybody falls, as wide as they are many. */
export function ShareBar({ label, parts }: { label: string; parts: Part[] }) {
  const total = parts.reduce((sum, part) => sum + part.people, 0) || 1;
  const shade = (n: number) => (n === parts.length - 1 ? "bg-line" : (shades[n] ?? "bg-line-2/60"));
  return (
    <figure aria-label={label} className="mt-5">
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full">
        {parts.map(
          ({ id, people }, n) =>
            people > 0 && <i key={id} className={shade(n)} style={{ width: `${(people / total) * 100}%` }} />,
        )}
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-3">
        {parts.map(({ id, name, figure, note }, n) => (
          <div key={id} className="min-w-24">
            <dt className="flex items-center gap-1.5 text-xs text-ink-2">
              <i aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${shade(n)}`} />
              <bdi className="wrap-anywhere">{name}</bdi>
            </dt>
            <dd className="mt-0.5 text-sm font-semibold tabular-nums">{figure}</dd>
            <dd className="text-xs text-ink-2 tabular-nums">{note}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
