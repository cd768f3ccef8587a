import type { Ref } from "react";
import type { SearchLabels } from "../entity/search-labels.ts";
import { Marked } from "../marked.tsx";
import { Field, type FieldProps } from "./field.tsx";
import { MultiCombobox } from "./multi-combobox.tsx";

export type Choice = { id: string; label: string; note?: string | null };
type Props = Omit<FieldProps, "count"> & {
  value: Choice[];
  onChange: (value: Choice[]) => void;
  /** Asked with '' when the list opens, and 250 ms after the last key. */
  search: (query: string) => Promise<Choice[]>;
  labels: SearchLabels & { placeholder: string; remove: (name: string) => string };
  /** As many may be chosen; of one, the next takes its place. */
  most?: number;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** Some of many, found by typing, which leave the list when they are chosen. */
export function ChoicePicker({ value, onChange, search, labels, most = 200, autoFocus, ref, ...field }: Props) {
  return (
    <Field {...field}>
      {(ids) => (
        <MultiCombobox
          label={field.label}
          {...{ labels, value, onChange, search, most, autoFocus, ref }}
          keyOf={({ id }) => id}
          nameOf={({ label }) => label}
          input={ids}
          chip={({ label }) => label}
          option={({ label, note }, query) => (
            <>
              <span className="truncate text-sm font-semibold">
                <bdi>
                  <Marked text={label} query={query} />
                </bdi>
              </span>
              {note && (
                <span className="truncate text-xs text-ink-2">
                  <bdi>{note}</bdi>
                </span>
              )}
            </>
          )}
          classes={{
            field: `flex min-h-11 flex-wrap items-center gap-1.5 rounded-sm bg-surface p-1 focus-within:rim-ring ${field.error ? "rim-danger" : "rim-line-2"}`,
            chip: "max-w-64",
            input: "h-9 px-2 text-base",
            wide: "w-32",
            list: "max-h-80",
            option:
              "flex min-h-11 cursor-pointer flex-col justify-center rounded-sm px-2.5 py-1 data-focus:bg-brand-soft",
          }}
        />
      )}
    </Field>
  );
}
