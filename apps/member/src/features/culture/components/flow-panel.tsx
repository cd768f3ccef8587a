import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Flow } from "@plaudit/ui/art/flow.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import { MD, useMedia } from "@plaudit/ui/use-media.ts";
import type { Overview } from "../data.ts";
import { AsTable } from "./as-table.tsx";

/** Who thanks across teams. */
export function FlowPanel({ overview: { teams, flows } }: { overview: Overview }) {
  const { t } = useTranslation("culture");
  const { t: profile } = useTranslation("profile");
  const { number, list } = useFormat();
  const wide = useMedia(MD);
  const placeOf = (id: string) => teams.findIndex((team) => team.id === id);
  const nameOf = (id: string) => teams[placeOf(id)]?.name ?? "";
  const sentences = flows.map(({ fromTeamId, toTeamId, count }) =>
    t(($) => $.flow.times, { from: nameOf(fromTeamId), to: nameOf(toTeamId), count, n: number(count) }),
  );
  const of = (from: string, to: string) =>
    flows.find((flow) => flow.fromTeamId === from && flow.toTeamId === to)?.count ?? 0;
  return (
    <Panel title={t(($) => $.flow.title)}>
      {flows.length === 0 ? (
        <p className="text-sm text-ink-2">{t(($) => $.flow.empty)}</p>
      ) : (
        <>
          <p className="mb-2 text-sm text-ink-2">{t(($) => $.flow.most, { flow: sentences[0] ?? "" })}</p>
          <Flow
            nodes={teams.map((team) => ({
              ...team,
              note: profile(($) => $.members, { count: team.people, n: number(team.people) }),
            }))}
            links={flows.map(({ fromTeamId, toTeamId, count }) => ({
              from: placeOf(fromTeamId),
              to: placeOf(toTeamId),
              count,
            }))}
            vertical={!wide}
            mirrored={document.dir === "rtl"}
            label={t(($) => $.flow.label, { flows: list(sentences.slice(0, 3)) })}
          />
          <p className="mt-4 border-line border-t pt-3 text-xs text-ink-2">
            {wide ? t(($) => $.flow.across) : t(($) => $.flow.down)} {t(($) => $.flow.least)}
          </p>
          <AsTable
            caption={t(($) => $.flow.title)}
            head={teams.map(({ name }) => t(($) => $.flow.to, { name }))}
            rows={teams.map((from) => ({ name: from.name, cells: teams.map((to) => number(of(from.id, to.id))) }))}
          />
        </>
      )}
    </Panel>
  );
}
