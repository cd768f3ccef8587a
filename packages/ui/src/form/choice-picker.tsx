import { type Ref, useImperativeHandle } from "react";
import { Chip } from "../chip.tsx";
import type { SearchLabels } from "../entity/search-labels.ts";
import { SearchNote } from "../entity/search-note.tsx";
import { Marked } from "../marked.tsx";
import { useCombobox } from "../use-combobox.ts";
import { Field, type FieldProps } from "./field.tsx";

export type Choice = { id: string; label: string; note?: string | null };
type Props = Omit<FieldProps, "count"> & {
  value: Choice[];
  onChange: (value: Choice[]) => void;
  /** Asked with '' when the field is entered, and 250 ms after the last key. */
  search: (query: string) => Promise<Choice[]>;
  labels: SearchLabels & { placeholder: string; remove: (name: string) => string };
  /** As many may be chosen; of one, the next takes its place. */
  most?: number;
  autoFocus?: boolean;
  ref?: Ref<{ focus: () => void }>;
};

/** Some of many, found by typing: those chosen stand in the field before what is typed. */
export function ChoicePicker({ value, onChange, search, labels, most = 200, autoFocus, ref, ...field }: Props) {
  const box = useCombobox({
    search,
    offer: (found) => found.filter((option) => !value.some((chosen) => chosen.id === option.id)),
    onChoose: (option) => {
      if (most === 1) onChange([option]);
      else if (value.length < most) onChange([...value, option]);
    },
    closesOnChoice: value.length + 1 >= most,
    onBack: () => onChange(value.slice(0, -1)),
  });
  useImperativeHandle(ref, () => ({ focus: box.focus }));
  return (
    <Field {...field}>
      {(ids) => (
        <div style={box.anchorStyle}>
          <div
            className={`flex min-h-11 flex-wrap items-center gap-1.5 rounded-sm bg-surface p-1 focus-within:rim-ring ${field.error ? "rim-danger" : "rim-line-2"}`}
          >
            {value.map((chosen) => (
              <Chip
                key={chosen.id}
                onRemove={() => {
                  onChange(value.filter((one) => one.id !== chosen.id));
                  box.focus();
                }}
                removeLabel={labels.remove(chosen.label)}
                className="max-w-64"
              >
                {chosen.label}
              </Chip>
            ))}
            <input
              {...box.inputProps}
              {...ids}
              data-autofocus={autoFocus || undefined}
              placeholder={value.length > 0 ? "" : labels.placeholder}
              className={`h-9 grow ${value.length > 0 && box.query === "" ? "w-8" : "w-32"} bg-transparent px-2 text-base outline-none`}
            />
          </div>
          <div {...box.popoverProps} className="popover popover-list max-h-80 w-96 overflow-y-auto rounded-md p-1.5">
            {box.open && <SearchNote found={box.found} labels={labels} />}
            <div role="listbox" id={box.listId} tabIndex={-1} aria-label={field.label}>
              {box.options.map((option, i) => (
                <div
                  key={option.id}
                  {...box.optionProps(option, i)}
                  role="option"
                  tabIndex={-1}
                  className="flex min-h-11 cursor-pointer flex-col justify-center rounded-sm px-2.5 py-1 data-focus:bg-brand-soft"
                >
                  <span className="truncate text-sm font-semibold">
                    <bdi>
                      <Marked text={option.label} query={box.query} />
                    </bdi>
                  </span>
                  {option.note && (
                    <span className="truncate text-xs text-ink-2">
                      <bdi>{option.note}</bdi>
                    </span>
                  )}
                </div>
              ))}
            </div>
          </div>
        </div>
      )}
    </Field>
  );
}
