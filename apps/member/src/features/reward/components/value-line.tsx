import type { ReactNode } from "react";

type Props = { term: ReactNode; note?: ReactNode; strong?: boolean; children: ReactNode };

/** A line of a sum, and below it why. */
export const ValueLine = ({ term, note, strong, children }: Props) => (
  <div
    className={`flex flex-wrap justify-between gap-x-4 py-2.5 text-sm ${strong ? "border-line border-t font-semibold" : ""}`}
  >
    <dt className={strong ? "" : "text-ink-2"}>{term}</dt>
    <dd className="tabular-nums">{children}</dd>
    {note && <dd className="mt-0.5 basis-full text-xs font-normal text-ink-2">{note}</dd>}
  </div>
);
