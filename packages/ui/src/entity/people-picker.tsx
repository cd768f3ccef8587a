import { Chip } from "../chip.tsx";
import { FieldError } from "../form/field-error.tsx";
import { useCombobox } from "../use-combobox.ts";
import { RecipientOption } from "./recipient-option.tsx";
import type { SearchLabels } from "./search-labels.ts";
import { SearchNote } from "./search-note.tsx";
import type { Recipient } from "./types.ts";

type Props = {
  value: Recipient[];
  onChange: (value: Recipient[]) => void;
  /** Asked with '' when the field is entered, and 250 ms after the last key. */
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
const same = (a: Recipient) => (b: Recipient) => a.id === b.id && a.type === b.type;

/** People and teams in one field: a combobox whose chosen ones stand before it. */
export function PeoplePicker({ value, onChange, search, labels, error, autoFocus, id }: Props) {
  const chosen = (r: Recipient) => value.some(same(r));
  const without = (r: Recipient) => value.filter((x) => !same(r)(x));
  const box = useCombobox({
    search,
    onChoose: (r) => onChange(chosen(r) ? without(r) : [...value, r]),
    onBack: () => onChange(value.slice(0, -1)),
    closesOnChoice: true,
  });
  const field = id ?? box.own;
  const note = error ? `${box.own}-error` : undefined;
  return (
    <div style={box.anchorStyle}>
      <div
        className={`flex min-h-14 flex-wrap items-center gap-1.5 border-b py-2 ${error ? "border-danger" : "border-line focus-within:border-ring"}`}
      >
        <label htmlFor={field} className="me-1.5 min-w-8 text-sm font-semibold text-ink-2">
          {labels.label}
        </label>
        {value.map((r) => (
          <Chip
            key={r.type + r.id}
            onRemove={() => {
              onChange(without(r));
              box.focus();
            }}
            removeLabel={labels.remove(r.displayData.name)}
            className="max-w-60"
          >
            {r.displayData.name}
            {r.type === "team" && (
              <span className="font-normal"> · {labels.count(r.displayData.activeMemberCount ?? 0)}</span>
            )}
          </Chip>
        ))}
        <input
          {...box.inputProps}
          id={field}
          data-autofocus={autoFocus || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={note}
          placeholder={value.length > 0 ? "" : labels.placeholder}
          className={`h-9 grow ${value.length > 0 && box.query === "" ? "w-8" : "w-28"} bg-transparent text-base outline-none max-sm:h-11`}
        />
      </div>
      {error && <FieldError id={note}>{error}</FieldError>}
      <div {...box.popoverProps} className="popover popover-list max-h-88 w-96 overflow-y-auto rounded-md p-1.5">
        {box.open && <SearchNote found={box.found} labels={labels} />}
        <div role="listbox" id={box.listId} tabIndex={-1} aria-label={labels.label} aria-multiselectable="true">
          {box.options.map((r, i) => (
            <div
              key={r.type + r.id}
              {...box.optionProps(r, i)}
              role="option"
              tabIndex={-1}
              aria-selected={chosen(r)}
              className="flex min-h-13 cursor-pointer items-center gap-3 rounded-sm px-2.5 data-focus:bg-brand-soft aria-selected:opacity-55"
            >
              <RecipientOption recipient={r} query={box.query} members={labels.members} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
