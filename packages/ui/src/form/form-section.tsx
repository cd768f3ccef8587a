import { type ReactNode, useId } from "react";

type Props = {
  title: string;
  hint?: ReactNode;
  /** Beside something else there is no room for two columns. */
  stacked?: boolean;
  /** What is in it takes the whole width. */
  wide?: boolean;
  children: ReactNode;
};

/** Part of a long form: what it is about at the start, its fields at the end. */
export function FormSection({ title, hint, stacked = false, wide = false, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`grid gap-x-10 gap-y-4 border-line border-b py-7 first:pt-4 last-of-type:border-0 ${stacked || wide ? "" : "lg:grid-cols-[15rem_minmax(0,1fr)]"}`}
    >
      <div>
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {hint && <p className="mt-1 text-sm text-ink-2">{hint}</p>}
      </div>
      <div className={`grid min-w-0 content-start gap-4 ${wide ? "" : "max-w-171"}`}>{children}</div>
    </section>
  );
}
