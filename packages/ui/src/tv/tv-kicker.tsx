import type { ReactNode } from "react";

/** What it is, over the words: an award's name, who announces. */
export const TvKicker = ({ children }: { children: ReactNode }) => (
  <p className="line-clamp-2 shrink-0 font-semibold text-spark wrap-anywhere">
    <bdi>{children}</bdi>
  </p>
);
