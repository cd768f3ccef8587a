import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Download } from "@plaudit/ui/later-icons.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { useState } from "react";
import { LoadFailed } from "../../../lib/load-failed.tsx";
import { useDownload } from "../../../lib/use-download.ts";
import { type Announcement, fetchReaders, type ReaderKind, readerKinds, useReaders } from "../data.ts";

/** Its audience by name: who has not read it first. */
export function ReadersList({ announcement }: { announcement: Announcement }) {
  const { t } = useTranslation("announcement-admin");
  const format = useFormat();
  const [kind, setKind] = useState<ReaderKind>("unread");
  const list = useReaders(announcement.id, kind);
  const { downloading, download } = useDownload();
  const kinds = readerKinds.filter((one) => announcement.confirm || one !== "unconfirmed");
  const state = ({ readAt, confirmedAt, hasEmail, jobTitle }: (typeof list.items)[number]) => {
    if (confirmedAt) return t(($) => $.rate.confirmedAt, { ago: format.ago(confirmedAt) });
    if (readAt) return t(($) => $.rate.readAt, { ago: format.ago(readAt) });
    if (!hasEmail) return t(($) => $.rate.noEmail);
    return jobTitle ?? t(($) => $.rate.not);
  };
  const others = Math.max(1, (list.pages[0]?.total ?? 0) - list.items.length);
  return (
    <section aria-labelledby="readers" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="readers" className="font-display text-title font-[480] track-display">
          {t(($) => $.rate.people)}
        </h2>
        <span className="flex flex-wrap items-center gap-2">
          <SegmentedControl
            size="sm"
            label={t(($) => $.rate.which)}
            value={kind}
            onChange={setKind}
            options={kinds.map((value) => ({ value, label: t(($) => $.rate[value]) }))}
          />
          <Button
            kind="line"
            size="sm"
            off={downloading}
            onClick={() =>
              void download(
                () => fetchReaders(announcement.id, kind),
                "announcement-readers.csv",
                t(($) => $.rate.exported),
              )
            }
          >
            <Download className="size-4.5" aria-hidden="true" />
            {t(($) => $.rate.export)}
          </Button>
        </span>
      </div>
      {list.error && list.pages.length === 0 ? (
        <LoadFailed busy={list.isValidating} onRetry={() => void list.mutate()} />
      ) : list.pages.length === 0 ? (
        <Skeleton className="h-48" />
      ) : list.items.length === 0 ? (
        <p className="border-line border-y py-4 text-sm text-ink-2">{t(($) => $.rate.nobody)}</p>
      ) : (
        <>
          <ul className="divide-y divide-line border-line border-y">
            {list.items.map((person) => (
              <li key={person.id} className="flex items-center gap-3 py-2.5">
                <Avatar person={person} decorative />
                <span className="min-w-0">
                  <bdi className="block truncate text-sm font-semibold">{person.name}</bdi>
                  <span className="block truncate text-xs text-ink-2">{state(person)}</span>
                </span>
              </li>
            ))}
          </ul>
          {list.more && (
            <Button kind="line" className="mt-4" off={list.loadingMore} onClick={() => void list.loadMore()}>
              {t(($) => $.rate.moreOf, { count: others, n: format.number(others) })}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
