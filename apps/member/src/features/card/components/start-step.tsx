import { useFormat } from "@plaudit/i18n/react.ts";
import type { ReactNode } from "react";

export function StartStep({
  at,
  title,
  note,
  field,
  children,
}: {
  at: number;
  title: string;
  note?: ReactNode;
  field: string;
  children: ReactNode;
}) {
  const { number } = useFormat();
  return (
    <section aria-label={title} data-field={field} className="card-step">
      <p
        aria-hidden="true"
        className="font-display text-title leading-tight font-[440] text-ink-3 tabular-nums max-sm:hidden"
      >
        {number(at)}
      </p>
      <div className="min-w-0">
        <h2 className="text-base font-semibold">{title}</h2>
        {note && <p className="mt-0.5 text-sm text-ink-2 first-letter:uppercase">{note}</p>}
        <div className="mt-3">{children}</div>
      </div>
    </section>
  );
}
