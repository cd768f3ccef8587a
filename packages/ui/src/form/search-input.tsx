import { ComboboxInput } from "@headlessui/react";
import type { ComponentProps, KeyboardEvent } from "react";
import { DescribedInput } from "./described-input.tsx";

type Props = Omit<ComponentProps<"input">, "value" | "onChange"> & {
  query: string;
  onQuery: (query: string) => void;
  /** Of a list that is all there is: it stays while the window or a phone's keyboard goes, and Tab chooses nothing. */
  inMenu?: boolean;
};

/** Options of what was typed before carry `data-late`: they can be clicked, but Enter is for what is typed now. */
function isActiveLate(field: Element): boolean {
  const active = field.getAttribute("aria-activedescendant");
  return document.getElementById(active ?? "")?.hasAttribute("data-late") ?? false;
}

/** The field of a list of what is found. */
export function SearchInput({ query, onQuery, inMenu, "aria-describedby": note, ...input }: Props) {
  // Else Tab would choose the active option, and Home and End would not move in what is typed.
  function keepKey(event: KeyboardEvent) {
    if (event.key === "Enter" && isActiveLate(event.currentTarget)) {
      event.preventDefault();
      event.stopPropagation();
    }
    const keeps = { Tab: inMenu, Home: query !== "", End: query !== "" }[event.key];
    if (keeps) event.stopPropagation();
  }
  return (
    <ComboboxInput
      as={DescribedInput}
      note={note}
      autoComplete="off"
      spellCheck={false}
      dir="auto"
      maxLength={75}
      value={query}
      displayValue={() => query}
      onChange={(event) => onQuery(event.target.value)}
      onKeyDownCapture={keepKey}
      onBlur={(event) => inMenu && !event.relatedTarget && event.preventDefault()}
      {...input}
    />
  );
}
