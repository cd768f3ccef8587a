import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { PeopleList } from "@plaudit/ui/entity/people-list.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import { PartFailed } from "../../../lib/part-failed.tsx";
import { useManagerRankings } from "../data.ts";

/** Which managers recognize most, and their own place. */
export function RankingsPanel() {
  const { t } = useTranslation("direct-reports");
  const { number } = useFormat();
  const query = useManagerRankings();
  const { data, error } = query;
  if (!data && !error) return null;
  if (data?.results.length === 0) return null;
  return (
    <Panel title={t(($) => $.rankings.title)}>
      {data ? (
        <>
          <PeopleList
            people={data.results.map(({ person, place, given }) => ({
              person,
              note: t(($) => $.rankings.given, { count: given, n: number(given) }),
              end: <span className="text-sm font-semibold text-ink-2 tabular-nums">{number(place)}</span>,
            }))}
          />
          <p className="mt-3 border-line border-t pt-3 text-xs text-ink-2">
            {data.own
              ? t(($) => $.rankings.own, {
                  place: number(data.own.place),
                  count: data.own.given,
                  n: number(data.own.given),
                })
              : t(($) => $.rankings.none)}
          </p>
        </>
      ) : (
        <PartFailed query={query} />
      )}
    </Panel>
  );
}
