import type { ReactNode } from "react";

/** One matter, its explanation and its control. */
export const Setting = ({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) => (
  <section className="grid gap-3 py-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] sm:items-start sm:gap-8">
    <div>
      <h2 className="text-base font-semibold">{title}</h2>
      {hint && <p className="mt-0.5 text-sm text-ink-2">{hint}</p>}
    </div>
    <div className="min-w-0 sm:justify-self-end sm:w-full">{children}</div>
  </section>
);
