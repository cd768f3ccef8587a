import { type ReactNode, useId } from "react";

type Props = { title: string; text?: ReactNode; children?: ReactNode };

/** A part of the page: its name, what it says, and what shows it. */
export function Part({ title, text, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10 min-w-0">
      <h2 id={id} className="text-lg font-semibold track-display">
        {title}
      </h2>
      {text && <p className="mt-0.5 max-w-[46rem] text-sm text-ink-2">{text}</p>}
      {children && <div className="mt-3">{children}</div>}
    </section>
  );
}
