import type { ReactNode } from "react";

/** Awards: a rosette of petals around a person. */
export function Rosette({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <div className={`relative grid shrink-0 place-items-center ${className}`}>
      <svg aria-hidden="true" viewBox="-50 -50 100 100" className="absolute inset-0 size-full" fill="var(--t-spark)">
        {Array.from({ length: 12 }, (_, i) => (
          <circle key={i} r="13" cx="35" transform={`rotate(${i * 30})`} />
        ))}
        <circle r="38" />
        <circle
          r="39.500"
          fill="none"
          stroke="var(--t-deep)"
          strokeWidth="1.300"
          strokeDasharray="0.1 3.700"
          strokeLinecap="round"
          opacity=".55"
        />
      </svg>
      <span className="relative flex">{children}</span>
    </div>
  );
}
