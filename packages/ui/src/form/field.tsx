import { type ReactNode, useId } from "react";
import { FieldError } from "./field-error.tsx";

export type FieldIds = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };
export type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string;
  /** The word 'Optional', where it is. */
  optional?: string;
  /** Written and allowed characters. */
  count?: [number, number];
  className?: string;
};

/** Label, control, hint or error: always in that order, always tied together. */
export function Field({
  label,
  hint,
  error,
  optional,
  count,
  className = "",
  children,
}: FieldProps & { children: (ids: FieldIds) => ReactNode }) {
  const id = useId();
  const note = error || hint ? `${id}-note` : undefined;
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline gap-2">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {optional && <span className="text-xs text-ink-3">{optional}</span>}
        {count && (
          <span
            className={`ms-auto text-xs tabular-nums ${count[0] > count[1] ? "font-semibold text-danger-text" : "text-ink-3"}`}
          >
            <bdi>
              {count[0]} / {count[1]}
            </bdi>
          </span>
        )}
      </div>
      {children({ id, "aria-describedby": note, "aria-invalid": error ? true : undefined })}
      {error ? (
        <FieldError id={note}>{error}</FieldError>
      ) : (
        hint && (
          <p id={note} className="mt-1.5 text-xs text-ink-2">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
