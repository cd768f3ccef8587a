import { useId } from "react";
import { Motif } from "../art/motif.tsx";
import { type MotifKind, motifs } from "../art/motif-shapes.ts";

type Props = {
  label: string;
  value: MotifKind;
  onChange: (motif: MotifKind) => void;
  tone: number;
  names: Record<MotifKind, string>;
};

/** The nine drawings in the quality's own hue. */
export function MotifPicker({ label, value, onChange, tone, names }: Props) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {motifs.map((kind) => (
          <label
            key={kind}
            title={names[kind]}
            className="relative overflow-hidden rounded-md has-checked:ring-2 has-checked:ring-ink has-checked:ring-offset-2 has-checked:ring-offset-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={name}
              aria-label={names[kind]}
              checked={kind === value}
              onChange={() => onChange(kind)}
              className="absolute inset-0 z-10 size-full cursor-pointer opacity-0"
            />
            <Motif kind={kind} tone={tone} seed="values" w={96} h={96} className="size-12" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
