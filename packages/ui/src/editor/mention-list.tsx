import { useEffect, useRef } from "react";
import { Avatar } from "../avatar.tsx";
import type { SearchLabels } from "../entity/search-labels.ts";
import { SearchNote } from "../entity/search-note.tsx";
import type { Person } from "../entity/types.ts";
import { Marked } from "../marked.tsx";
import type { Found } from "../use-search.ts";

type Props = {
  id: string;
  label: string;
  labels: SearchLabels;
  found: Found<Person>;
  people: Person[];
  at: number;
  query: string;
  rect: DOMRect;
  onPoint: (i: number) => void;
  onChoose: (person: Person) => void;
};
const width = 288;
const height = 300;

/** Below the caret, or above it if there is not enough space. */
export function MentionList({ id, label, labels, found, people, at, query, rect, onPoint, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.showPopover(), []);
  const above = rect.bottom + height > innerHeight && rect.top > height;
  const left = Math.max(8, Math.min(rect.left, document.documentElement.clientWidth - width - 8));
  const place = above ? { bottom: innerHeight - rect.top + 6 } : { top: rect.bottom + 6 };
  return (
    <div
      ref={box}
      popover="manual"
      className="m-0 w-72 overflow-y-auto rounded-md bg-raised p-1.5 text-ink shadow-3"
      style={{ inset: "auto", left, ...place, maxHeight: height }}
      onPointerDown={(event) => event.preventDefault()}
    >
      <SearchNote found={found} labels={labels} />
      <div role="listbox" id={id} aria-label={label} tabIndex={-1}>
        {people.map((person, i) => (
          <div
            key={person.id}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === at}
            onPointerMove={() => onPoint(i)}
            onClick={() => onChoose(person)}
            onKeyDown={(event) => event.key === "Enter" && onChoose(person)}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-sm px-2 aria-selected:bg-brand-soft"
          >
            <Avatar person={person} decorative />
            <span className="min-w-0">
              <span className="block truncate text-sm font-semibold">
                <bdi>
                  <Marked text={person.name} query={query} />
                </bdi>
              </span>
              <span className="block truncate text-xs text-ink-2">
                <bdi>{person.jobTitle}</bdi>
              </span>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
