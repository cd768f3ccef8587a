import { lazy, Suspense, useState } from "react";
import { load } from "../app/load.ts";
import type { Format } from "../format.ts";
import { ListFilter, X } from "../icons.tsx";
import { onIntent } from "../on-intent.ts";
import { Popover } from "../popover.tsx";
import { SegmentedControl } from "../segmented-control.tsx";
import { type FeedFilterLabels, type FeedFilters, noFilters } from "./feed-filter-types.ts";
import type { Team } from "./types.ts";

type Props = {
  value: FeedFilters;
  onChange: (value: FeedFilters) => void;
  /** Those with a name so far: the chosen ones and the reader's own. */
  teams: Team[];
  findTeams: (query: string) => Promise<Team[]>;
  /** The reader's own teams. */
  mine: string[];
  /** Kinds of things that the feed can hold. */
  types: { value: string; label: string }[];
  labels: FeedFilterLabels;
  format: Format;
};
const { Panel, near } = onIntent(async () => (await import("./filter-panel.tsx")).FilterPanel);
const Sheet = lazy(async () => ({ default: (await load(() => import("./filter-panel.tsx"))).FilterSheet }));
const look =
  "inline-flex h-11 items-center gap-2 rounded-md px-3.5 text-sm font-semibold text-ink-2 hover:bg-sunken hover:text-ink data-open:bg-sunken data-open:text-ink";

/** One tap for the two usual answers; a panel for several teams and kinds. Active filters stay readable without opening it. */
export function FeedFilter({ value, onChange, teams, findTeams, mine, types, labels, format }: Props) {
  const [sheet, setSheet] = useState(false);
  const count = value.teamIdIn.length + value.itemTypeIn.length;
  const isMine =
    mine.length > 0 && value.itemTypeIn.length === 0 && value.teamIdIn.toSorted().join() === mine.toSorted().join();
  const off = (key: keyof FeedFilters, id: string) => onChange({ ...value, [key]: value[key].filter((x) => x !== id) });
  const chips = [
    ...teams.filter((t) => value.teamIdIn.includes(t.id)).map((t) => ["teamIdIn", t.id, t.name] as const),
    ...types.filter((t) => value.itemTypeIn.includes(t.value)).map((t) => ["itemTypeIn", t.value, t.label] as const),
  ];
  const trigger = (
    <>
      <ListFilter className="size-4.5" strokeWidth={1.9} aria-hidden="true" />
      {labels.open}
      {count > 0 && !isMine && (
        <span className="grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1 text-2xs font-bold text-on-brand tabular-nums">
          {format.number(count)}
        </span>
      )}
    </>
  );
  const choices = { value, onChange, teams, findTeams, types, labels, format };
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        {mine.length > 0 ? (
          <SegmentedControl
            label={labels.open}
            value={isMine ? "mine" : count > 0 ? null : "all"}
            onChange={(next) => onChange(next === "mine" ? { teamIdIn: mine, itemTypeIn: [] } : noFilters)}
            options={[
              { value: "all", label: labels.all },
              { value: "mine", label: labels.mine },
            ]}
          />
        ) : (
          <span />
        )}
        <span className="max-sm:hidden">
          <Popover
            named
            label={labels.open}
            button={trigger}
            buttonClass={look}
            {...near}
            panelClass="w-[32rem] rounded-lg"
          >
            {(close) => <Panel {...choices} close={close} />}
          </Popover>
        </span>
        <button type="button" onClick={() => setSheet(true)} className={`${look} sm:hidden`}>
          {trigger}
        </button>
        {sheet && (
          <Suspense fallback={null}>
            <Sheet {...choices} close={() => setSheet(false)} />
          </Suspense>
        )}
      </div>
      {count > 0 && !isMine && (
        <ul className="mt-2 flex flex-wrap items-center gap-x-1.5 gap-y-2">
          {chips.map(([key, id, name]) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => off(key, id)}
                aria-label={labels.remove(name)}
                className="target inline-flex h-8 items-center gap-1.5 rounded-full bg-brand-soft ps-3 pe-2 text-xs font-semibold text-brand-text hover:bg-brand-soft-2"
              >
                <bdi>{name}</bdi>
                <X className="size-3.5" strokeWidth={2.25} aria-hidden="true" />
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={() => onChange(noFilters)}
              className="target px-2 text-xs font-semibold text-ink-2 hocus:text-ink hocus:underline"
            >
              {labels.clear}
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
