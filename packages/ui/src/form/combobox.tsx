import {
  ComboboxInput,
  ComboboxOptions,
  Combobox as HeadlessCombobox,
  ComboboxOption as Option,
} from "@headlessui/react";
import { useMemo, useState } from "react";
import { fold } from "../fold.ts";
import { ChevronDown } from "../later-icons.tsx";
import { Marked } from "../marked.tsx";
import { DescribedInput } from "./described-input.tsx";
import { Field, type FieldProps } from "./field.tsx";
import { inputClass } from "./input-class.ts";

/** The arrow is at the page's end while the text has its own direction, so the field's start and end can differ from the page's. */
const besideArrow = "pr-10 rtl:pr-3 rtl:pl-10 rtl:text-right";

export type ComboboxOption = {
  value: string;
  label: string;
  /** Beside the label, such as '+01:00'. */
  note?: string;
  /** Further search terms. */
  words?: string;
};
type Props = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  options: ComboboxOption[];
  placeholder?: string;
  /** Shown when nothing fits. */
  none: string;
};

function fitting(options: ComboboxOption[], query: string): ComboboxOption[] {
  const words = fold(query)
    .split(/[\s/_]+/)
    .filter(Boolean);
  const fits = ({ label, note = "", words: more = "" }: ComboboxOption) => {
    const text = fold(`${label} ${note} ${more}`);
    return words.every((word) => text.includes(word));
  };
  return options.filter(fits);
}

/** One of many, found by typing. What was typed and not chosen is given up on leaving. */
export function Combobox({ value, onChange, options, placeholder, none, label, ...field }: Props) {
  const [query, setQuery] = useState("");
  const current = options.find((option) => option.value === value) ?? null;
  const found = useMemo(() => fitting(options, query), [options, query]);
  return (
    <Field label={label} {...field}>
      {(ids) => (
        <HeadlessCombobox
          immediate
          value={current}
          by="value"
          virtual={{ options: found }}
          onChange={(chosen: ComboboxOption | null) => chosen && onChange(chosen.value)}
          onClose={() => setQuery("")}
        >
          <div className="relative">
            <ComboboxInput
              {...ids}
              as={DescribedInput}
              note={ids["aria-describedby"]}
              autoComplete="off"
              spellCheck={false}
              dir="auto"
              placeholder={placeholder}
              displayValue={(chosen: ComboboxOption | null) => chosen?.label ?? value}
              onChange={(event) => setQuery(event.target.value)}
              onClick={(event) => event.currentTarget.select()}
              className={`${inputClass} h-11 ${besideArrow}`}
            />
            <ChevronDown
              className="pointer-events-none absolute end-3 top-3 size-5 text-ink-3"
              strokeWidth={1.8}
              aria-hidden="true"
            />
          </div>
          <p role="status" className={found.length === 0 ? "mt-1.5 text-sm text-ink-2" : "sr-only"}>
            {found.length === 0 ? none : ""}
          </p>
          <ComboboxOptions
            modal={false}
            aria-label={label}
            anchor={{ to: "bottom start", gap: 6, padding: 8 }}
            className="popover w-(--input-width) rounded-md p-1.5 [--anchor-max-height:20rem] empty:invisible"
          >
            {({ option }: { option: ComboboxOption }) => (
              <Option
                value={option}
                className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-sm px-2.5 text-sm data-focus:bg-brand-soft aria-selected:font-semibold"
              >
                <bdi className="min-w-0 grow truncate">
                  <Marked text={option.label} query={query} />
                </bdi>
                {option.note && (
                  <bdi dir="ltr" className="shrink-0 text-xs text-ink-2 tabular-nums">
                    {option.note}
                  </bdi>
                )}
              </Option>
            )}
          </ComboboxOptions>
        </HeadlessCombobox>
      )}
    </Field>
  );
}
