import { useId } from "react";

type Props<V extends string> = {
  label: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly { value: V; label: string; hint: string }[];
  disabled?: boolean;
};

/** One of a few, each with what it means. */
export function ChoiceCards<V extends string>({ label, value, onChange, options, disabled }: Props<V>) {
  const group = useId();
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={`relative block rounded-md px-4 py-3 has-focus-visible:outline-2 has-focus-visible:outline-ring has-disabled:opacity-60 ${option.value === value ? "bg-brand-soft rim-mark" : "rim-edge"}`}
          >
            <input
              type="radio"
              name={group}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <b className="block text-sm font-semibold">{option.label}</b>
            <span className="block text-xs text-ink-2">{option.hint}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
