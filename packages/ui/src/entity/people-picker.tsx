import { useId } from "react";
import { FieldError } from "../form/field-error.tsx";
import { MultiCombobox } from "../form/multi-combobox.tsx";
import { RecipientOption } from "./recipient-option.tsx";
import type { SearchLabels } from "./search-labels.ts";
import type { Recipient } from "./types.ts";

type Props = {
  value: Recipient[];
  onChange: (value: Recipient[]) => void;
  /** Asked with '' when the list opens, and 250 ms after the last key. */
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

/** People and teams in one field. */
export function PeoplePicker({ value, onChange, search, labels, error, autoFocus, id }: Props) {
  const own = useId();
  const field = id ?? own;
  const note = error ? `${own}-error` : undefined;
  return (
    <div>
      <MultiCombobox
        offersChosen
        label={labels.label}
        {...{ labels, value, onChange, search, autoFocus }}
        keyOf={(r) => r.type + r.id}
        nameOf={(r) => r.displayData.name}
        input={{ id: field, "aria-invalid": error ? true : undefined, "aria-describedby": note }}
        before={
          <label htmlFor={field} className="me-1.5 min-w-8 text-sm font-semibold text-ink-2">
            {labels.label}
          </label>
        }
        chip={(r) => (
          <>
            {r.displayData.name}
            {r.type === "team" && (
              <span className="font-normal"> · {labels.count(r.displayData.activeMemberCount ?? 0)}</span>
            )}
          </>
        )}
        option={(r, query) => <RecipientOption recipient={r} query={query} members={labels.members} />}
        classes={{
          field: `flex min-h-14 flex-wrap items-center gap-1.5 border-b py-2 ${error ? "border-danger" : "border-line focus-within:border-ring"}`,
          chip: "max-w-60",
          input: "h-9 text-base max-sm:h-11",
          wide: "w-28",
          list: "max-h-88",
          option:
            "flex min-h-13 cursor-pointer items-center gap-3 rounded-sm px-2.5 data-focus:bg-brand-soft aria-selected:opacity-55",
        }}
      />
      {error && <FieldError id={note}>{error}</FieldError>}
    </div>
  );
}
