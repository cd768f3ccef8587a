import type { ComponentProps, ReactNode } from "react";
import { Check } from "../later-icons.tsx";

type Props = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  note?: ReactNode;
  /** The whole label, on several lines where it has to. */
  wraps?: boolean;
};

export function Checkbox({ label, note, wraps, className = "", ...input }: Props) {
  return (
    <label
      className={`-mx-2 flex min-h-10 items-center gap-3 rounded-sm px-2 text-sm hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-ring max-sm:min-h-11 ${className}`}
    >
      <input {...input} type="checkbox" className="peer sr-only" />
      <span
        aria-hidden="true"
        className="grid size-5 shrink-0 place-items-center rounded-xs text-transparent rim-check peer-checked:bg-brand peer-checked:text-on-brand peer-checked:rim-none peer-disabled:opacity-50"
      >
        <Check className="size-3.5" strokeWidth={3} />
      </span>
      <span className={`min-w-0 grow ${wraps ? "py-1.5 wrap-anywhere" : "truncate"}`}>
        <bdi>{label}</bdi>
      </span>
      {note !== undefined && <span className="text-xs text-ink-3 tabular-nums">{note}</span>}
    </label>
  );
}
