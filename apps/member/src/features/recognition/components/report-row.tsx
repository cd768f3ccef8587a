import type { DirectReport } from "@plaudit/api/recognition-rankings.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Motif } from "@plaudit/ui/art/motif.tsx";
import { motifOf } from "@plaudit/ui/art/motif-of.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Award } from "@plaudit/ui/icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Link } from "react-router";
import { pathTo } from "../../../screens.ts";
import { sendPath } from "../open-send.ts";

const DAY = 86_400_000;
const LONG = 60;
const RECENT = 7;
const daysSince = (at: string) => Math.floor((Date.now() - Date.parse(at)) / DAY);

/** Time since the last recognition, as text; null if there was none. */
function useWaiting({ lastReceived }: DirectReport) {
  const { t } = useTranslation("direct-reports");
  const { number, ago } = useFormat();
  if (!lastReceived) return { long: true, words: t(($) => $.never) };
  const days = daysSince(lastReceived.at);
  if (days < RECENT) return { long: false, words: t(($) => $.recently, { ago: ago(lastReceived.at) }) };
  return { long: days >= LONG, words: t(($) => $.waiting, { count: days, n: number(days) }) };
}

function Last({ report }: { report: DirectReport }) {
  const { t } = useTranslation("direct-reports");
  const { ago } = useFormat();
  const { lastReceived, lastGiven } = report;
  return (
    <p className="text-xs text-ink-2">
      {lastReceived && (
        <Link to={pathTo("recognition", { id: lastReceived.recognitionId })} className="hocus:underline">
          {daysSince(lastReceived.at) < RECENT
            ? t(($) => $.receivedFrom, { name: lastReceived.sender.name })
            : t(($) => $.received, { ago: ago(lastReceived.at), name: lastReceived.sender.name })}
        </Link>
      )}
      {lastReceived && " · "}
      {lastGiven ? (
        <Link to={pathTo("recognition", { id: lastGiven.recognitionId })} className="hocus:underline">
          {t(($) => $.gave, { ago: ago(lastGiven.at) })}
        </Link>
      ) : (
        t(($) => $.gaveNone)
      )}
    </p>
  );
}

const Weeks = ({ weeks, label }: { weeks: number[]; label: string }) => (
  <span role="img" aria-label={label} className="mt-2.5 flex h-6 items-end gap-1">
    {weeks.map((count, week) => (
      <i
        key={week}
        className={`w-3 rounded-full ${count ? "bg-mark" : "bg-line"}`}
        style={{ height: 4 + Math.min(count, 4) * 5 }}
      />
    ))}
  </span>
);

/** What is known of a report whose profile others may read. */
function Record({ report }: { report: DirectReport }) {
  const { t } = useTranslation("direct-reports");
  const { number, list } = useFormat();
  const waiting = useWaiting(report);
  return (
    <>
      <p className={`text-sm font-semibold ${waiting.long ? "text-warn-text" : ""}`}>{waiting.words}</p>
      <Last report={report} />
      <Weeks
        weeks={report.weeks}
        label={t(($) => $.weeks, { counts: list(report.weeks.map((count) => number(count))) })}
      />
    </>
  );
}

/** Side by side if there is enough space for both. */
const half = { flex: "1 1 16rem" };

/** One direct report: name, time since the last recognition, qualities, and a button to recognize them. */
export function ReportRow({
  report,
  first,
  mayRecognize,
}: {
  report: DirectReport;
  first: boolean;
  mayRecognize: boolean;
}) {
  const { t } = useTranslation("direct-reports");
  const { date, number } = useFormat();
  const { person, qualities, anniversary } = report;
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 rounded-lg bg-surface p-5 shadow-2 sm:p-6">
      <div className="flex min-w-0 items-center gap-4" style={half}>
        <Avatar person={person} size={48} decorative />
        <div className="min-w-0">
          <h2 className="truncate text-base font-semibold">
            <Link to={pathTo("profile", { id: person.id })} className="hocus:underline">
              <bdi>{person.name}</bdi>
            </Link>
          </h2>
          {person.jobTitle && (
            <p className="truncate text-xs text-ink-2">
              <bdi>{person.jobTitle}</bdi>
            </p>
          )}
          {anniversary && (
            <p className="mt-1 flex items-center gap-1.5 text-xs font-semibold text-brand-text">
              <Award className="size-4 shrink-0" aria-hidden="true" />
              {t(($) => $.anniversary, {
                count: anniversary.years,
                n: number(anniversary.years),
                // A calendar day, so it is formatted in UTC.
                date: date(`${anniversary.date}T12:00:00Z`, { day: "numeric", month: "long", timeZone: "UTC" }),
              })}
            </p>
          )}
        </div>
      </div>
      <div className="min-w-0" style={half}>
        {report.withheld ? <p className="text-sm text-ink-2">{t(($) => $.withheld)}</p> : <Record report={report} />}
      </div>
      <ul aria-label={t(($) => $.seen)} className="flex w-36 gap-1.5">
        {qualities.map((quality) => (
          <li key={quality.id} title={quality.name}>
            <Motif
              kind={motifOf(quality)}
              tone={quality.color}
              seed={person.id}
              w={44}
              h={44}
              u={16}
              className="size-11 rounded-sm"
            />
            <span className="sr-only">{quality.name}</span>
          </li>
        ))}
      </ul>
      {mayRecognize && (
        <LinkButton
          to={sendPath(person)}
          preventScrollReset
          kind={first ? "primary" : "soft"}
          aria-label={t(($) => $.recognizeThem, { name: person.name })}
        >
          {t(($) => $.recognize)}
        </LinkButton>
      )}
    </li>
  );
}
