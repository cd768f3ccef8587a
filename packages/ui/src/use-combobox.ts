import { type ChangeEvent, type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useSearch } from "./use-search.ts";

type Wanted<T> = {
  /** Asked with '' when the field is entered, and 250 ms after the last key. */
  search: (query: string) => Promise<T[]>;
  /** Those of the found ones that are offered. */
  offer?: (found: T[]) => T[];
  onChoose: (option: T) => void;
  /** Backspace in an empty field. */
  onBack: () => void;
  /** There is nothing more to choose, or what stands below is next; typing asks again. */
  closesOnChoice?: boolean;
};
const everything = <T>(found: T[]) => found;

/** A field that finds by typing, and its list: arrows walk, Enter chooses, Escape closes; the focus stays in the field. */
export function useCombobox<T>({ search, offer = everything, onChoose, onBack, closesOnChoice }: Wanted<T>) {
  const own = useId();
  const anchor = `--p${own.replace(/\W/g, "")}`;
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const asked = useSearch(search, open ? query : null);
  const options = offer(asked.results);

  useEffect(() => {
    if (open) list.current?.showPopover();
    else list.current?.hidePopover();
  }, [open]);
  useEffect(() => setAt(0), [asked.results]);
  useEffect(() => {
    document.getElementById(`${own}-${at}`)?.scrollIntoView({ block: "nearest" });
  }, [own, at]);

  const focus = () => input.current?.focus();
  function choose(option: T) {
    onChoose(option);
    setQuery("");
    if (closesOnChoice) setOpen(false);
    focus();
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
    } else if (event.key === "Backspace" && query === "") onBack();
  }
  return {
    own,
    query,
    open,
    options,
    found: { ...asked, results: options },
    focus,
    anchorStyle: { anchorName: anchor } as CSSProperties,
    inputProps: {
      ref: input,
      role: "combobox",
      type: "text",
      autoComplete: "off",
      spellCheck: false,
      dir: "auto",
      "aria-expanded": open,
      "aria-controls": `${own}-list`,
      "aria-autocomplete": "list",
      "aria-activedescendant": open && options.length > 0 ? `${own}-${at}` : undefined,
      maxLength: 75,
      value: query,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setQuery(event.target.value);
        setOpen(true);
      },
      onClick: () => setOpen(true),
      onBlur: () => setOpen(false),
      onKeyDown: handleKey,
    },
    popoverProps: {
      ref: list,
      popover: "manual",
      style: { positionAnchor: anchor, "--gap": "6px" } as CSSProperties,
      onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
    listId: `${own}-list`,
    optionProps: (option: T, i: number) => ({
      id: `${own}-${i}`,
      "data-focus": i === at || undefined,
      "aria-selected": i === at,
      onPointerMove: () => setAt(i),
      onClick: () => choose(option),
      onKeyDown: handleKey,
    }),
  } as const;
}
