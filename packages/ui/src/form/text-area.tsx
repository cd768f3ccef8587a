import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { inputClass } from "./input-class.ts";

/** Grows with its text; `count` is the length and the limit. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  count,
  className,
  rows = 3,
  ...area
}: FieldProps & ComponentProps<"textarea">) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} count={count} className={className}>
      {(ids) => (
        <textarea
          dir="auto"
          rows={rows}
          {...area}
          {...ids}
          className={`${inputClass} field-sizing-content max-h-96 min-h-22 py-2.5 wrap-anywhere`}
        />
      )}
    </Field>
  );
}
