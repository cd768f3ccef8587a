import type { Announcement } from "@plaudit/api/announcement.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { ArticleBody } from "@plaudit/ui/entity/article-body.tsx";
import { Pin } from "@plaudit/ui/icons.tsx";
import type { ReactNode } from "react";
import { ConfirmButton } from "./confirm-button.tsx";

const dayMonth = { day: "numeric", month: "long" } as const;

function Confirmation({ announcement }: { announcement: Announcement }) {
  const { t } = useTranslation("announcement");
  const format = useFormat();
  const { confirm, confirmedAt, createdBy, readRate } = announcement;
  const asked = confirm && (confirmedAt !== null || announcement.status === "active");
  if (!asked && !readRate) return null;
  return (
    <footer className={`border-line border-t px-5 py-6 ${confirmedAt ? "bg-ok-soft" : "bg-canvas"}`}>
      <div className="mx-auto flex max-w-[42rem] flex-wrap items-center gap-x-6 gap-y-4">
        <div className="min-w-0 grow basis-60">
          {asked && (
            <p className="text-base font-semibold">
              {confirmedAt
                ? t(($) => $.thanks, { date: format.date(confirmedAt, dayMonth) })
                : t(($) => $.asks, { name: createdBy.firstName })}
            </p>
          )}
          {readRate && (
            <>
              <div aria-hidden="true" className="mt-2.5 flex h-1.5 max-w-80 overflow-hidden rounded-full bg-line">
                <i
                  className="bg-mark"
                  style={{ width: `${(readRate.read / Math.max(1, readRate.audience)) * 100}%` }}
                />
              </div>
              <p className="mt-2 text-xs text-ink-2 tabular-nums">
                {t(($) => $.rate, { read: format.number(readRate.read), audience: format.number(readRate.audience) })}
              </p>
            </>
          )}
        </div>
        <ConfirmButton announcement={announcement} size="lg" className="max-sm:w-full" />
      </div>
    </footer>
  );
}

/** The whole announcement, with its files below the text. */
export function ArticlePage({ announcement, files }: { announcement: Announcement; files: ReactNode }) {
  const { t } = useTranslation("announcement");
  const format = useFormat();
  const { title, body, createdBy, publishedAt, editedAt, pinnedUntil, status } = announcement;
  return (
    <article aria-labelledby="announcement-title" className="overflow-hidden rounded-lg bg-surface shadow-2">
      <div className="mx-auto max-w-[42rem] px-5 pt-8 pb-10 sm:pt-12">
        {pinnedUntil && (
          <p className="flex items-center gap-1.5 text-xs font-semibold text-ink-2">
            <Pin className="size-4" aria-hidden="true" />
            {t(($) => $.pinned, { date: format.date(pinnedUntil, dayMonth) })}
          </p>
        )}
        <h2
          id="announcement-title"
          dir="auto"
          className="mt-2 text-start font-display text-[clamp(2rem,1.5rem+2vw,3rem)] leading-[1.1] font-[430] text-balance wrap-anywhere track-display"
        >
          {title}
        </h2>
        <p className="mt-5 flex items-center gap-3 border-line border-b pb-6">
          <Avatar person={createdBy} decorative />
          <span className="min-w-0 text-sm">
            <b className="block font-semibold">
              <bdi>{createdBy.name}</bdi>
            </b>
            <span className="text-xs text-ink-2">
              {publishedAt && <time dateTime={publishedAt}>{format.date(publishedAt)}</time>}
              {editedAt && ` · ${t(($) => $.edited, { ago: format.ago(editedAt) })}`}
            </span>
          </span>
        </p>
        {status === "archived" && announcement.publishedAt && (
          <p className="mt-5 rounded-md bg-sunken p-3 text-sm text-ink-2">{t(($) => $.archived)}</p>
        )}
        <ArticleBody doc={body} className="mt-6 text-lg leading-relaxed" />
        {files && <div className="mt-8">{files}</div>}
      </div>
      <Confirmation announcement={announcement} />
    </article>
  );
}
