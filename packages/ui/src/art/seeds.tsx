/** By kind, from the middle outwards. */
export const seedColors = {
  both: "var(--t-bloom-a)",
  received: "color-mix(in oklab, var(--t-bloom-b) 55%, var(--t-bloom-a))",
  gave: "var(--t-spark)",
  neither: "var(--t-line)",
} as const;
export type SeedKind = keyof typeof seedColors;

const MOST = 400;
const GOLDEN = 2.39996;

/** A seed for each person; with too many people to distinguish, a seed for several. */
export function Seeds({ counts, label }: { counts: Record<SeedKind, number>; label: string }) {
  const kinds = Object.keys(seedColors) as SeedKind[];
  const people = kinds.reduce((sum, kind) => sum + counts[kind], 0);
  const each = Math.max(1, people / MOST);
  const seeds = kinds.flatMap((kind) =>
    Array.from({ length: counts[kind] > 0 ? Math.max(1, Math.round(counts[kind] / each)) : 0 }, () => kind),
  );
  const scale = 96 / (6.6 * Math.sqrt(Math.max(12, seeds.length)));
  return (
    <svg role="img" aria-label={label} viewBox="-104 -104 208 208" className="mx-auto block w-full max-w-66">
      {seeds.map((kind, i) => {
        const r = scale * 6.6 * Math.sqrt(i + 0.5);
        const angle = i * GOLDEN;
        const [x, y] = [r * Math.cos(angle), r * Math.sin(angle)];
        const size = scale * (2.2 + (r / 100) * 1.4);
        return (
          <ellipse
            key={i}
            cx={x}
            cy={y}
            rx={size * 1.15}
            ry={size * 0.8}
            transform={`rotate(${(angle * 180) / Math.PI} ${x} ${y})`}
            fill={seedColors[kind]}
          />
        );
      })}
    </svg>
  );
}
