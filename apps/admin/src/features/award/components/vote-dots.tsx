type Props = { dots: readonly number[]; mean: number; label: string; strong: boolean };

/** From 1 to 5, as a part of the whole. */
const at = (score: number) => `${((score - 1) / 4) * 100}%`;

/** One dot for each vote, those of the same on top of each other, and a bar at the mean. */
export function VoteDots({ dots, mean, label, strong }: Props) {
  const low = dots[0] ?? mean;
  const high = dots.at(-1) ?? mean;
  const most = Math.max(1, ...dots.map((dot) => dots.filter((one) => one === dot).length));
  return (
    <div role="img" aria-label={label} className="px-2">
      <div className="relative" style={{ height: `${Math.max(28, most * 11 + 14)}px` }}>
        {[1, 2, 3, 4, 5].map((score) => (
          <i key={score} className="absolute inset-y-0 w-px bg-line" style={{ insetInlineStart: at(score) }} />
        ))}
        <i
          className="absolute bottom-2 h-px bg-line-2"
          style={{ insetInlineStart: at(low), width: `${((high - low) / 4) * 100}%` }}
        />
        {dots.map((dot, n) => (
          <i
            key={n}
            className={`absolute -ms-1.25 size-2.5 rounded-full ${strong ? "bg-mark" : "bg-ink-3"}`}
            style={{ insetInlineStart: at(dot), bottom: `${3 + (n - dots.indexOf(dot)) * 11}px` }}
          />
        ))}
        <i
          className="absolute -bottom-1 -ms-0.5 h-6 w-0.75 rounded-full bg-ink"
          style={{ insetInlineStart: at(mean) }}
        />
      </div>
    </div>
  );
}
