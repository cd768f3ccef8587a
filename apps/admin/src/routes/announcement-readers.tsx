import { can } from "@plaudit/api/permissions.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useParams } from "react-router";
import { ReadCurve } from "../features/announcement/components/read-curve.tsx";
import { ReadersList } from "../features/announcement/components/readers-list.tsx";
import { StatusBadge } from "../features/announcement/components/status-badge.tsx";
import { TeamRates } from "../features/announcement/components/team-rates.tsx";
import {
  type Announcement,
  type Rate,
  useAnnouncement,
  useAnnouncementVerbs,
  useReadRate,
} from "../features/announcement/data.ts";
import { LoadFailed } from "../lib/load-failed.tsx";
import { NotFound } from "../lib/not-found.tsx";
import { useVerbs } from "../lib/use-verbs.tsx";
import { pathTo } from "../screens.ts";

type Figure = { name: string; value: string; note?: string };

/** Seconds in the largest unit that they fill. */
function useDuration() {
  const { t } = useTranslation("announcement-admin");
  const { number } = useFormat();
  return (seconds: number): string => {
    const [minutes, hours, days] = [60, 3600, 86_400].map((unit) => Math.round(seconds / unit)) as [
      number,
      number,
      number,
    ];
    if (hours >= 48) return t(($) => $.rate.days, { count: days, n: number(days) });
    if (minutes >= 90) return t(($) => $.rate.hours, { count: hours, n: number(hours) });
    return t(($) => $.rate.minutes, { count: Math.max(1, minutes), n: number(Math.max(1, minutes)) });
  };
}

function Figures({ announcement, rate }: { announcement: Announcement; rate: Rate }) {
  const { t } = useTranslation("announcement-admin");
  const { number } = useFormat();
  const duration = useDuration();
  const { audience, read, confirmed, medianSeconds } = rate;
  const share = (part: number) => number(part / Math.max(1, audience), { style: "percent", maximumFractionDigits: 0 });
  const of = (part: number) => t(($) => $.rate.of, { n: number(part), of: number(audience) });
  const figures: Figure[] = [
    { name: t(($) => $.rate.read), value: share(read), note: of(read) },
    ...(announcement.confirm
      ? [{ name: t(($) => $.rate.confirmed), value: share(confirmed), note: of(confirmed) }]
      : []),
    { name: t(($) => $.rate.median), value: medianSeconds === null ? t(($) => $.rate.none) : duration(medianSeconds) },
    { name: t(($) => $.rate.notYet), value: number(audience - read) },
  ];
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-6">
      {figures.map(({ name, value, note }) => (
        <div key={name} className="min-w-32">
          <dt className="text-xs font-semibold text-ink-2">{name}</dt>
          <dd className="font-display text-[1.75rem] leading-tight font-[480] tabular-nums track-display">{value}</dd>
          {note && <dd className="text-xs text-ink-2 tabular-nums">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** The last reminder, and when the next one can go out. */
function Reminded({ rate: { reminders, remindFrom } }: { rate: Rate }) {
  const { t } = useTranslation("announcement-admin");
  const { number, date } = useFormat();
  const last = reminders.at(-1);
  if (!last) return null;
  const time = (at: string) => date(at, { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });
  return (
    <p className="-mt-4 text-sm text-ink-2">
      {t(($) => $.rate.reminded, { count: last.people, n: number(last.people), date: time(last.at) })}{" "}
      {remindFrom && t(($) => $.rate.next, { date: time(remindFrom) })}
    </p>
  );
}

/** Figures, the curve, and two lists. */
const ReadSkeleton = () => (
  <div aria-hidden="true" className="grid gap-10 pt-5">
    <div className="flex flex-wrap gap-x-12 gap-y-6">
      {[0, 1, 2, 3].map((figure) => (
        <Skeleton key={figure} className="h-14 w-32" />
      ))}
    </div>
    <Skeleton className="h-56 w-full" />
    <div className="grid gap-10 lg:grid-cols-2">
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  </div>
);

function Shown({ announcement }: { announcement: Announcement }) {
  const { t } = useTranslation("announcement-admin");
  const { data: rate, error, isValidating, mutate } = useReadRate(announcement.id);
  if (error && !rate) return <LoadFailed busy={isValidating} onRetry={() => void mutate()} />;
  if (!rate) return <ReadSkeleton />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-5">
      <Figures announcement={announcement} rate={rate} />
      <Reminded rate={rate} />
      {rate.read > 0 && (
        <section aria-labelledby="curve">
          <h2 id="curve" className="font-display text-title font-[480] track-display">
            {t(($) => $.rate.curve)}
          </h2>
          <ReadCurve rate={rate} />
        </section>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2">
        {(rate.teams.length > 0 || rate.languages.length > 1) && (
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
            <TeamRates rate={rate} />
          </div>
        )}
        <ReadersList announcement={announcement} />
      </div>
    </div>
  );
}

export function Component() {
  const { t } = useTranslation("announcement-admin");
  const { id = "" } = useParams();
  const { data: announcement, error, isValidating, mutate } = useAnnouncement(id);
  const { number } = useFormat();
  const rate = useReadRate(announcement?.publishedAt ? id : null);
  const waiting = rate.data?.waiting ?? 0;
  const { remind } = useAnnouncementVerbs();
  const { confirm, question } = useVerbs({
    confirmed: { remind },
    harmless: ["remind"],
    text: () => t(($) => $.rate.remindText, { count: waiting, n: number(waiting) }),
    onFailed: rate.mutate,
  });
  if (error && (error.status === 404 || error.status === 400)) return <NotFound />;
  return (
    <Page
      title={announcement?.name ?? t(($) => $.rate.title)}
      back={{ to: pathTo("announcements"), label: t(($) => $.rate.back) }}
      max="max-w-[66rem]"
      chips={announcement && <StatusBadge status={announcement.status} />}
      actions={
        <>
          {can(announcement, "edit") && (
            <LinkButton kind="line" size="sm" to={pathTo("announcement-edit", { id })} className="max-sm:hidden">
              {t(($) => $.rate.edit)}
            </LinkButton>
          )}
          {announcement && can(announcement, "remind") && waiting > 0 && (
            <Button
              size="sm"
              className="max-sm:h-11"
              off={rate.data?.remindFrom !== null}
              onClick={() => confirm("remind", announcement)}
            >
              {t(($) => $.rate.remind, { n: number(waiting) })}
            </Button>
          )}
          {question}
        </>
      }
    >
      {announcement?.publishedAt ? (
        <Shown key={id} announcement={announcement} />
      ) : announcement ? (
        <EmptyState title={t(($) => $.rate.title)}>{t(($) => $.rate.notPublished)}</EmptyState>
      ) : error ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <ReadSkeleton />
      )}
    </Page>
  );
}
