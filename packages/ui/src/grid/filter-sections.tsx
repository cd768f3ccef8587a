import { useState } from "react";
import { fold } from "../fold.ts";
import { Checkbox } from "../form/checkbox.tsx";
import { useSearch } from "../use-search.ts";

type Option = { value: string; label: string };
export type FilterSection = {
  key: string;
  label: string;
  options: Option[];
  value: string[];
  /** One of them at most. */
  single?: boolean;
  /** There may be more than can be listed: these are looked for, and the options are those that are chosen. */
  search?: (words: string) => Promise<Option[]>;
};
type Props = {
  sections: FilterSection[];
  labels: { find: string; none: string };
  onChange: (key: string, values: string[]) => void;
};
const FEW = 8;

export const FilterSections = ({ sections, labels, onChange }: Props) =>
  sections
    .filter(({ options, search }) => options.length > 0 || search)
    .map((section) => <Section key={section.key} section={section} labels={labels} onChange={onChange} />);

/** Long lists are searched, and start with what is chosen. */
function Section({ section, labels, onChange }: Omit<Props, "sections"> & { section: FilterSection }) {
  const { key, label, value, single, search } = section;
  const [query, setQuery] = useState("");
  const [first] = useState(value);
  const looked = useSearch<Option>(search ?? (async () => []), search ? query : null);
  const options = [
    ...section.options,
    ...looked.results.filter((one) => !section.options.some((known) => known.value === one.value)),
  ];
  const long = search !== undefined || options.length > FEW;
  const found = options.filter((option) => fold(option.label).includes(fold(query)));
  const shown = [...found.filter((o) => first.includes(o.value)), ...found.filter((o) => !first.includes(o.value))];
  const toggle = (option: string, on: boolean) =>
    onChange(key, single ? (on ? [option] : []) : on ? [...value, option] : value.filter((x) => x !== option));
  return (
    <fieldset className="min-w-0 border-line border-b py-2.5 first:pt-0 last:border-0 last:pb-0">
      <legend className="text-xs font-semibold text-ink-2">{label}</legend>
      {long && (
        <input
          type="text"
          aria-label={`${labels.find}: ${label}`}
          placeholder={labels.find}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="mt-1.5 h-9 w-full rounded-sm bg-surface px-3 text-sm rim-line-2 outline-none focus:rim-ring max-sm:h-11"
        />
      )}
      <div className={long ? "max-h-52 overflow-y-auto px-2" : "px-2"}>
        {shown.slice(0, 100).map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={value.includes(option.value)}
            onChange={(event) => toggle(option.value, event.currentTarget.checked)}
          />
        ))}
        {shown.length === 0 && !looked.isLate && <p className="py-2 text-sm text-ink-2">{labels.none}</p>}
      </div>
    </fieldset>
  );
}
