import type { ShownKind } from "@plaudit/api/celebration.ts";
import { useMe } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { CelebrationSlip } from "@plaudit/ui/entity/celebration-slip.tsx";
import type { Values } from "../form.ts";

type Props = {
  kinds: Values["kinds"];
  milestones: readonly number[];
  /** The company's own; empty where it has none. */
  words: Record<ShownKind, string>;
  /** Of the picture that each has. */
  urlsOf: (kind: ShownKind) => Record<string, string> | null;
};

/** As the feed shows it to whoever looks at it, in their language. */
export function FeedPreview({ kinds, milestones, words, urlsOf }: Props) {
  const { t } = useTranslation("celebration-admin");
  const { t: event } = useTranslation("calendarEvent");
  const format = useFormat();
  const { data: me } = useMe();
  if (!me) return null;
  const name = me.firstName;
  const day = format.date(new Date(), { day: "numeric", month: "short" });
  const shown = [
    { kind: "anniversary" as const, count: milestones.find((years) => years >= 10) ?? milestones.at(-1), large: true },
    { kind: "birthday" as const, count: 0, large: false },
    { kind: "onboarding" as const, count: 90, large: false },
  ].flatMap(({ kind, count, large }) => (kinds[kind].active && count !== undefined ? [{ kind, count, large }] : []));
  const textOf = ({ kind, count }: { kind: ShownKind; count: number }) => {
    const n = format.number(count);
    const own = words[kind];
    return own
      ? own.replaceAll("{name}", name).replaceAll(/\{(?:years|days)\}/g, n)
      : event(($) => $.feed.said[kind], { count, n, name });
  };
  return (
    <aside aria-label={t(($) => $.preview.title)}>
      <h2 className="mb-2 text-xs font-semibold text-ink-2">{t(($) => $.preview.title)}</h2>
      {shown.length === 0 && <p className="text-sm text-ink-2">{t(($) => $.preview.nothing)}</p>}
      <div className="grid gap-3">
        {shown.map(({ kind, count, large }) => (
          <div key={kind} className={`overflow-hidden rounded-lg bg-surface shadow-2 ${large ? "" : "pb-4"}`}>
            <CelebrationSlip
              person={me}
              kind={kind}
              years={count}
              milestone={large}
              urls={urlsOf(kind)}
              narrow
              words={textOf({ kind, count })}
              note={`${event(($) => $.feed.kind[kind], { count, n: format.number(count) })} · ${day}`}
            />
          </div>
        ))}
      </div>
    </aside>
  );
}
