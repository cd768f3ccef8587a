import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { useState } from "react";
import { RangeRows } from "./range-rows.tsx";

interface Part {
  id: string;
  name: string;
  was: number;
  least: number;
  most: number;
}
type Props = { title: string; hint: string; countries: readonly Part[]; teams: readonly Part[] };

/** The same over countries or teams. */
export function Spread({ title, hint, countries, teams }: Props) {
  const { t } = useTranslation("points-admin");
  const { language } = useFormat();
  const [by, setBy] = useState<"countries" | "teams">("countries");
  const names = new Intl.DisplayNames(language, { type: "region" });
  const countryName = (id: string) =>
    id === "" ? t(($) => $.dry.noCountry) : /^[A-Z]{2}$/.test(id) ? (names.of(id) ?? id) : id;
  const rows = by === "teams" ? teams : countries.map((of) => ({ ...of, name: countryName(of.id) }));
  return (
    <div className="min-w-0">
      <h3 className="text-sm font-semibold">{title}</h3>
      <p className="mt-0.5 text-xs text-ink-2">{hint}</p>
      <SegmentedControl
        size="sm"
        className="my-3"
        label={t(($) => $.dry.by)}
        value={by}
        onChange={setBy}
        options={[
          { value: "countries", label: t(($) => $.dry.country) },
          { value: "teams", label: t(($) => $.dry.team) },
        ]}
      />
      {rows.length > 0 ? (
        <>
          <p aria-hidden="true" className="mb-1 flex flex-wrap gap-x-4 text-xs text-ink-2">
            <span className="flex items-center gap-1.5">
              <i className="size-2.5 rounded-full border-2 border-ink-2" />
              {t(($) => $.dry.was)}
            </span>
            <span className="flex items-center gap-1.5">
              <i className="size-2.5 rounded-full bg-mark" />
              {t(($) => $.dry.is)}
            </span>
          </p>
          <RangeRows label={t(($) => $.dry[by === "countries" ? "country" : "team"])} rows={rows} />
        </>
      ) : (
        <p className="text-sm text-ink-2">{t(($) => $.dry[by === "countries" ? "noCountry" : "noTeams"])}</p>
      )}
    </div>
  );
}
