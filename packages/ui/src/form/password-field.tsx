import { type ComponentProps, useState } from "react";
import { Eye, EyeOff } from "../icons.tsx";
import { Field, type FieldProps } from "./field.tsx";
import { inputClass } from "./input-class.ts";

type Props = FieldProps & Omit<ComponentProps<"input">, "type"> & { showLabel: string; hideLabel: string };

export function PasswordField({
  label,
  hint,
  error,
  optional,
  count,
  className,
  showLabel,
  hideLabel,
  ...input
}: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} optional={optional} count={count} className={className}>
      {(ids) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            dir="ltr"
            {...input}
            {...ids}
            type={shown ? "text" : "password"}
            className={`${inputClass} h-11 pe-12 rtl:text-end`}
          />
          <button
            type="button"
            aria-label={shown ? hideLabel : showLabel}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute end-0 top-0 grid size-11 place-items-center rounded-sm text-ink-3 hover:text-ink"
          >
            <Icon className="size-5" strokeWidth={1.7} aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
}
