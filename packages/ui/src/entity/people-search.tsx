import { Combobox, ComboboxOption, ComboboxOptions } from "@headlessui/react";
import { useEffect, useRef, useState } from "react";
import { Avatar } from "../avatar.tsx";
import { FoundList } from "../form/found-list.tsx";
import { SearchInput } from "../form/search-input.tsx";
import { useMenuClose } from "../form/use-menu-close.ts";
import { Search } from "../icons.tsx";
import { useSearch } from "../use-search.ts";
import type { SearchLabels } from "./search-labels.ts";
import { SearchNote } from "./search-note.tsx";
import type { Person } from "./types.ts";

type Props = {
  labels: SearchLabels & { label: string; hint: string };
  search: (query: string) => Promise<Person[]>;
  onChoose: (person: Person) => void;
  onClose: () => void;
};

/** What a popover holds to find one person: a field, and below it who is found. */
export function PeopleSearch({ labels, search, onChoose, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const words = query.trim();
  const found = useSearch(search, words === "" ? null : words);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  return (
    <Combobox
      as="div"
      value={null as Person | null}
      virtual={{ options: found.results }}
      onChange={(person) => person && onChoose(person)}
      {...useMenuClose(onClose)}
    >
      <div className="flex items-center gap-2.5 border-line border-b px-4">
        <Search className="size-5 shrink-0 text-ink-3" strokeWidth={1.75} aria-hidden="true" />
        <SearchInput
          inMenu
          ref={input}
          aria-label={labels.label}
          placeholder={labels.hint}
          query={query}
          onQuery={setQuery}
          className="h-13 w-full bg-transparent text-base outline-none"
        />
      </div>
      <ComboboxOptions
        modal={false}
        as={FoundList}
        aria-label={labels.label}
        // Never without a size: Headless UI would draw no rows.
        className={found.results.length > 0 ? "max-h-96 overflow-y-auto p-1.5 outline-none" : "sr-only"}
      >
        {({ option: person }: { option: Person }) => (
          <ComboboxOption
            value={person}
            data-late={found.isLate || undefined}
            className="flex w-full cursor-pointer items-center gap-3 rounded-md p-2 data-focus:bg-sunken"
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
          </ComboboxOption>
        )}
      </ComboboxOptions>
      {words !== "" && <SearchNote found={found} labels={labels} />}
    </Combobox>
  );
}
