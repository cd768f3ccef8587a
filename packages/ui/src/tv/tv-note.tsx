import type { ReactNode } from "react";

/** A sentence of the player in the band. */
export const TvNote = ({ children }: { children: ReactNode }) => (
  <p className="text-on-deep-2 text-pretty landscape:line-clamp-4">{children}</p>
);
