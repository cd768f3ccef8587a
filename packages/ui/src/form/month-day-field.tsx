import { useId } from "react";
import { FieldError } from "./field-error.tsx";
import { Select } from "./select.tsx";

type Props = {
  label: string;
  hint?: string;
  error?: string | undefined;
  optional?: string;
  /** "02-29", or empty; half of it while the other half is not chosen yet. */
  value: string;
  onChange: (value: string) => void;
  labels: { month: string; day: string; none: string };
  /** The names of the twelve. */
  months: readonly string[];
  number: (value: number) => string;
};
const pad = (part: number) => String(part).padStart(2, "0");
/** 2028 has a 29 February. */
const daysOf = (month: string) => (month === "" ? 31 : new Date(Date.UTC(2028, Number(month), 0)).getUTCDate());

/** A day of every year. */
export function MonthDayField({ label, hint, error, optional, value, onChange, labels, months, number }: Props) {
  const id = useId();
  const [month = "", day = ""] = value.split("-");
  const set = (nextMonth: string, nextDay: string) => {
    const kept = Number(nextDay) > daysOf(nextMonth) ? "" : nextDay;
    onChange(nextMonth === "" && kept === "" ? "" : `${nextMonth}-${kept}`);
  };
  const choices = (texts: readonly string[]) => [
    { value: "", label: labels.none },
    ...texts.map((text, n) => ({ value: pad(n + 1), label: text })),
  ];
  const note = error || hint ? `${id}-note` : undefined;
  return (
    <fieldset className="min-w-0" aria-describedby={note}>
      <legend className="mb-1.5 flex items-baseline gap-2 text-sm font-semibold">
        {label}
        {optional && <span className="text-xs font-normal text-ink-3">{optional}</span>}
      </legend>
      <div className="grid max-w-96 grid-cols-[minmax(0,1fr)_7rem] gap-3">
        <Select
          label={labels.month}
          value={month}
          options={choices(months)}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => set(target.value, day)}
        />
        <Select
          label={labels.day}
          value={day}
          options={choices(Array.from({ length: daysOf(month) }, (_, n) => number(n + 1)))}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => set(month, target.value)}
        />
      </div>
      {error ? (
        <FieldError id={note}>{error}</FieldError>
      ) : (
        hint && (
          <p id={note} className="mt-1.5 text-xs text-ink-2">
            {hint}
          </p>
        )
      )}
    </fieldset>
  );
}
