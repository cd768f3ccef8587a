import type { ReactNode } from "react";

type Props = { title?: ReactNode; action?: ReactNode; children: ReactNode; className?: string; id?: string };

export const Panel = ({ title, action, children, className = "", id }: Props) => (
  <section id={id} className={`min-w-0 rounded-lg bg-surface p-5 shadow-2 sm:p-6 ${className}`}>
    {title && (
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 className="min-w-0 text-sm font-semibold text-ink-2">{title}</h2>
        {action}
      </div>
    )}
    {children}
  </section>
);
