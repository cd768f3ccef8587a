import { type ReactNode, useId } from "react";

type Props = { title: string; hint?: ReactNode; action?: ReactNode; children: ReactNode };

/** A part of a page: its name, what it says, and no box around it. */
export function Section({ title, hint, action, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10 min-w-0">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} className="text-lg font-semibold track-display">
            {title}
          </h2>
          {hint && <p className="mt-0.5 max-w-[44rem] text-sm text-ink-2">{hint}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
