import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { fold } from "../fold.ts";
import { ChevronDown } from "../icons.tsx";
import { Marked } from "../marked.tsx";
import { Field, type FieldProps } from "./field.tsx";
import { inputClass } from "./input-class.ts";

/** The arrow stands at the page's end while the text runs its own way, so that the field's start and end are not the page's. */
const besideArrow = "pr-10 rtl:pr-3 rtl:pl-10 rtl:text-right";

export type ComboboxOption = {
  value: string;
  label: string;
  /** Beside the label, such as '+01:00'. */
  note?: string;
  /** Found by these words too. */
  words?: string;
};
type Props = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  options: ComboboxOption[];
  placeholder?: string;
  /** Said when nothing fits. */
  none: string;
};
const SHOWN = 60;

function fitting(options: ComboboxOption[], query: string): ComboboxOption[] {
  const words = fold(query)
    .split(/[\s/_]+/)
    .filter(Boolean);
  const fits = ({ label, note = "", words: more = "" }: ComboboxOption) => {
    const text = fold(`${label} ${note} ${more}`);
    return words.every((word) => text.includes(word));
  };
  return options.filter(fits).slice(0, SHOWN);
}

/** One of many, found by typing. What was typed and not chosen is given up on leaving. */
export function Combobox({ value, onChange, options, placeholder, none, label, ...field }: Props) {
  const own = useId();
  const anchor = `--c${own.replace(/\W/g, "")}`;
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const open = query !== null;
  const current = options.find((option) => option.value === value);
  const found = open ? fitting(options, query) : [];
  const option = (i: number) => `${own}-${i}`;

  useEffect(() => {
    if (open) list.current?.showPopover();
    else list.current?.hidePopover();
  }, [open]);
  useEffect(() => {
    if (open) document.getElementById(`${own}-${at}`)?.scrollIntoView({ block: "nearest" });
  }, [own, at, open]);

  function show(text: string) {
    setQuery(text);
    const place = text === "" ? options.slice(0, SHOWN).findIndex((one) => one.value === value) : 0;
    setAt(Math.max(0, place));
  }
  function choose(chosen: ComboboxOption | undefined) {
    if (chosen) onChange(chosen.value);
    setQuery(null);
  }
  function handleKey(event: KeyboardEvent) {
    const last = found.length - 1;
    const to = { ArrowDown: at >= last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      if (open) setAt(to);
      else show("");
    } else if (event.key === "Enter" && open) {
      event.preventDefault();
      choose(found[at]);
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      event.stopPropagation();
      setQuery(null);
    }
  }
  return (
    <Field label={label} {...field}>
      {(ids) => (
        <div style={{ anchorName: anchor } as CSSProperties} className="relative">
          <input
            {...ids}
            role="combobox"
            type="text"
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            aria-expanded={open}
            aria-controls={`${own}-list`}
            aria-autocomplete="list"
            aria-activedescendant={open && found.length > 0 ? option(at) : undefined}
            placeholder={placeholder}
            value={query ?? current?.label ?? value}
            onChange={(event) => show(event.target.value)}
            onClick={(event) => {
              if (open) return;
              event.currentTarget.select();
              show("");
            }}
            onBlur={() => setQuery(null)}
            onKeyDown={handleKey}
            className={`${inputClass} h-11 ${besideArrow}`}
          />
          <ChevronDown
            className="pointer-events-none absolute end-3 top-3 size-5 text-ink-3"
            strokeWidth={1.8}
            aria-hidden="true"
          />
          <div
            ref={list}
            popover="manual"
            className="popover popover-list max-h-80 w-[anchor-size(width)] overflow-y-auto rounded-md p-1.5"
            style={{ positionAnchor: anchor, "--gap": "6px" } as CSSProperties}
            onPointerDown={(event) => event.preventDefault()}
          >
            <p role="status" className={open && found.length === 0 ? "px-3 py-4 text-sm text-ink-2" : "sr-only"}>
              {open && found.length === 0 ? none : ""}
            </p>
            <div role="listbox" id={`${own}-list`} aria-label={label} tabIndex={-1}>
              {found.map((one, i) => (
                <div
                  key={one.value}
                  id={option(i)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={one.value === value}
                  data-focus={i === at || undefined}
                  onPointerMove={() => setAt(i)}
                  onClick={() => choose(one)}
                  onKeyDown={handleKey}
                  className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2.5 text-sm data-focus:bg-brand-soft aria-selected:font-semibold"
                >
                  <bdi className="min-w-0 grow truncate">
                    <Marked text={one.label} query={query ?? ""} />
                  </bdi>
                  {one.note && (
                    <bdi dir="ltr" className="shrink-0 text-xs text-ink-2 tabular-nums">
                      {one.note}
                    </bdi>
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
