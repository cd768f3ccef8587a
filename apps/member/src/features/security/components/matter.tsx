import type { Icon } from "@plaudit/ui/icons.tsx";
import type { ReactNode } from "react";

type Props = { icon: Icon; title: string; text: ReactNode; action?: ReactNode; children?: ReactNode };

/** One matter of signing in, what there is of it, and what can be done about it. */
export const Matter = ({ icon: Icon, title, text, action, children }: Props) => (
  <section aria-label={title} className="rounded-lg bg-surface p-5 shadow-2 sm:p-6">
    <div className="flex flex-wrap items-center gap-4">
      <Icon className="size-6 shrink-0 text-brand-text" strokeWidth={1.7} aria-hidden="true" />
      <div className="min-w-0 grow basis-60">
        <h3 className="text-base font-semibold">{title}</h3>
        <p className="mt-0.5 text-sm text-ink-2">{text}</p>
      </div>
      {action && <div className="flex flex-wrap gap-2">{action}</div>}
    </div>
    {children}
  </section>
);
