import type { ReactNode } from "react";
import { X } from "../icons.tsx";
import { Check } from "../later-icons.tsx";

export interface Step {
  label: string;
  when?: string | undefined;
  note?: ReactNode;
  state: "done" | "now" | "next" | "off";
}
const looks = {
  done: "bg-brand text-on-brand",
  now: "bg-brand-soft rim-mark",
  next: "rim-line-2",
  off: "bg-danger-soft text-danger-text",
};

/** What happened to something, in order; what is still to come is only outlined. */
export const Steps = ({ steps, label }: { steps: readonly Step[]; label: string }) => (
  <ol aria-label={label} className="grid">
    {steps.map(({ label: name, when, note, state }, n) => (
      <li
        key={name}
        aria-current={state === "now" ? "step" : undefined}
        className="relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-2 pb-4 last:pb-0"
      >
        {n < steps.length - 1 && (
          <i
            aria-hidden="true"
            className={`absolute start-[0.8125rem] top-6 bottom-0 w-0.5 ${state === "done" ? "bg-mark" : "bg-line"}`}
          />
        )}
        <span aria-hidden="true" className={`ms-1 mt-0.5 grid size-5 place-items-center rounded-full ${looks[state]}`}>
          {state === "done" && <Check className="size-3" strokeWidth={3.5} />}
          {state === "off" && <X className="size-3" strokeWidth={3} />}
          {state === "now" && <i className="size-2 rounded-full bg-mark" />}
        </span>
        <span className="min-w-0 text-sm">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <b className={`font-semibold ${state === "next" ? "text-ink-2" : ""}`}>{name}</b>
            {when && <span className="text-xs whitespace-nowrap text-ink-2 tabular-nums">{when}</span>}
          </span>
          {note && <span className="block text-xs text-ink-2 wrap-anywhere">{note}</span>}
        </span>
      </li>
    ))}
  </ol>
);
