import { useFormat } from "@plaudit/i18n/react.ts";
import { Select } from "@plaudit/ui/form/select.tsx";

interface Props {
  label: string;
  hint?: string;
  /** Such as "09:00". */
  value: string;
  onChange: (time: string) => void;
  lastHour?: number;
  className?: string;
}

/** A full hour of the day, by the reader's clock; what is none stays among them while it is chosen. */
export function ClockSelect({ value, onChange, lastHour = 23, ...field }: Props) {
  const format = useFormat();
  const hours = Array.from({ length: lastHour + 1 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);
  const times = hours.includes(value) ? hours : [...hours, value].toSorted();
  return (
    <Select
      {...field}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={times.map((time) => ({
        value: time,
        label: format.date(`2026-01-01T${time}:00Z`, { timeStyle: "short", timeZone: "UTC" }),
      }))}
    />
  );
}
