import { Button } from "../button.tsx";
import { Select } from "./select.tsx";
import { TextField } from "./text-field.tsx";
import type { LineFilter } from "./use-line-filter.ts";

type Props = {
  labels: { title: string; kind: string; all: string; from: string; to: string; clear: string };
  kinds: { value: string; label: string }[];
  filter: LineFilter;
  filtered: boolean;
  onChange: (changed: Partial<LineFilter>) => void;
};

/** By kind and by days. */
export function LineFilters({ labels, kinds, filter, filtered, onChange }: Props) {
  return (
    <search
      aria-label={labels.title}
      className="mb-6 grid grid-cols-2 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_10rem_auto]"
    >
      <Select
        label={labels.kind}
        className="max-sm:col-span-2"
        value={kinds.some(({ value }) => value === filter.kind) ? filter.kind : ""}
        onChange={(event) => onChange({ kind: event.target.value })}
        options={[{ value: "", label: labels.all }, ...kinds]}
      />
      <TextField
        type="date"
        label={labels.from}
        value={filter.from}
        max={filter.to || undefined}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        type="date"
        label={labels.to}
        value={filter.to}
        min={filter.from || undefined}
        onChange={(event) => onChange({ to: event.target.value })}
      />
      {filtered && (
        <Button
          kind="quiet"
          className="justify-self-start max-sm:col-span-2"
          onClick={() => onChange({ kind: "", from: "", to: "" })}
        >
          {labels.clear}
        </Button>
      )}
    </search>
  );
}
