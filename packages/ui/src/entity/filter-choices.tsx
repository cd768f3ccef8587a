import { useState } from "react";
import { fold } from "../fold.ts";
import { Checkbox } from "../form/checkbox.tsx";
import type { Format } from "../format.ts";
import { Search } from "../icons.tsx";
import { useSearch } from "../use-search.ts";
import type { FeedFilterLabels, FeedFilters } from "./feed-filter-types.ts";
import type { Team } from "./types.ts";

export type FilterProps = {
  value: FeedFilters;
  onChange: (value: FeedFilters) => void;
  /** Those with a name so far: the chosen ones and the reader's own. */
  teams: Team[];
  /** Asked with '' for the first ones. */
  findTeams: (query: string) => Promise<Team[]>;
  types: { value: string; label: string }[];
  labels: FeedFilterLabels;
  format: Format;
};
const toggle = (list: string[], id: string) => (list.includes(id) ? list.filter((x) => x !== id) : [...list, id]);
const legend = "mb-1.5 text-xs font-semibold text-ink-2";

/** All teams by what is typed; those that were chosen come first. */
function Teams({ value, onChange, teams, findTeams, labels, format }: Omit<FilterProps, "types">) {
  const [query, setQuery] = useState("");
  const [first] = useState(value.teamIdIn);
  const { results, state, isLate } = useSearch(findTeams, query.trim());
  const chosen = teams.filter(({ id, name }) => first.includes(id) && fold(name).includes(fold(query)));
  const shown = [...chosen, ...results.filter(({ id }) => !chosen.some((one) => one.id === id))];
  const note =
    state === "failed" && !isLate
      ? labels.failed
      : shown.length > 0
        ? ""
        : state !== "done" || isLate
          ? labels.loading
          : query === ""
            ? labels.noTeams
            : labels.noTeam;
  return (
    <>
      {note !== labels.noTeams && (
        <label className="mb-1 flex h-10 items-center gap-2 rounded-sm px-2.5 rim-line-2 focus-within:rim-ring max-sm:h-11">
          <Search className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
          <span className="sr-only">{labels.findTeam}</span>
          <input
            value={query}
            maxLength={75}
            onChange={(event) => setQuery(event.target.value)}
            placeholder={labels.findTeam}
            className="min-w-0 grow bg-transparent text-sm outline-none"
          />
        </label>
      )}
      <div className="max-h-64 overflow-y-auto px-2">
        {shown.map((team) => (
          <Checkbox
            key={team.id}
            label={team.name}
            note={team.activeMemberCount == null ? undefined : format.number(team.activeMemberCount)}
            checked={value.teamIdIn.includes(team.id)}
            onChange={() => onChange({ ...value, teamIdIn: toggle(value.teamIdIn, team.id) })}
          />
        ))}
      </div>
      <p role="status" className={note ? "max-w-sm px-2 py-3 text-sm text-ink-2" : "sr-only"}>
        {note}
      </p>
    </>
  );
}

export function FilterChoices({ types, ...props }: FilterProps) {
  const { value, onChange, labels } = props;
  return (
    <>
      <fieldset className="min-w-0">
        <legend className={legend}>{labels.teams}</legend>
        <Teams {...props} />
      </fieldset>
      {types.length > 0 && (
        <fieldset className="min-w-0">
          <legend className={legend}>{labels.types}</legend>
          {types.map((type) => (
            <Checkbox
              key={type.value}
              label={type.label}
              checked={value.itemTypeIn.includes(type.value)}
              onChange={() => onChange({ ...value, itemTypeIn: toggle(value.itemTypeIn, type.value) })}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
