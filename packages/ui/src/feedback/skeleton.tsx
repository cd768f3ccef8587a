export const Skeleton = ({ className = "" }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={`block animate-pulse-soft bg-line ${className.includes("rounded") ? "" : "rounded-xs"} ${className}`}
  />
);
