import { useTranslation } from "@plaudit/i18n/react.ts";
import { PeopleSearch } from "@plaudit/ui/entity/people-search.tsx";
import { useNavigate } from "react-router";
import { findPeople } from "../../lib/find-people.ts";
import { pathTo } from "../../screens.ts";

/** The person who is chosen opens as a page. */
export function PeopleSearchPanel({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <PeopleSearch
      labels={{
        label: t(($) => $.search.label),
        hint: t(($) => $.search.hint),
        none: t(($) => $.search.none),
        loading: t(($) => $.action.loading),
        failed: t(($) => $.search.failed),
      }}
      search={findPeople}
      onChoose={({ id }) => void navigate(pathTo("profile", { id }))}
      onClose={close}
    />
  );
}
