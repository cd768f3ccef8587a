import { useId } from "react";
import { hues } from "../art/hues.ts";
import { toneStyle } from "../tone.tsx";

type Props = {
  label: string;
  value: number;
  onChange: (hue: number) => void;
  /** What each of the twelve hues is called, in their order. */
  names: string[];
};

/** Twelve hues as radio buttons: arrows walk them. A hue of before that is not among them stays chosen until it is changed. */
export function HuePicker({ label, value, onChange, names }: Props) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-0.5">
        {hues.map((hue, i) => (
          <label
            key={hue}
            title={names[i]}
            className="relative grid size-11 place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-ring"
            style={toneStyle(hue)}
          >
            <input
              type="radio"
              name={name}
              aria-label={names[i]}
              checked={hue === value}
              onChange={() => onChange(hue)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="tone-dot size-7 rounded-full peer-checked:ring-2 peer-checked:ring-ink peer-checked:ring-offset-3 peer-checked:ring-offset-surface" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
