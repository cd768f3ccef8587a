import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { inputClass } from "./input-class.ts";

/** `{...register("name")}` fits. */
export function TextField({
  label,
  hint,
  error,
  optional,
  count,
  className,
  ...input
}: FieldProps & ComponentProps<"input">) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} count={count} className={className}>
      {(ids) => <input dir="auto" {...input} {...ids} className={`${inputClass} h-11 read-only:bg-sunken`} />}
    </Field>
  );
}
