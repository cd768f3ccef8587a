/** Rings of petals that open from the accent into the deep: awards, sign-in, success overlay. */
export function PetalField({
  rings = 5,
  className = "",
  eye = true,
}: {
  rings?: number;
  className?: string;
  eye?: boolean;
}) {
  return (
    <svg aria-hidden="true" viewBox="-500 -500 1000 1000" preserveAspectRatio="xMidYMid slice" className={className}>
      {Array.from({ length: rings }, (_, k) => rings - k).map((ring) =>
        Array.from({ length: 8 + ring * 4 }, (_, i) => {
          const n = 8 + ring * 4,
            R = ring * 92;
          return (
            <path
              key={`${ring}-${i}`}
              d={`M0 ${-R + 40}C22 ${-R + 14} 22 ${-R - 22} 0 ${-R - 44}C-22 ${-R - 22}-22 ${-R + 14} 0 ${-R + 40}z`}
              transform={`rotate(${(i * 360) / n + ring * 9})`}
              fill={`color-mix(in oklab, var(--t-petal) ${Math.max(6, 96 - ring * 19)}%, var(--t-deep-3))`}
              opacity={1 - ring * 0.12}
            />
          );
        }),
      )}
      {eye && <circle r="34" fill="var(--t-spark)" />}
    </svg>
  );
}
