import { useId, useState } from "react";
import { GiveGlyph } from "../art/glyphs.tsx";
import type { Format } from "../format.ts";
import { enterAmount, usualPresets } from "./points-spend.ts";

type Props = {
  /** Null while a custom amount is empty. */
  value: number | null;
  onChange: (amount: number | null) => void;
  /** Points left to give; zero while the account is locked. */
  balance: number;
  /** Points for each person at most. */
  max: number;
  people: number;
  /** The amounts that are offered. */
  presets?: readonly number[] | undefined;
  format: Format;
  labels: {
    legend: string;
    other: string;
    notEnough: string;
    /** Why a sign, a point or a letter is not taken. */
    whole: string;
    left: (count: number) => string;
    /** '25 × 9 people = 225 points' */
    total: (each: number, people: number, total: number) => string;
  };
  error?: string;
};
const cell =
  "relative grid h-11 min-w-0 grow basis-0 place-items-center rounded-md text-sm font-semibold tabular-nums rim-edge ease-look has-checked:bg-brand has-checked:text-on-brand has-checked:rim-none hover:bg-sunken has-checked:hover:bg-brand-hover has-disabled:bg-sunken has-disabled:text-ink-3 has-disabled:rim-none has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring";
const radio = "absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed";

/** Presets above the balance are disabled with the reason; the line below always shows the cost. */
export function PointPicker({
  value,
  onChange,
  balance,
  max,
  people,
  presets = usualPresets,
  format,
  labels,
  error,
}: Props) {
  const name = useId();
  const total = (value ?? 0) * people;
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState(false);
  const problem = refused ? labels.whole : error;
  const other = max > 0 && (asked || (value !== null && !presets.some((preset) => preset === value)));
  const left = total <= balance ? balance - total : balance;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold text-ink-2">{labels.legend}</legend>
      <div className="flex gap-1.5">
        {presets.map((preset) => (
          <label key={preset} title={preset > max ? labels.notEnough : undefined} className={cell}>
            <input
              type="radio"
              name={name}
              className={radio}
              checked={!other && value === preset}
              disabled={preset > max}
              onChange={() => {
                setAsked(false);
                setRefused(false);
                onChange(preset);
              }}
            />
            {format.number(preset)}
            {preset > max && <span className="sr-only">{labels.notEnough}</span>}
          </label>
        ))}
        <label className={`${cell} basis-6!`}>
          <input
            type="radio"
            name={name}
            className={radio}
            checked={other}
            disabled={max <= 0}
            onChange={() => setAsked(true)}
          />
          {labels.other}
        </label>
        {other && (
          <input
            inputMode="numeric"
            dir="ltr"
            aria-label={labels.legend}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${name}-note`}
            value={value ?? ""}
            onChange={(event) => {
              const next = enterAmount({ amount: value, refused }, event.target.value);
              setRefused(next.refused);
              if (next.amount !== value) onChange(next.amount);
            }}
            // Moving in the field, leaving it or pasting starts again.
            onKeyDown={({ key }) => /^(Backspace|Delete|Home|End|Arrow)/.test(key) && setRefused(false)}
            onPointerDown={() => setRefused(false)}
            onPaste={() => setRefused(false)}
            onBlur={() => setRefused(false)}
            className="h-11 w-20 rounded-md bg-surface px-3 text-base font-semibold tabular-nums rim-line-2 outline-none focus:rim-ring aria-invalid:rim-danger"
          />
        )}
      </div>
      <p
        id={`${name}-note`}
        aria-live="polite"
        className={`mt-2 flex flex-wrap items-center gap-x-2 text-xs tabular-nums ${problem ? "font-medium text-danger-text" : "text-ink-2"}`}
      >
        {problem ?? (
          <>
            <GiveGlyph className="size-4.5 text-brand-text" />
            {labels.left(left)}
            {people > 1 && (value ?? 0) > 0 && <span>{labels.total(value ?? 0, people, total)}</span>}
          </>
        )}
      </p>
    </fieldset>
  );
}
