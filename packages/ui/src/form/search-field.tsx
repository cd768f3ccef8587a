import { useEffect, useRef, useState } from "react";
import { Search, X } from "../icons.tsx";

type Props = {
  label: string;
  clear: string;
  value: string;
  onChange: (value: string) => void;
  /** As high as the fields of a form. */
  tall?: boolean;
};

/** Searches 250 ms after the last key. */
export function SearchField({ label, clear, value, onChange, tall }: Props) {
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  // The address may change by itself: back, or a filter cleared.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed.trim() === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = typed.trim();
      onChange(typed.trim());
    }, 250);
    return () => clearTimeout(timer);
  }, [typed, onChange]);
  return (
    <label
      className={`flex min-w-0 grow basis-48 items-center sm:max-w-72 gap-2 rounded-sm ps-3 pe-1 rim-line-2 focus-within:rim-ring max-sm:h-11 max-sm:basis-full ${tall ? "h-11 bg-surface" : "h-9"}`}
    >
      <Search className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
      <span className="sr-only">{label}</span>
      <input
        type="search"
        dir="auto"
        maxLength={75}
        value={typed}
        placeholder={label}
        onChange={(event) => setTyped(event.target.value)}
        className="min-w-0 grow appearance-none bg-transparent text-sm outline-none [&::-webkit-search-cancel-button]:hidden"
      />
      {typed !== "" && (
        <button
          type="button"
          aria-label={clear}
          onClick={() => setTyped("")}
          className="target grid size-7 place-items-center rounded-sm text-ink-3 hover:bg-sunken hover:text-ink"
        >
          <X className="size-4" aria-hidden="true" />
        </button>
      )}
    </label>
  );
}
