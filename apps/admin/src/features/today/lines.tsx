import { useMe, useTenant } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Link } from "react-router";
import type { Today } from "./data.ts";

/** The console's own routes are below "/admin". */
const inConsole = (path: string): string => path.replace(/^\/admin/, "");

type Kind = Today["waiting"][number]["kind"];

/** What is decided one by one is spoken of by its oldest; of the others one is named, with how many more there are. */
const queues = ["flagged", "claims", "approvals", "fulfilments", "erasures"] as const;
const isQueue = (kind: Kind): kind is (typeof queues)[number] => (queues as readonly Kind[]).includes(kind);

/** What waits, the first with the page's filled button. */
export function WaitingLines({ lines }: { lines: Today["waiting"] }) {
  const { t } = useTranslation("today");
  const format = useFormat();
  const textOf = (kind: Kind, count: number, values: { name: string; since: string }) => {
    if (isQueue(kind)) return t(($) => $.waiting[kind].text, values);
    // Of keys, what waits for them.
    const more = kind === "keys" ? count : count - 1;
    if (more === 0) return t(($) => $.waiting[kind].text, values);
    return t(($) => $.waiting[kind].more, { ...values, count: more, n: format.number(more) });
  };
  return (
    <ol className="divide-y divide-line border-line border-y">
      {lines.map(({ kind, count, name, since, path }, i) => {
        const title = t(($) => $.waiting[kind].title, { count, n: format.number(count) });
        const action = t(($) => $.waiting[kind].act);
        return (
          <li
            key={kind}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 py-3.5 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
          >
            <h3 className="text-sm font-semibold">{title}</h3>
            <p className="text-sm text-ink-2 max-sm:row-start-2">
              {textOf(kind, count, {
                name: name ?? "",
                since: since === null ? "" : format.ago(since),
              })}
            </p>
            <LinkButton
              kind={i === 0 ? "primary" : "line"}
              size="sm"
              to={inConsole(path)}
              className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1"
              aria-label={`${action}: ${title}`}
            >
              {action}
            </LinkButton>
          </li>
        );
      })}
    </ol>
  );
}

const shortDay = { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" } as const;

/** What comes, by its day; those of one day stand under one. */
export function ComingLines({ today, lines }: { today: string; lines: Today["coming"] }) {
  const { t } = useTranslation("today");
  const format = useFormat();
  const tenant = useTenant();
  const { data: me } = useMe();
  // As the days are; the browser may be in another one.
  const timeZone = me?.timezone ?? tenant?.timezone;
  const hour = (at: string) => format.date(at, { hour: "numeric", minute: "2-digit", ...(timeZone && { timeZone }) });
  const days = [...Map.groupBy(lines, ({ day }) => day)];
  return (
    <ol className="divide-y divide-line border-line border-y text-sm">
      {days.map(([day, those]) => (
        <li key={day} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 py-2.5">
          <h3 className="font-semibold">{day === today ? t(($) => $.day) : format.date(day, shortDay)}</h3>
          <ul className="grid gap-2">
            {those.map(({ kind, count, name, points, at, path }) => (
              <li key={path + kind}>
                <Link to={inConsole(path)} className="hover:underline">
                  {t(($) => $.coming[kind], {
                    count,
                    n: format.number(count),
                    name: name ?? "",
                    points: format.number(points ?? 0),
                    amount: points ?? 0,
                  })}
                </Link>
                <span className="block text-xs text-ink-2">{at === null ? t(($) => $.ownZone) : hour(at)}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
