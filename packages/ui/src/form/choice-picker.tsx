import {
  type CSSProperties,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { Chip } from "../chip.tsx";
import type { SearchLabels } from "../entity/search-labels.ts";
import { SearchNote } from "../entity/search-note.tsx";
import { Marked } from "../marked.tsx";
import { useSearch } from "../use-search.ts";
import { Field, type FieldProps } from "./field.tsx";

export type Choice = { id: string; label: string; note?: string | null };
type Props = Omit<FieldProps, "count"> & {
  value: Choice[];
  onChange: (value: Choice[]) => void;
  /** Asked with '' when the field is entered, and 250 ms after the last key. */
  search: (query: string) => Promise<Choice[]>;
  labels: SearchLabels & { placeholder: string; remove: (name: string) => string };
  /** As many may be chosen. */
  most?: number;
  autoFocus?: boolean;
  ref?: Ref<{ focus: () => void }>;
};

/** Some of many, found by typing: those chosen stand in the field before what is typed. */
export function ChoicePicker({ value, onChange, search, labels, most = 200, autoFocus, ref, ...field }: Props) {
  const own = useId();
  const anchor = `--c${own.replace(/\W/g, "")}`;
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const found = useSearch(search, open ? query : null);
  const options = found.results.filter((option) => !value.some((chosen) => chosen.id === option.id));
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }));
  useEffect(() => {
    if (open) list.current?.showPopover();
    else list.current?.hidePopover();
  }, [open]);
  useEffect(() => setAt(0), [found.results]);
  useEffect(() => {
    document.getElementById(`${own}-${at}`)?.scrollIntoView({ block: "nearest" });
  }, [own, at]);

  function choose(option: Choice) {
    if (value.length < most) onChange([...value, option]);
    setQuery("");
    input.current?.focus();
  }
  function handleKey(event: KeyboardEvent) {
    const last = options.length - 1;
    const to = { ArrowDown: at >= last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1 }[event.key];
    const current = options[at];
    if (to !== undefined) {
      event.preventDefault();
      if (open) setAt(to);
      setOpen(true);
    } else if (event.key === "Enter" && open && current) {
      event.preventDefault();
      choose(current);
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === "Backspace" && query === "") onChange(value.slice(0, -1));
  }
  return (
    <Field {...field}>
      {(ids) => (
        <div style={{ anchorName: anchor } as CSSProperties}>
          <div
            className={`flex min-h-11 flex-wrap items-center gap-1.5 rounded-sm bg-surface p-1 focus-within:rim-ring ${field.error ? "rim-danger" : "rim-line-2"}`}
          >
            {value.map((chosen) => (
              <Chip
                key={chosen.id}
                onRemove={() => {
                  onChange(value.filter((one) => one.id !== chosen.id));
                  input.current?.focus();
                }}
                removeLabel={labels.remove(chosen.label)}
                className="max-w-64"
              >
                {chosen.label}
              </Chip>
            ))}
            <input
              ref={input}
              {...ids}
              role="combobox"
              type="text"
              autoComplete="off"
              spellCheck={false}
              dir="auto"
              data-autofocus={autoFocus || undefined}
              aria-expanded={open}
              aria-controls={`${own}-list`}
              aria-autocomplete="list"
              aria-activedescendant={open && options.length > 0 ? `${own}-${at}` : undefined}
              maxLength={75}
              placeholder={labels.placeholder}
              value={query}
              onChange={(event) => {
                setQuery(event.target.value);
                setOpen(true);
              }}
              onClick={() => setOpen(true)}
              onBlur={() => setOpen(false)}
              onKeyDown={handleKey}
              className="h-9 min-w-32 grow bg-transparent px-2 text-base outline-none"
            />
          </div>
          <div
            ref={list}
            popover="manual"
            className="popover popover-list max-h-80 w-96 overflow-y-auto rounded-md p-1.5"
            style={{ positionAnchor: anchor, "--gap": "6px" } as CSSProperties}
            onPointerDown={(event) => event.preventDefault()}
          >
            {open && <SearchNote found={{ ...found, results: options }} labels={labels} />}
            <div role="listbox" id={`${own}-list`} aria-label={field.label} tabIndex={-1}>
              {options.map((option, i) => (
                <div
                  key={option.id}
                  id={`${own}-${i}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={i === at}
                  data-focus={i === at || undefined}
                  onPointerMove={() => setAt(i)}
                  onClick={() => choose(option)}
                  onKeyDown={handleKey}
                  className="flex min-h-11 cursor-pointer flex-col justify-center rounded-sm px-2.5 py-1 data-focus:bg-brand-soft"
                >
                  <span className="truncate text-sm font-semibold">
                    <bdi>
                      <Marked text={option.label} query={query} />
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
