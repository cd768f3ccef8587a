import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";

type Props<T extends string> = {
  label: string;
  value: T;
  onChange: (value: T) => void;
  tabs: { value: T; label: ReactNode; name?: string }[];
  children: ReactNode;
};

/** One tab stop; arrows walk and choose. */
export function Tabs<T extends string>({ label, value, onChange, tabs, children }: Props<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  function walk(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === value);
    const ahead = document.dir === "rtl" ? -1 : 1;
    const to = { ArrowRight: at + ahead, ArrowLeft: at - ahead, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab) onChange(tab.value);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="flex flex-wrap border-line border-b">
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            aria-label={tab.name}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={walk}
            className="-mb-px flex h-11 items-center justify-center gap-1.5 border-transparent border-b-2 px-3 text-sm font-semibold text-ink-2 tabular-nums hover:text-ink aria-selected:border-mark aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className="pt-3">
        {children}
      </div>
    </>
  );
}
