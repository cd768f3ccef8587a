import { useApps } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { PointsChip } from "@plaudit/ui/entity/points-chip.tsx";
import { Marked } from "@plaudit/ui/marked.tsx";
import type { ReactNode } from "react";
import { Facts } from "../../../lib/facts.tsx";
import type { Item } from "../data.ts";

const deeds = { recognition: "recognized", award: "awarded", card: "signed" } as const;

function Byline({ item }: { item: Item }) {
  const { t } = useTranslation("moderation");
  const format = useFormat();
  const { author, pair, thread, to } = item;
  const deed = item.type === "comment" ? null : deeds[item.type];
  const did = deed
    ? t(($) => $.item[deed], { names: format.list(to) })
    : thread
      ? t(($) => $.item.commented, { name: thread.author, text: thread.text })
      : t(($) => $.item.commentedGone);
  return (
    <div className="flex items-start gap-3">
      <Avatar person={author} decorative />
      {pair && (
        <>
          <span aria-hidden="true" className="mt-5 w-5 shrink-0 border-line-2 border-t border-dashed" />
          <Avatar person={pair.recipient} decorative />
        </>
      )}
      <p className="min-w-0 text-sm">
        <b className="font-semibold">
          <bdi>{author.name}</bdi>
        </b>{" "}
        <span className="text-ink-2">
          <bdi>{did}</bdi>
        </span>
        <span className="block text-xs text-ink-2">
          {format.date(item.writtenAt, { dateStyle: "medium", timeStyle: "short" })} ·{" "}
          {item.tenantWide ? t(($) => $.item.everyone) : t(($) => $.item.private)}
        </span>
      </p>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="mb-1 text-sm font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Reason({ what, who, at }: { what: string; who: string; at?: string }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5 text-sm">
      <p className="min-w-0 wrap-anywhere">
        <b className="font-semibold" dir="auto">
          {what}
        </b>{" "}
        <span className="block text-ink-2">
          <bdi>{who}</bdi>
        </span>
      </p>
      <span className="text-xs text-ink-2">{at}</span>
    </li>
  );
}

/** The item as its readers see it, why it was reported, and what its author and the reporters did before. */
export function ItemView({ item }: { item: Item }) {
  const { t } = useTranslation("moderation");
  const { t: points } = useTranslation("points");
  const format = useFormat();
  const { has } = useApps();
  const { reactionCount: reactions, commentCount: comments, amount, pair } = item;
  const flow = (from: string, to: string, count: number) => ({
    name: t(($) => $.item.flow, { from, to }),
    value: t(($) => $.item.flowed, { count, n: format.number(count) }),
  });
  return (
    <div className="min-w-0">
      <article className="rounded-lg p-5 rim-line sm:p-6">
        <Byline item={item} />
        <p className="mt-4 font-display text-note wrap-anywhere whitespace-pre-line track-note" dir="auto">
          <Marked text={item.text} query={(item.words[0] ?? "").replace(/\*$/, "")} />
        </p>
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
          {amount > 0 && <PointsChip>{points(($) => $.each, { count: amount, n: format.number(amount) })}</PointsChip>}
          {item.type !== "card" && (
            <span>{t(($) => $.item.reactions, { count: reactions, n: format.number(reactions) })}</span>
          )}
          {item.type !== "comment" && item.type !== "card" && (
            <span>{t(($) => $.item.comments, { count: comments, n: format.number(comments) })}</span>
          )}
        </p>
      </article>
      <Section title={t(($) => $.item.why)}>
        <ul className="lines-y border-line border-y">
          {item.reasons.map(({ member, reason, createdAt }) => (
            <Reason key={member?.id ?? createdAt} what={reason} who={member?.name ?? ""} at={format.ago(createdAt)} />
          ))}
          {item.words.map((word) => (
            <Reason key={word} what={`“${word}”`} who={t(($) => $.item.wordList)} />
          ))}
        </ul>
      </Section>
      <Section title={t(($) => $.item.before)}>
        <Facts
          rows={[
            {
              name: t(($) => $.item.author, { name: item.author.name }),
              value: t(($) => $.item.written, {
                written: format.number(item.written),
                hidden: format.number(item.hidden),
              }),
            },
            ...(pair && has("points")
              ? [
                  flow(item.author.firstName, pair.recipient.firstName, pair.given),
                  flow(pair.recipient.firstName, item.author.firstName, pair.received),
                ]
              : []),
            ...item.reasons.map(({ member, reports, held }) => ({
              name: t(($) => $.item.reporter, { name: member?.name ?? "" }),
              value: t(($) => $.item.reports, { reports: format.number(reports), held: format.number(held) }),
            })),
          ]}
        />
      </Section>
    </div>
  );
}
