type Props = { label: string; value: string; note: string };

/** One figure of the head of a screen. */
export const Figure = ({ label, value, note }: Props) => (
  <div className="min-w-0">
    <dt className="text-xs font-semibold text-ink-2">{label}</dt>
    <dd>
      <span className="block font-display text-[1.75rem] leading-tight font-[460] tabular-nums track-display">
        {value}
      </span>
      <span className="mt-1 block text-xs text-ink-2">{note}</span>
    </dd>
  </div>
);
