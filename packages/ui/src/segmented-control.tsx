import { type ReactNode, useId } from "react";

type Props<T extends string> = {
  label: string;
  /** Null when none of the options describes what is on. */
  value: T | null;
  onChange: (value: T) => void;
  options: { value: T; label: ReactNode }[];
  size?: "sm" | "md";
  className?: string;
};

export function SegmentedControl<T extends string>(props: Props<T>) {
  const { label, value, onChange, options, size = "md", className = "" } = props;
  const name = useId();
  const box = size === "sm" ? "h-8 px-2.5 text-xs max-sm:h-9" : "h-9 px-3.5 text-sm max-sm:h-10";
  return (
    <fieldset className={`min-w-0 ${className}`}>
      <legend className="sr-only">{label}</legend>
      <div className="inline-flex max-w-full rounded-md bg-sunken p-1 rim-line">
        {options.map((option) => (
          <label
            key={option.value}
            className={`target relative inline-flex items-center justify-center gap-1.5 rounded-sm font-semibold whitespace-nowrap text-ink-2 ease-look hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring ${box}`}
          >
            <input
              type="radio"
              name={name}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
