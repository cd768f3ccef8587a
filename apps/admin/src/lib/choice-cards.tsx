import { type ReactNode, useId } from "react";

type Props<T extends string> = {
  label: string;
  /** The heading above says it already. */
  hiddenLabel?: boolean;
  value: T;
  onChange: (value: T) => void;
  options: { value: T; label: string; text: ReactNode }[];
  disabled?: boolean;
  columns?: string;
};

/** A choice that needs a sentence each. */
export function ChoiceCards<T extends string>(props: Props<T>) {
  const { label, hiddenLabel, value, onChange, options, disabled = false, columns = "sm:grid-cols-3" } = props;
  const group = useId();
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className={hiddenLabel ? "sr-only" : "mb-1.5 text-sm font-semibold"}>{label}</legend>
      <div className={`grid gap-2 ${columns}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className="relative block rounded-md px-4 py-3 rim-edge has-checked:bg-brand-soft has-checked:rim-mark has-focus-visible:outline-2 has-focus-visible:outline-ring has-disabled:opacity-60"
          >
            <input
              type="radio"
              name={group}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <b className="block text-sm font-semibold">{option.label}</b>
            <span className="block text-xs text-ink-2">{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
