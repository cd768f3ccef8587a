import { hueOf } from "../art/seed.ts";
import { Avatar } from "../avatar.tsx";
import { Badge } from "../badge.tsx";
import type { Format } from "../format.ts";
import { CircleHelp, HeartHandshake, type Icon } from "../icons.tsx";
import { ArrowRight, Ban, Scale } from "../later-icons.tsx";
import { toneStyle } from "../tone.tsx";
import type { PointsException } from "./types.ts";

type Label = { title: string; text: string; chip?: string };
type Props = {
  exceptions: PointsException[];
  /** Requested points for each person. */
  requested: number;
  format: Format;
  labels: {
    intro: string;
    /** By type, with a label for unknown ones. */
    of: (exception: PointsException) => Label;
    from: string;
    to: string;
    more: (count: number) => string;
  };
};
const looks: Record<string, [Icon, number]> = {
  restriction: [HeartHandshake, 345],
  insufficientPoints: [Scale, 78],
  notEligible: [Ban, 255],
};
const shown = 5;

/** Nothing is sent yet: what changes, for whom, from what to what. */
export function PointExceptions({ exceptions, requested, format, labels }: Props) {
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-2">{labels.intro}</p>
      {exceptions.map((exception) => {
        const [Icon, tone] = looks[exception.type] ?? [CircleHelp, hueOf(exception.type)];
        const label = labels.of(exception);
        const rows = exception.details.recipients ?? [];
        return (
          <section
            key={exception.type}
            className="overflow-hidden rounded-lg bg-surface shadow-1"
            style={toneStyle(tone)}
          >
            <div className="flex gap-3.5 p-4 sm:p-5">
              <span className="tone-chip grid size-11 shrink-0 place-items-center rounded-md">
                <Icon className="size-6" strokeWidth={1.6} aria-hidden="true" />
              </span>
              <div className="min-w-0">
                <div className="flex flex-wrap items-center gap-2">
                  <h3 className="text-base font-semibold">{label.title}</h3>
                  {label.chip && <Badge state={exception.level === "error" ? "danger" : "warn"}>{label.chip}</Badge>}
                </div>
                <p className="mt-1 text-sm text-ink-2">{label.text}</p>
              </div>
            </div>
            {rows.length > 0 && (
              <ul className="border-line border-t px-4 py-1.5 sm:px-5">
                {rows.slice(0, shown).map((row) => (
                  <li key={row.id} className="flex h-14 items-center gap-3">
                    <Avatar person={row} decorative />
                    <span className="min-w-0 grow truncate text-sm font-semibold">
                      <bdi>{row.name}</bdi>
                    </span>
                    <span className="flex items-center gap-2 text-sm tabular-nums">
                      <s className="text-ink-2">
                        <span className="sr-only">{labels.from} </span>
                        {format.number(requested)}
                      </s>
                      <ArrowRight className="size-4 text-ink-3 rtl:rotate-180" aria-hidden="true" />
                      <b>
                        <span className="sr-only">{labels.to} </span>
                        {format.number(row.amount)}
                      </b>
                    </span>
                  </li>
                ))}
                {rows.length > shown && (
                  <li className="py-2 ps-13 text-xs text-ink-2">{labels.more(rows.length - shown)}</li>
                )}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}
