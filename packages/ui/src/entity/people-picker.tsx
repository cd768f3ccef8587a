import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Chip } from "../chip.tsx";
import { FieldError } from "../form/field-error.tsx";
import { useSearch } from "../use-search.ts";
import { RecipientOption } from "./recipient-option.tsx";
import type { SearchLabels } from "./search-labels.ts";
import { SearchNote } from "./search-note.tsx";
import type { Recipient } from "./types.ts";

type Props = {
  value: Recipient[];
  onChange: (value: Recipient[]) => void;
  /** Asked with '' when the field is entered, and 250 ms after the last key. */
  search: (query: string) => Promise<Recipient[]>;
  labels: SearchLabels & {
    label: string;
    placeholder: string;
    remove: (name: string) => string;
    members: (count: number) => string;
    count: (count: number) => string;
  };
  error?: string;
  autoFocus?: boolean;
  /** The field's own id, for a link from an error. */
  id?: string;
};
const same = (a: Recipient) => (b: Recipient) => a.id === b.id && a.type === b.type;

/** People and teams in one field: a combobox whose chosen ones stand before it. */
export function PeoplePicker({ value, onChange, search, labels, error, autoFocus, id }: Props) {
  const own = useId();
  const anchor = `--p${own.replace(/\W/g, "")}`;
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const found = useSearch(search, open ? query : null);
  const options = found.results;
  const option = (i: number) => `${own}-${i}`;
  const chosen = (r: Recipient) => value.some(same(r));

  useEffect(() => {
    if (open) list.current?.showPopover();
    else list.current?.hidePopover();
  }, [open]);
  useEffect(() => setAt(0), [options]);
  useEffect(() => {
    document.getElementById(`${own}-${at}`)?.scrollIntoView({ block: "nearest" });
  }, [own, at]);

  function choose(r: Recipient) {
    onChange(chosen(r) ? value.filter((x) => !same(r)(x)) : [...value, r]);
    setQuery("");
    // What stands below is the next to be filled in; typing asks again.
    setOpen(false);
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
    <div style={{ anchorName: anchor } as CSSProperties}>
      <div
        className={`flex min-h-14 flex-wrap items-center gap-1.5 border-b py-2 ${error ? "border-danger" : "border-line focus-within:border-ring"}`}
      >
        <label htmlFor={id ?? own} className="me-1.5 min-w-8 text-sm font-semibold text-ink-2">
          {labels.label}
        </label>
        {value.map((r) => (
          <Chip
            key={r.type + r.id}
            onRemove={() => {
              onChange(value.filter((x) => !same(r)(x)));
              input.current?.focus();
            }}
            removeLabel={labels.remove(r.displayData.name)}
            className="max-w-60"
          >
            {r.displayData.name}
            {r.type === "team" && (
              <span className="font-normal"> · {labels.count(r.displayData.activeMemberCount ?? 0)}</span>
            )}
          </Chip>
        ))}
        <input
          ref={input}
          id={id ?? own}
          role="combobox"
          type="text"
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          data-autofocus={autoFocus || undefined}
          aria-expanded={open}
          aria-controls={`${own}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && options.length > 0 ? option(at) : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${own}-error` : undefined}
          maxLength={75}
          placeholder={value.length > 0 ? "" : labels.placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={handleKey}
          className="h-9 min-w-28 grow bg-transparent text-base outline-none max-sm:h-11"
        />
      </div>
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
      <div
        ref={list}
        popover="manual"
        className="popover popover-list max-h-88 w-96 overflow-y-auto rounded-md p-1.5"
        style={{ positionAnchor: anchor, "--gap": "6px" } as CSSProperties}
        onPointerDown={(event) => event.preventDefault()}
      >
        {open && <SearchNote found={found} labels={labels} />}
        <div role="listbox" id={`${own}-list`} aria-label={labels.label} aria-multiselectable="true" tabIndex={-1}>
          {options.map((r, i) => (
            <div
              key={r.type + r.id}
              id={option(i)}
              role="option"
              tabIndex={-1}
              aria-selected={chosen(r)}
              data-focus={i === at || undefined}
              onPointerMove={() => setAt(i)}
              onClick={() => choose(r)}
              onKeyDown={handleKey}
              className="flex min-h-13 cursor-pointer items-center gap-3 rounded-sm px-2.5 data-focus:bg-brand-soft aria-selected:opacity-55"
            >
              <RecipientOption recipient={r} query={query} members={labels.members} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
