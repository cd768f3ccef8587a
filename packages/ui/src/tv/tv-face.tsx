import type { ReactNode } from "react";

/** A face keeps the colors of day; on a ring of the ground where faces overlap. Its letters are as large as any others. */
export const TvFace = ({ children, className = "size-[14vmin]" }: { children: ReactNode; className?: string }) => (
  <span className={`shrink-0 ${className}`} data-theme="light">
    {children}
  </span>
);
