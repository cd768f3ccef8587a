import { useApps } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Plus } from "@plaudit/ui/icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { PointsPage } from "../features/points/components/points-page.tsx";
import { RulesTable } from "../features/points/components/rules-table.tsx";
import { RunsTable } from "../features/points/components/runs-table.tsx";
import { ShareBar } from "../features/points/components/share-bar.tsx";
import { type Rule, useRuleActions, useRules } from "../features/points/data.ts";
import { LoadFailed } from "../lib/load-failed.tsx";
import { useVerbs } from "../lib/use-verbs.tsx";
import { pathTo } from "../screens.ts";

const months = { month: 1, quarter: 3, year: 12 };

export function Component() {
  const { t } = useTranslation("points-admin");
  const format = useFormat();
  const { may } = useApps();
  const list = useRules();
  const { pause, end, remove } = useRuleActions();
  const { attempt, confirm, question } = useVerbs({
    confirmed: { end, delete: remove },
    text: (verb) => t(($) => $.confirm[verb]),
    onFailed: list.mutate,
  });
  const add = may("points:manage") && (
    <LinkButton to={pathTo("points-allocation-new")} size="sm" className="max-sm:h-11">
      <Plus className="size-4.5" aria-hidden="true" />
      {t(($) => $.allocation.add)}
    </LinkButton>
  );
  const share = (rules: Rule[], without: number) => {
    const count = (n: number) => t(($) => $.allocation.count, { count: n, n: format.number(n) });
    const parts = rules
      .filter(({ state }) => state === "running" || state === "upcoming")
      .map(({ id, name, amount, people, points, period }) => ({
        id,
        name: `${name}, ${format.number(amount)}`,
        people,
        figure: count(people),
        note: t(($) => $.per[period], { n: format.number(points) }),
      }));
    const none = { id: "none", name: t(($) => $.allocation.none), people: without, figure: count(without), note: "" };
    return <ShareBar label={t(($) => $.allocation.share)} parts={[...parts, none]} />;
  };
  const monthly = (rules: Rule[]) =>
    Math.round(rules.reduce((sum, { points, period }) => sum + points / months[period], 0));
  const { data, error, isValidating, mutate } = list;
  return (
    <PointsPage actions={add || undefined}>
      {error && !data ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : !data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-7" aria-hidden="true">
          <Skeleton className="h-8 w-96 max-w-full" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      ) : data.results.length === 0 ? (
        <EmptyState title={t(($) => $.allocation.empty.title)} action={add || undefined}>
          {t(($) => $.allocation.empty.text)}
        </EmptyState>
      ) : (
        <>
          <div className="pt-7">
            <h2 className="max-w-[46rem] font-display text-title font-[460] track-display">
              {t(($) => $.allocation.lead, { count: monthly(data.results), n: format.number(monthly(data.results)) })}
            </h2>
            <p className="mt-1.5 max-w-[46rem] text-sm text-ink-2">{t(($) => $.allocation.highest)}</p>
            {share(data.results, data.without)}
          </div>
          <section aria-labelledby="rules" className="mt-10 min-w-0">
            <h2 id="rules" className="mb-3 text-lg font-semibold track-display">
              {t(($) => $.allocation.rules)}
            </h2>
            <RulesTable
              rules={data.results}
              onPause={(rule, paused) => void attempt(paused ? "pause" : "resume", rule, pause(rule, paused))}
              onConfirm={confirm}
            />
          </section>
          <RunsTable />
        </>
      )}
      {question}
    </PointsPage>
  );
}
