import { feedTypes } from "@plaudit/api/entities.ts";
import { useFeedTypeText } from "@plaudit/i18n/feed-type-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { FeedFilter } from "@plaudit/ui/entity/feed-filter.tsx";
import type { FeedFilters } from "@plaudit/ui/entity/feed-filter-types.ts";
import { useTeams } from "../../../lib/use-teams.ts";

type Props = { value: FeedFilters; onChange: (filters: FeedFilters) => void };

export function FilterBar({ value, onChange }: Props) {
  const { t } = useTranslation("timeline");
  const { t: common } = useTranslation();
  const format = useFormat();
  const typeText = useFeedTypeText();
  const { own, known, find } = useTeams(value.teamIdIn);
  return (
    <FeedFilter
      value={value}
      onChange={onChange}
      teams={known}
      findTeams={find}
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
        noTeams: t(($) => $.filter.noTeams),
        loading: common(($) => $.action.loading),
        failed: common(($) => $.failed.title),
        clear: t(($) => $.filter.clear),
        apply: t(($) => $.filter.done),
        close: common(($) => $.action.close),
        remove: (name) => t(($) => $.filter.remove, { name }),
      }}
    />
  );
}
