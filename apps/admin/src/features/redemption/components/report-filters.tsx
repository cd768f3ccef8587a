import { redemptionStatuses } from "@plaudit/api/reward-arts.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { regionName } from "@plaudit/i18n/region-name.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { FilterMenu } from "@plaudit/ui/grid/filter-menu.tsx";
import { useState } from "react";
import type { useGridState } from "../../../lib/use-grid-state.ts";
import { useCountries, useProviderNames } from "../data.ts";
import { periods } from "../period.ts";

export const filters = ["status", "provider", "country", "period"] as const;
export type FilterState = ReturnType<typeof useGridState<(typeof filters)[number]>>;

/** What redemptions are narrowed by. */
export function ReportFilters({ state }: { state: FilterState }) {
  const { t } = useTranslation("redemption-admin");
  const { t: common } = useTranslation();
  const { language } = useFormat();
  const [opened, setOpened] = useState(false);
  const providers = useProviderNames(opened);
  const { status, provider, country, period } = state.filters;
  const countries = [...new Set([...useCountries(opened), ...country])];
  return (
    <span className="flex flex-wrap items-center gap-2">
      <FilterMenu
        label={t(($) => $.report.filter)}
        labels={{ find: t(($) => $.report.find), none: common(($) => $.form.none) }}
        onOpen={() => setOpened(true)}
        onChange={(key, values) => state.setFilter(key as "status", values)}
        sections={[
          {
            key: "period",
            label: t(($) => $.report.when),
            value: period,
            single: true,
            options: periods.map((value) => ({ value, label: t(($) => $.period[value]) })),
          },
          {
            key: "status",
            label: t(($) => $.report.state),
            value: status,
            options: redemptionStatuses.map((value) => ({ value, label: t(($) => $.status[value]) })),
          },
          {
            key: "provider",
            label: t(($) => $.view.provider),
            value: provider,
            options: providers.map(({ id, name }) => ({ value: id, label: name })),
          },
          {
            key: "country",
            label: t(($) => $.report.country),
            value: country,
            options: countries.map((value) => ({ value, label: regionName(language, value) })),
          },
        ]}
      />
      {state.filtered && (
        <Button kind="quiet" size="sm" onClick={state.clear}>
          {t(($) => $.report.clear)}
        </Button>
      )}
    </span>
  );
}
