interface Fact {
  name: string;
  value: string;
  /** Something is lost. */
  warns?: boolean;
}
/** Facts in two columns, the figure at the end. */
export const Facts = ({ rows }: { rows: Fact[] }) => (
  <dl className="lines-y border-line border-y text-sm">
    {rows.map(({ name, value, warns }) => (
      <div key={name} className="flex min-h-9 items-baseline justify-between gap-4 py-2">
        <dt className="min-w-0 text-ink-2 wrap-anywhere">{name}</dt>
        <dd
          // A figure stays with its unit; what it is called gives way.
          className={`max-w-2/3 shrink-0 text-end font-semibold tabular-nums wrap-anywhere ${warns ? "text-warn-text" : ""}`}
        >
          {value}
        </dd>
      </div>
    ))}
  </dl>
);
