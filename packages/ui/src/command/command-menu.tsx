import { Combobox, ComboboxOption, ComboboxOptions } from "@headlessui/react";
import { useId } from "react";
import { Button } from "../button.tsx";
import { FoundList } from "../form/found-list.tsx";
import { SearchInput } from "../form/search-input.tsx";
import { useMenuClose } from "../form/use-menu-close.ts";
import { Search, X } from "../icons.tsx";
import { Modal } from "../modal.tsx";
import { CommandOption } from "./command-option.tsx";
import type { Command, CommandGroup, CommandLabels } from "./types.ts";

type Props = {
  open: boolean;
  onClose: () => void;
  labels: CommandLabels;
  query: string;
  onQuery: (query: string) => void;
  /** Matches of the query, best first. */
  groups: CommandGroup[];
  /** State of the search on the server. */
  state: "idle" | "loading" | "done" | "failed";
  onChoose: (command: Command) => void;
};

/** A field and where it leads. The list is there as long as the dialog is. */
export function CommandMenu({ open, onClose, labels, query, onQuery, groups, state, onChoose }: Props) {
  const id = useId();
  const found = groups.some(({ commands }) => commands.length > 0);
  const note = state === "failed" ? labels.failed : found ? "" : state === "loading" ? labels.loading : labels.none;
  return (
    <Modal
      open={open}
      onClose={onClose}
      label={labels.title}
      className="modal-rise mx-auto mt-4 mb-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-1.5rem)] max-w-160 rounded-lg sm:mt-[12vh] sm:max-h-[70dvh]"
    >
      <Combobox
        as="div"
        className="flex max-h-[inherit] flex-col overflow-hidden rounded-[inherit]"
        immediate
        value={null as Command | null}
        onChange={(command) => command && onChoose(command)}
        {...useMenuClose(onClose)}
      >
        <div className="flex shrink-0 items-center gap-2.5 border-line border-b ps-4 pe-1.5">
          <Search className="size-5 shrink-0 text-ink-3" strokeWidth={1.75} aria-hidden="true" />
          <SearchInput
            inMenu
            data-autofocus
            aria-label={labels.title}
            placeholder={labels.hint}
            autoCapitalize="none"
            enterKeyHint="go"
            query={query}
            onQuery={onQuery}
            className="h-14 w-full min-w-0 bg-transparent text-base outline-none"
          />
          <Button kind="quiet" size="icon" aria-label={labels.close} onClick={onClose}>
            <X className="size-5" aria-hidden="true" />
          </Button>
        </div>
        <ComboboxOptions
          static
          modal={false}
          as={FoundList}
          aria-label={labels.title}
          className="min-h-0 grow overflow-y-auto overscroll-contain p-1.5 outline-none empty:hidden"
        >
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox is no fieldset
            <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className="not-first:mt-2">
              <p
                id={`${id}-${group.id}`}
                role="presentation"
                className="px-2 pt-1.5 pb-1 text-xs font-semibold text-ink-2"
              >
                {group.label}
              </p>
              {group.commands.map((command) => (
                // With each letter again: the first of them is the active one again.
                <ComboboxOption
                  key={`${query} ${command.id}`}
                  value={command}
                  data-late={command.isLate || undefined}
                  className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2 py-1 data-focus:bg-sunken"
                >
                  <CommandOption command={command} query={query} />
                </ComboboxOption>
              ))}
            </div>
          ))}
        </ComboboxOptions>
        <p role="status" className={note ? "px-4 py-5 text-sm text-ink-2" : "sr-only"}>
          {note}
        </p>
      </Combobox>
    </Modal>
  );
}
