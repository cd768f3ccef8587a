import { feedTypes } from "@plaudit/api/entities.ts";
import { useMe } from "@plaudit/api/react";
import { useFeedTypeText } from "@plaudit/i18n/feed-type-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { FeedFilter } from "@plaudit/ui/entity/feed-filter.tsx";
import type { FeedFilters } from "@plaudit/ui/entity/feed-filter-types.ts";
import { useEffect, useState } from "react";
import { isFiltered, useTeams } from "../data.ts";

type Props = { value: FeedFilters; onChange: (filters: FeedFilters) => void };

export function FilterBar({ value, onChange }: Props) {
  const { t } = useTranslation("timeline");
  const { t: common } = useTranslation();
  const format = useFormat();
  const typeText = useFeedTypeText();
  const { data: me } = useMe();
  const [wanted, setWanted] = useState(isFiltered(value));
  useEffect(() => {
    // Nobody filters at once; the feed loads first.
    const timer = setTimeout(() => setWanted(true), 1500);
    return () => clearTimeout(timer);
  }, []);
  const { data, error } = useTeams(wanted);
  const own = me?.teams ?? [];
  const known = data?.results ?? [];
  const teams = [...known, ...own.filter((team) => !known.some((other) => other.id === team.id))];
  return (
    <FeedFilter
      value={value}
      onChange={onChange}
      teams={teams}
      mine={own.map((team) => team.id)}
      types={feedTypes.map((type) => ({ value: type, label: typeText(type) }))}
      format={format}
      labels={{
        open: t(($) => $.filter.open),
        all: t(($) => $.filter.all),
        mine: t(($) => $.filter.mine),
        teams: t(($) => $.filter.teams),
        types: t(($) => $.filter.types),
        findTeam: t(($) => $.filter.findTeam),
        noTeam: t(($) => $.filter.noTeam),
        noTeams: data
          ? t(($) => $.filter.noTeams)
          : error
            ? common(($) => $.failed.title)
            : common(($) => $.action.loading),
        clear: t(($) => $.filter.clear),
        apply: t(($) => $.filter.done),
        close: common(($) => $.action.close),
        remove: (name) => t(($) => $.filter.remove, { name }),
      }}
    />
  );
}
