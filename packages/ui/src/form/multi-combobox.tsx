import { Combobox, ComboboxButton, ComboboxOption, ComboboxOptions } from "@headlessui/react";
import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type Ref,
  useCallback,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { Chip } from "../chip.tsx";
import type { SearchLabels } from "../entity/search-labels.ts";
import { SearchNote } from "../entity/search-note.tsx";
import { useSearch } from "../use-search.ts";
import { FoundList } from "./found-list.tsx";
import { SearchInput } from "./search-input.tsx";

type Props<T> = {
  label: string;
  labels: SearchLabels & { placeholder: string; remove: (name: string) => string };
  value: T[];
  onChange: (value: T[]) => void;
  search: (query: string) => Promise<T[]>;
  keyOf: (one: T) => string;
  nameOf: (one: T) => string;
  /** As many may be chosen; of one, the next takes its place. */
  most?: number;
  /** They stay in the list, where choosing them again gives them up, and each choice closes it. */
  offersChosen?: boolean;
  chip: (one: T) => ReactNode;
  option: (one: T, query: string) => ReactNode;
  classes: { field: string; chip: string; input: string; wide: string; list: string; option: string };
  input: ComponentProps<"input">;
  autoFocus?: boolean;
  before?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** Some of many, found by typing: the chosen ones are in the field before the input. */
export function MultiCombobox<T>(props: Props<T>) {
  const { label, labels, value, onChange, search, keyOf, nameOf, most = Infinity, offersChosen, classes } = props;
  const anchor = `--p${useId().replace(/\W/g, "")}`;
  const field = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(false);
  const found = useSearch(search, open ? query : null);
  const chosen = value.map(keyOf).join();
  const options = useMemo(
    () => found.results.filter((one) => offersChosen || !value.some((other) => keyOf(other) === keyOf(one))),
    [found.results, chosen],
  );
  useImperativeHandle(props.ref, () => field.current as HTMLInputElement);
  const show = useCallback((list: HTMLElement | null) => {
    list?.showPopover();
    setOpen(true);
    return () => setOpen(false);
  }, []);

  function choose(next: T[]) {
    if (next.length <= most) onChange(next);
    else if (most === 1) onChange(next.slice(-1));
    setQuery("");
    if (offersChosen || next.length >= most) toggle.current?.click();
  }
  const row = (one: T) => (
    <ComboboxOption
      key={`${query} ${keyOf(one)}`}
      value={one}
      data-late={found.isLate || undefined}
      className={`w-full ${classes.option}`}
    >
      {props.option(one, query)}
    </ComboboxOption>
  );
  return (
    <Combobox
      multiple
      value={value}
      by={(a, b) => keyOf(a) === keyOf(b)}
      onChange={choose}
      // Else the first of those chosen would be active, not the first of the list.
      virtual={offersChosen ? { options } : undefined}
    >
      {({ open: isOpen }) => (
        <>
          <div style={{ anchorName: anchor } as CSSProperties} className={classes.field}>
            {props.before}
            {value.map((one) => (
              <Chip
                key={keyOf(one)}
                onRemove={() => {
                  onChange(value.filter((other) => other !== one));
                  field.current?.focus();
                }}
                removeLabel={labels.remove(nameOf(one))}
                className={classes.chip}
              >
                {props.chip(one)}
              </Chip>
            ))}
            <SearchInput
              {...props.input}
              ref={field}
              query={query}
              onQuery={setQuery}
              data-autofocus={props.autoFocus || undefined}
              placeholder={value.length > 0 ? "" : labels.placeholder}
              onClick={() => !isOpen && toggle.current?.click()}
              onKeyDown={(event) => event.key === "Backspace" && query === "" && onChange(value.slice(0, -1))}
              className={`grow ${value.length > 0 && query === "" ? "w-8" : classes.wide} bg-transparent outline-none ${classes.input}`}
            />
            {/* Headless UI opens by typing and arrows alone, and not by the focus: it is asked for a touch and for the last choice. */}
            <ComboboxButton ref={toggle} hidden />
          </div>
          {isOpen && (
            <div
              ref={show}
              popover="manual"
              style={{ positionAnchor: anchor, "--gap": "6px" } as CSSProperties}
              className="popover popover-list w-96 rounded-md"
            >
              <SearchNote found={{ ...found, results: options }} labels={labels} />
              <ComboboxOptions
                modal={false}
                as={FoundList}
                aria-label={label}
                // Never without a size: Headless UI would draw no virtual rows.
                className={options.length > 0 ? `overflow-y-auto p-1.5 outline-none ${classes.list}` : "sr-only"}
              >
                {offersChosen ? ({ option }: { option: T }) => row(option) : options.map(row)}
              </ComboboxOptions>
            </div>
          )}
        </>
      )}
    </Combobox>
  );
}
