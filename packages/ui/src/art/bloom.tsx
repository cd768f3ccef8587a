/** The monthly goal as a flower that fills petal by petal, from the brand to its companion hue. */
export function Bloom({
  value,
  max,
  className = "",
  petals = 32,
}: {
  value: number;
  max: number;
  className?: string;
  petals?: number;
}) {
  const on = Math.round((Math.min(value, max) / max) * petals);
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true" className={`block ${className}`}>
      {Array.from({ length: petals }, (_, i) => (
        <path
          key={i}
          d="M0-57C7-67 8-83 0-97C-8-83-7-67 0-57z"
          transform={`rotate(${(i * 360) / petals})`}
          fill={
            i < on
              ? `color-mix(in oklab, var(--t-bloom-b) ${Math.round((i / petals) * 100)}%, var(--t-bloom-a))`
              : "var(--t-line)"
          }
        />
      ))}
    </svg>
  );
}
