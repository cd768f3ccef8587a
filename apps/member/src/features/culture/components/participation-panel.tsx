import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { type SeedKind, Seeds, seedColors } from "@plaudit/ui/art/seeds.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import type { Overview } from "../data.ts";
import { useMonth } from "../use-month.ts";

/** How many members take part in the current month, without names. */
export function ParticipationPanel({ overview: { participation } }: { overview: Overview }) {
  const { t } = useTranslation("culture");
  const { number } = useFormat();
  const month = useMonth();
  const { both, gave, received } = participation;
  const active = both + gave + received;
  const people = Math.max(participation.people, active);
  const counts: Record<SeedKind, number> = { both, received, gave, neither: people - active };
  const names: Record<SeedKind, string> = {
    both: t(($) => $.participation.both),
    received: t(($) => $.participation.received),
    gave: t(($) => $.participation.gave),
    neither: t(($) => $.participation.neither),
  };
  const sentence = t(($) => $.participation.of, { count: people, n: number(active), people: number(people) });
  return (
    <Panel title={t(($) => $.participation.title, { month: month(participation.month) })}>
      <Seeds counts={counts} label={sentence} />
      <p className="mt-4 text-base font-semibold">{sentence}</p>
      <ul className="mt-4 grid gap-1.5 text-xs text-ink-2 tabular-nums">
        {(Object.keys(counts) as SeedKind[]).map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <i aria-hidden="true" className="size-2.5 rounded-full" style={{ background: seedColors[kind] }} />
            {names[kind]}
            <span className="ms-auto">{number(counts[kind])}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
