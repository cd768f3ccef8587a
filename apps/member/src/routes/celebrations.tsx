import { useApps } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { CalendarDays, ChevronRight, List } from "@plaudit/ui/later-icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { MD, useMedia } from "@plaudit/ui/use-media.ts";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { Aside } from "../features/celebration/components/aside.tsx";
import { CalendarSkeleton, DaysSkeleton } from "../features/celebration/components/calendar-skeleton.tsx";
import { DayList } from "../features/celebration/components/day-list.tsx";
import { MonthDots } from "../features/celebration/components/month-dots.tsx";
import { MonthGrid } from "../features/celebration/components/month-grid.tsx";
import { MINE, TeamChoice } from "../features/celebration/components/team-choice.tsx";
import { useDayCards, useDays, useMonth } from "../features/celebration/data.ts";
import { lastDay, monthAfter } from "../features/celebration/days.ts";
import { PartFailed } from "../lib/part-failed.tsx";
import { useTeams } from "../lib/use-teams.ts";
import { pathTo } from "../screens.ts";

/** What is shown stands in the address: a link leads to the same month, view and team. */
export function Component() {
  const { t } = useTranslation("celebration");
  const format = useFormat();
  const wide = useMedia(MD);
  const { may } = useApps();
  const [search, setSearch] = useSearchParams();
  const set = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(search);
    for (const [key, value] of Object.entries(change)) value ? next.set(key, value) : next.delete(key);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const [asked, team, day] = ["month", "team", "day"].map((key) => search.get(key));
  const teams = useTeams(team && team !== MINE ? [team] : []);
  const teamIds = team === MINE ? teams.own.map(({ id }) => id) : team ? [team] : [];
  const query = useMonth(asked ?? day?.slice(0, 7) ?? null, teamIds);
  const month = query.data;
  const listed = !wide || search.get("view") === "list" || Boolean(day);
  // The present month begins with today, until all of it is asked for.
  const rest = month !== undefined && !search.has("whole") && month.today.startsWith(month.month);
  const from = day ?? (rest ? month.today : month && `${month.month}-01`);
  const days = useDays(listed && month && from ? { from, to: day ?? lastDay(month.month) } : null, teamIds);
  const cards = useDayCards(month ? { from: `${month.month}-01`, to: lastDay(month.month) } : null);
  const ofToday = month?.days.find((one) => one.day === month.today)?.total ?? 0;
  const earlier = rest && month.days.some((one) => one.day < month.today);
  const name = month && format.date(`${month.month}-01`, { month: "long", year: "numeric", timeZone: "UTC" });
  const listOf = (of: string) =>
    `?${new URLSearchParams({ month: of.slice(0, 7), view: "list", day: of, ...(team && { team }) })}`;
  const waiting = (skeleton: ReactNode) => (
    <div role="status" aria-label={t(($) => $.loading)}>
      {skeleton}
    </div>
  );
  const list =
    days.error && !days.data ? (
      <PartFailed query={days} />
    ) : days.data && month ? (
      <div>
        {!wide && !day && <MonthDots month={month} listOf={listOf} />}
        {(day || earlier) && (
          <Button
            kind="quiet"
            size="sm"
            className="mb-4"
            onClick={() => set({ month: month.month, day: null, whole: "1" })}
          >
            {t(($) => $.whole)}
          </Button>
        )}
        {days.items.length === 0 && <p className="text-base text-ink-2">{t(($) => $.over)}</p>}
        <DayList items={days.items} today={month.today} cards={cards} />
        {days.more && (
          <Button kind="line" className="mx-auto mt-5 flex" off={days.loadingMore} onClick={() => void days.loadMore()}>
            {t(($) => $.next)}
          </Button>
        )}
      </div>
    ) : (
      waiting(<DaysSkeleton />)
    );
  return (
    <Page
      named
      title={t(($) => $.title)}
      max="max-w-[80rem]"
      actions={
        may("card:browse") && (
          <LinkButton kind="line" size="sm" to={pathTo("cards")}>
            {t(($) => $.cards)}
          </LinkButton>
        )
      }
    >
      {query.error && !month ? (
        <PartFailed query={query} />
      ) : !month ? (
        waiting(<CalendarSkeleton wide={wide} />)
      ) : (
        <>
          <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
            <div className="min-w-0">
              <p className="font-display text-display font-[440] wrap-anywhere track-display first-letter:uppercase">
                {name}
              </p>
              {month.total > 0 && (
                <p className="mt-2 text-base text-ink-2">
                  {t(($) => $.total, { count: month.total, n: format.number(month.total) })}{" "}
                  {ofToday > 0 && t(($) => $.ofToday, { count: ofToday, n: format.number(ofToday) })}
                </p>
              )}
            </div>
            {may("card:browse") && <LinkButton to={pathTo("card-start")}>{t(($) => $.card.start)}</LinkButton>}
          </div>
          <div className="mb-4 flex flex-wrap items-center gap-3 max-sm:gap-1">
            {wide && (
              <SegmentedControl
                label={t(($) => $.view.label)}
                value={listed ? "list" : "month"}
                onChange={(view) => set({ view: view === "list" ? view : null, day: null })}
                options={[
                  {
                    value: "month",
                    label: (
                      <>
                        <CalendarDays className="size-4.5" aria-hidden="true" />
                        {t(($) => $.view.month)}
                      </>
                    ),
                  },
                  {
                    value: "list",
                    label: (
                      <>
                        <List className="size-4.5" aria-hidden="true" />
                        {t(($) => $.view.list)}
                      </>
                    ),
                  },
                ]}
              />
            )}
            <span className="flex">
              <Button
                kind="quiet"
                size="icon"
                aria-label={t(($) => $.before)}
                onClick={() => set({ month: monthAfter(month.month, -1), day: null, whole: null })}
              >
                <ChevronRight className="size-5 rotate-180 rtl:rotate-0" aria-hidden="true" />
              </Button>
              <Button
                kind="quiet"
                size="icon"
                aria-label={t(($) => $.after)}
                onClick={() => set({ month: monthAfter(month.month, 1), day: null, whole: null })}
              >
                <ChevronRight className="size-5 rtl:rotate-180" aria-hidden="true" />
              </Button>
            </span>
            <TeamChoice {...teams} value={team ?? null} onChange={(next) => set({ team: next })} />
          </div>
          <div
            className={`grid items-start gap-6 ${wide ? "grid-cols-[minmax(0,1fr)_16rem]" : "grid-cols-[minmax(0,1fr)]"}`}
          >
            {month.total === 0 ? (
              <EmptyState
                title={t(($) => $.empty.title)}
                action={<LinkButton to={pathTo("profile-edit")}>{t(($) => $.empty.action)}</LinkButton>}
              >
                {t(($) => $.empty.text)}
              </EmptyState>
            ) : listed ? (
              list
            ) : (
              <MonthGrid month={month} name={name ?? ""} cards={cards} listOf={listOf} />
            )}
            <Aside
              teamIds={teamIds}
              ahead={{ from: month.today, to: lastDay(monthAfter(month.today.slice(0, 7), 1)) }}
            />
          </div>
        </>
      )}
    </Page>
  );
}
