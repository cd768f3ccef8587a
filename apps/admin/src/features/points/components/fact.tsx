import type { ReactNode } from "react";

/** A line of an estimate; in a list of terms. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex min-h-9 items-baseline justify-between gap-4 border-line border-t py-2 first:border-0">
    <dt className="text-ink-2">{name}</dt>
    <dd className="text-end font-semibold tabular-nums">{children}</dd>
  </div>
);
