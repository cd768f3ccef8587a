import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { regionName } from "@plaudit/i18n/region-name.ts";
import { FilterChip } from "@plaudit/ui/grid/filter-chip.tsx";
import { FilterMenu } from "@plaudit/ui/grid/filter-menu.tsx";
import type { FilterSection } from "@plaudit/ui/grid/filter-sections.tsx";
import { useState } from "react";
import { useTeamFilter } from "../../../lib/use-team-filter.ts";
import { useFacets } from "../data.ts";
import { type FilterName, type Filters, filterNames, roles, statuses } from "../filters.ts";

type Props = { filters: Filters; onChange: (name: FilterName, values: string[]) => void };

/** The filter menu, and the active filters as text. */
export function MemberFilters({ filters, onChange }: Props) {
  const { t } = useTranslation("member");
  const { t: common } = useTranslation();
  const format = useFormat();
  const [opened, setOpened] = useState(false);
  const facets = useFacets(opened).data;
  const teams = useTeamFilter(filters.team);
  const options: Record<FilterName, { value: string; label: string }[]> = {
    role: roles.map((value) => ({ value, label: t(($) => $.role[value]) })),
    status: statuses.map((value) => ({ value, label: t(($) => $.status[value]) })),
    department: merged(facets?.departments, filters.department).map((value) => ({ value, label: value })),
    country: merged(facets?.countries, filters.country).map((value) => ({
      value,
      label: regionName(format.language, value),
    })),
    team: teams.options,
    manager: [{ value: "none", label: t(($) => $.view.unmanaged) }],
    since: filters.since.map((value) => ({ value, label: format.date(value) })),
  };
  const labels: Record<FilterName, string> = {
    role: t(($) => $.column.role),
    status: t(($) => $.column.status),
    department: t(($) => $.column.department),
    country: t(($) => $.column.country),
    team: t(($) => $.column.teams),
    manager: t(($) => $.column.managers),
    since: t(($) => $.column.joinedAt),
  };
  const sections = (["status", "role", "department", "team", "country"] as const).map(
    (key): FilterSection => ({
      key,
      label: labels[key],
      options: options[key],
      value: filters[key],
      ...(key === "team" && { search: teams.search }),
    }),
  );
  return (
    <>
      <FilterMenu
        label={t(($) => $.filter)}
        sections={sections}
        labels={{ find: t(($) => $.findOption), none: common(($) => $.form.none) }}
        onChange={(key, values) => onChange(key as FilterName, values)}
        onOpen={() => setOpened(true)}
      />
      {filterNames
        .filter((name) => filters[name].length > 0)
        .map((name) => {
          const chosen = filters[name].map((value) => options[name].find((one) => one.value === value)?.label ?? "…");
          const filter = t(($) => $.is, { field: labels[name], value: chosen.join(", ") });
          return (
            <FilterChip
              key={name}
              label={filter}
              remove={t(($) => $.removeFilter, { filter })}
              onRemove={() => onChange(name, [])}
            />
          );
        })}
    </>
  );
}

const merged = (known: string[] = [], chosen: string[]) => [
  ...known,
  ...chosen.filter((value) => !known.includes(value)),
];
