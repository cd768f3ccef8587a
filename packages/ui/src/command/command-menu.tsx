import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../button.tsx";
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
  /** What fits the words, best first. */
  groups: CommandGroup[];
  /** How looking beyond this page stands. */
  state: "idle" | "loading" | "done" | "failed";
  onChoose: (command: Command) => void;
};

/** A field and where it leads: arrows choose, Enter goes there, Escape closes. The focus stays in the field. */
export function CommandMenu({ open, onClose, labels, query, onQuery, groups, state, onChoose }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const commands = groups.flatMap((group) => group.commands);
  const chosen = Math.min(at, commands.length - 1);
  const optionId = (index: number) => `${id}-${index}`;
  useEffect(() => {
    if (open) list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  });

  function handleKeyDown(event: KeyboardEvent) {
    const last = commands.length - 1;
    const next = {
      ArrowDown: chosen + 1,
      ArrowUp: chosen - 1,
      Home: 0,
      End: last,
      PageDown: chosen + 8,
      PageUp: chosen - 8,
    }[event.key];
    const command = commands[chosen];
    if (event.key === "Enter" && command && !event.nativeEvent.isComposing) {
      event.preventDefault();
      return onChoose(command);
    }
    if (next === undefined || last < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    if ((event.key === "Home" || event.key === "End") && query) return;
    event.preventDefault();
    const arrow = event.key.startsWith("Arrow");
    setAt(arrow ? (next + commands.length) % commands.length : Math.max(0, Math.min(last, next)));
  }
  const note =
    state === "failed" ? labels.failed : commands.length > 0 ? "" : state === "loading" ? labels.loading : labels.none;
  let index = -1;
  return (
    <Modal
      open={open}
      onClose={onClose}
      label={labels.title}
      className="modal-rise mx-auto mt-4 mb-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-1.5rem)] max-w-160 rounded-lg sm:mt-[12vh] sm:max-h-[70dvh]"
    >
      <div className="flex max-h-[inherit] flex-col overflow-hidden rounded-[inherit]">
        <div className="flex shrink-0 items-center gap-2.5 border-line border-b ps-4 pe-1.5">
          <Search className="size-5 shrink-0 text-ink-3" strokeWidth={1.75} aria-hidden="true" />
          <input
            data-autofocus
            type="text"
            role="combobox"
            aria-label={labels.title}
            aria-expanded={commands.length > 0}
            aria-controls={id}
            aria-autocomplete="list"
            aria-activedescendant={commands.length > 0 ? optionId(chosen) : undefined}
            placeholder={labels.hint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={75}
            dir="auto"
            value={query}
            onChange={(event) => {
              onQuery(event.target.value);
              setAt(0);
            }}
            onKeyDown={handleKeyDown}
            className="h-14 w-full min-w-0 bg-transparent text-base outline-none"
          />
          <Button kind="quiet" size="icon" aria-label={labels.close} onClick={onClose}>
            <X className="size-5" aria-hidden="true" />
          </Button>
        </div>
        <div
          ref={list}
          id={id}
          role="listbox"
          aria-label={labels.title}
          className="min-h-0 grow overflow-y-auto overscroll-contain p-1.5 empty:hidden"
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
              {group.commands.map((command) => {
                index += 1;
                const own = index;
                return (
                  // The field has the keyboard; an option answers the pointer.
                  // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field goes to the chosen option
                  <div
                    key={command.id}
                    id={optionId(own)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={own === chosen}
                    onPointerMove={() => setAt(own)}
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => onChoose(command)}
                    className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2 py-1 aria-selected:bg-sunken"
                  >
                    <CommandOption command={command} query={query} />
                  </div>
                );
              })}
            </div>
          ))}
        </div>
        <p role="status" className={note ? "px-4 py-5 text-sm text-ink-2" : "sr-only"}>
          {note}
        </p>
      </div>
    </Modal>
  );
}
