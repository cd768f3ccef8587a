const strokes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** An amount against its whole, in ten strokes. */
export const Meter = ({ value, max, label }: { value: number; max: number; label: string }) => (
  <>
    <meter className="sr-only" aria-label={label} min={0} max={Math.max(max, value, 1)} value={value} />
    <span aria-hidden="true" className="flex gap-1">
      {strokes.map((i) => (
        <i
          key={i}
          className={`h-1.5 grow rounded-full ${max > 0 && i < Math.round((value / max) * 10) ? "bg-mark" : "bg-line"}`}
        />
      ))}
    </span>
  </>
);
