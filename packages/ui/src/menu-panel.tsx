import { type KeyboardEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import { focusShown } from "./focus-shown.ts";
import type { MenuEntry } from "./menu-entry.ts";

const itemsOf = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLElement>("[role=menuitem]:not(:disabled)")];

function walk(event: KeyboardEvent<HTMLDivElement>, close: () => void) {
  const all = itemsOf(event.currentTarget);
  const at = all.indexOf(document.activeElement as HTMLElement);
  const typed = event.key.length === 1 && event.key !== " " ? event.key.toLocaleLowerCase() : undefined;
  const found = typed
    ? [...all.slice(at + 1), ...all.slice(0, at + 1)].find((x) => x.textContent?.toLocaleLowerCase().startsWith(typed))
    : undefined;
  const to = found
    ? all.indexOf(found)
    : { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
  if (to !== undefined) {
    event.preventDefault();
    event.stopPropagation();
    all[(to + all.length) % all.length]?.focus();
  }
  if (event.key === "Tab") close();
}

const look =
  "flex h-9 w-full items-center gap-2.5 rounded-sm px-2.5 text-start text-sm max-sm:h-11 hover:bg-sunken focus:bg-sunken focus-visible:outline-offset-[-2px] disabled:text-ink-3 [&_svg]:size-4.5 [&_svg]:text-ink-3";

/** The entries of an open menu; the first one has the focus, arrows and first letters walk. */
export function MenuPanel({ label, entries, close }: { label: string; entries: MenuEntry[]; close: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (panel.current) focusShown(itemsOf(panel.current)[0]);
  }, []);
  return (
    <div ref={panel} role="menu" aria-label={label} tabIndex={-1} onKeyDown={(event) => walk(event, close)}>
      {entries.map((entry, i) => {
        if (entry === "line") return <hr key={`line-${String(i)}`} className="mx-2 my-1.5 border-line" />;
        const shape = `${look} ${entry.danger ? "text-danger-text" : "text-ink"}`;
        const inside = (
          <>
            {entry.icon}
            {entry.label}
          </>
        );
        return entry.to ? (
          <Link key={entry.label} to={entry.to} role="menuitem" tabIndex={-1} onClick={close} className={shape}>
            {inside}
          </Link>
        ) : (
          <button
            key={entry.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            disabled={entry.disabled}
            onClick={() => {
              close();
              entry.onSelect?.();
            }}
            className={shape}
          >
            {inside}
          </button>
        );
      })}
    </div>
  );
}
