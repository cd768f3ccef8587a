import { revalidate, useApps } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { type ReactNode, useEffect, useState } from "react";
import { dismissFirstSteps, type Today, usePartsOf, useToday } from "../features/today/data.ts";
import { FirstSteps } from "../features/today/first-steps.tsx";
import { ComingLines, WaitingLines } from "../features/today/lines.tsx";
import { LoadFailed } from "../lib/load-failed.tsx";
import { Withheld } from "../lib/withheld.tsx";
import { screens } from "../screens.ts";

const TodaySkeleton = ({ lines, acts }: { lines: number; acts?: boolean }) => (
  <div>
    <Skeleton className="mb-3.5 h-5 w-32" />
    {Array.from({ length: lines }, (_, n) => (
      <div key={String(n)} className="flex min-h-16 items-center gap-5 border-line border-t">
        <Skeleton className="h-4 w-24 shrink-0" />
        <span className="min-w-0 grow">
          <Skeleton className="h-3.5 w-72 max-w-full" />
        </span>
        {acts && <Skeleton className="h-9 w-20 rounded-sm" />}
      </div>
    ))}
  </div>
);
const loading = (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-7" aria-hidden="true">
    <Skeleton className="h-9 w-96 max-w-full" />
    <Skeleton className="h-4 w-64 max-w-full" />
    <div className="mt-4 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <TodaySkeleton lines={4} acts />
      <TodaySkeleton lines={3} />
    </div>
  </div>
);

function Section({ title, empty, children }: { title: string; empty: string | false; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="mb-2.5 text-base font-semibold">{title}</h2>
      {empty ? <p className="border-line border-t pt-3.5 text-sm text-ink-2">{empty}</p> : children}
    </section>
  );
}

function Loaded({ today }: { today: Today }) {
  const { t } = useTranslation("today");
  const format = useFormat();
  const parts = usePartsOf(today.firstSteps);
  const { day, waiting, coming } = today;
  const count = waiting.length;
  const alone = parts !== null && count === 0 && coming.length === 0;
  const long = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  return (
    <>
      {!alone && (
        <>
          <p className="max-w-[44rem] pt-5 font-display text-display font-[440] track-display">
            {count === 0 ? t(($) => $.calm) : t(($) => $.lead, { count, n: format.number(count) })}
          </p>
          <p className="mt-2 text-base text-ink-2">
            {coming.length > 0
              ? t(($) => $.sub.some, { day: format.date(day, long) })
              : t(($) => $.sub.none, { day: format.date(day, long) })}
          </p>
          <div className="grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_21rem]">
            <Section title={t(($) => $.waits)} empty={count === 0 && t(($) => $.waitsNone)}>
              <WaitingLines lines={waiting} />
            </Section>
            <Section title={t(($) => $.comes)} empty={coming.length === 0 && t(($) => $.comesNone)}>
              <ComingLines today={day} lines={coming} />
            </Section>
          </div>
        </>
      )}
      {parts && <FirstSteps parts={parts} alone={alone} onDismiss={() => dismissFirstSteps(today)} />}
    </>
  );
}

export function Component() {
  const { t } = useTranslation("today");
  const { ready, may } = useApps();
  const { data, error, isValidating, mutate } = useToday();
  const [kept] = useState(data !== undefined);
  // Something may have been decided within the time for which the response counts as fresh.
  useEffect(() => {
    if (kept) void revalidate("GET /identity/today");
  }, [kept]);
  if (ready && !screens.some(({ permission }) => permission && may(permission))) return <Withheld />;
  return (
    <Page title={t(($) => $.title)} max="max-w-[74rem]">
      {data ? (
        <Loaded today={data} />
      ) : error ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        loading
      )}
    </Page>
  );
}
