import { useId } from "react";
import { FieldError } from "../form/field-error.tsx";
import { Check } from "../later-icons.tsx";
import { toneStyle } from "../tone.tsx";
import type { QualityGroup } from "./types.ts";

type Props = {
  label: string;
  values: QualityGroup[];
  chosen: string[];
  onChange: (ids: string[]) => void;
  error?: string;
};

/** Grouped by value, each in its own hue; chosen ones fill. */
export function QualityPicker({ label, values, chosen, onChange, error }: Props) {
  const id = useId();
  const toggle = (quality: string) =>
    onChange(chosen.includes(quality) ? chosen.filter((x) => x !== quality) : [...chosen, quality]);
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-sm font-semibold text-ink-2">{label}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 sm:grid-cols-[fit-content(8rem)_minmax(0,1fr)]">
        {values.map((value) => (
          <fieldset key={value.id} aria-label={value.name} className="contents">
            <p className="pt-2.5 text-xs text-ink-2 wrap-anywhere sm:pt-3">
              <bdi>{value.name}</bdi>
            </p>
            <div className="flex flex-wrap gap-1.5 py-1.5">
              {value.qualities.map((quality) => {
                const on = chosen.includes(quality.id);
                return (
                  <label
                    key={quality.id}
                    className="relative inline-flex min-h-9 max-w-full items-center gap-2 rounded-full px-3 py-1 text-sm font-semibold text-ink ease-look has-checked:tone-chip has-checked:tone-edge hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring not-has-checked:rim-edge max-sm:min-h-11"
                    style={toneStyle(quality.color)}
                  >
                    <input
                      type="checkbox"
                      checked={on}
                      onChange={() => toggle(quality.id)}
                      className="absolute inset-0 size-full cursor-pointer opacity-0"
                    />
                    {on ? (
                      <Check className="size-4 shrink-0" strokeWidth={2.75} aria-hidden="true" />
                    ) : (
                      <i aria-hidden="true" className="tone-dot size-2.5 shrink-0 rounded-full" />
                    )}
                    <bdi className="min-w-0">{quality.name}</bdi>
                  </label>
                );
              })}
            </div>
          </fieldset>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
