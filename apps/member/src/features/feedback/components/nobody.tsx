/** Shown in place of an avatar for an anonymous author. */
export const Nobody = ({ className = "size-12" }) => (
  <svg aria-hidden="true" viewBox="0 0 48 48" className={`shrink-0 ${className}`}>
    <circle
      cx="24"
      cy="24"
      r="22.5"
      fill="none"
      stroke="var(--t-line-2)"
      strokeWidth="2.5"
      strokeDasharray="1 6"
      strokeLinecap="round"
    />
  </svg>
);
