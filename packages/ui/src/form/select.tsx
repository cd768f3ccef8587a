import type { ComponentProps } from "react";
import { ChevronDown } from "../later-icons.tsx";
import { Field, type FieldProps } from "./field.tsx";
import { inputClass } from "./input-class.ts";

type Props = FieldProps & ComponentProps<"select"> & { options: { value: string; label: string; lang?: string }[] };

/** The platform's own list: on a phone nothing is easier. */
export function Select({ label, hint, error, optional, count, className, options, ...select }: Props) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} count={count} className={className}>
      {(ids) => (
        <span className="relative block">
          <select {...select} {...ids} className={`${inputClass} h-11 appearance-none truncate pe-10`}>
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            className="pointer-events-none absolute end-3 top-3 size-5 text-ink-3"
            strokeWidth={1.8}
            aria-hidden="true"
          />
        </span>
      )}
    </Field>
  );
}
