import { useTranslation } from "@plaudit/i18n/react.ts";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { useSearchParams } from "react-router";

/** Those in use, or those that are archived: there is nothing to choose while none is. */
export function ArchivedSwitch({ count }: { count: number | undefined }) {
  const { t } = useTranslation("award-admin");
  const [search, setSearch] = useSearchParams();
  const archived = search.has("archived");
  if (count === undefined || (!archived && count === 0)) return null;
  return (
    <SegmentedControl
      className="pt-4"
      label={t(($) => $.show.label)}
      value={archived ? "archived" : "active"}
      onChange={(shown) => setSearch(shown === "archived" ? { archived: "" } : {}, { replace: true })}
      options={[
        { value: "active", label: t(($) => $.show.active) },
        { value: "archived", label: t(($) => $.show.archived) },
      ]}
    />
  );
}
