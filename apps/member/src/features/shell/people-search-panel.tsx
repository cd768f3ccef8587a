import { useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { SearchNote } from "@plaudit/ui/entity/search-note.tsx";
import { Search } from "@plaudit/ui/icons.tsx";
import { useSearch } from "@plaudit/ui/use-search.ts";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { findPeople } from "../../lib/find-people.ts";
import { pathTo } from "../../screens.ts";

/** A field and what it finds: arrows choose, Enter goes there. */
export function PeopleSearchPanel({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const words = query.trim();
  const found = useSearch(findPeople, words === "" ? null : words);
  const people = words === "" ? [] : found.results;
  const chosen = Math.min(at, people.length - 1);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  const open = (person: { id: string } | undefined) => {
    if (!person) return;
    close();
    void navigate(pathTo("profile", { id: person.id }));
  };
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter") open(people[chosen]);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || people.length === 0) return;
    event.preventDefault();
    setAt((chosen + step + people.length) % people.length);
  }
  return (
    <>
      <div className="flex items-center gap-2.5 border-line border-b px-4">
        <Search className="size-5 shrink-0 text-ink-3" strokeWidth={1.75} aria-hidden="true" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={t(($) => $.search.label)}
          aria-expanded={people.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={people.length > 0 ? `${id}-${chosen}` : undefined}
          placeholder={t(($) => $.search.hint)}
          autoComplete="off"
          spellCheck={false}
          maxLength={75}
          dir="auto"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(0);
          }}
          onKeyDown={handleKeyDown}
          className="h-13 w-full bg-transparent text-base outline-none"
        />
      </div>
      <div
        id={id}
        role="listbox"
        aria-label={t(($) => $.search.label)}
        className="max-h-96 overflow-y-auto p-1.5 empty:hidden"
      >
        {people.map((person, i) => (
          <div
            key={person.id}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === chosen}
            onPointerMove={() => setAt(i)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => open(person)}
            onKeyDown={handleKeyDown}
            className="flex cursor-pointer items-center gap-3 rounded-md p-2 aria-selected:bg-sunken"
          >
            <Avatar person={person} decorative />
            <span className="min-w-0">
              <span className="block truncate text-sm font-semibold">
                <bdi>{person.name}</bdi>
              </span>
              {person.jobTitle && (
                <span className="block truncate text-xs text-ink-2">
                  <bdi>{person.jobTitle}</bdi>
                </span>
              )}
            </span>
          </div>
        ))}
      </div>
      {words !== "" && (
        <SearchNote
          found={found}
          labels={{
            none: t(($) => $.search.none),
            loading: t(($) => $.action.loading),
            failed: t(($) => $.search.failed),
          }}
        />
      )}
    </>
  );
}
