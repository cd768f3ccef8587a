import { useMe, useTenant } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useSearchParams } from "react-router";
import { FollowPanel } from "../features/feedback/components/follow-panel.tsx";
import { Inbox } from "../features/feedback/components/inbox.tsx";
import { OwnPanel } from "../features/feedback/components/own-panel.tsx";
import { WriteForm } from "../features/feedback/components/write-form.tsx";
import { useManagesFeedback, useReaders } from "../features/feedback/data.ts";
import { PartFailed } from "../lib/part-failed.tsx";

function Intro() {
  const { t } = useTranslation("feedback");
  const { list } = useFormat();
  const readers = useReaders().data?.results.map(({ name }) => name) ?? [];
  return (
    <p className="mt-2 mb-6 text-base text-ink-2">
      {t(($) => $.intro)} {readers.length > 0 && t(($) => $.readBy, { names: list(readers), count: readers.length })}
    </p>
  );
}

function Write() {
  const { t } = useTranslation("feedback");
  const query = useMe();
  const me = query.data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
      {me ? (
        <WriteForm me={me} />
      ) : query.error ? (
        <PartFailed query={query} />
      ) : (
        <div role="status" aria-label={t(($) => $.mine.loading)}>
          <Skeleton className="h-72 rounded-lg" />
        </div>
      )}
      <aside aria-label={t(($) => $.mine.title)} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <FollowPanel />
        <OwnPanel />
      </aside>
    </div>
  );
}

export function Component() {
  const { t } = useTranslation("feedback");
  const tenant = useTenant()?.name ?? "";
  const manages = useManagesFeedback();
  const [search, setSearch] = useSearchParams();
  const inbox = manages && search.get("view") === "inbox";
  return (
    <Page named title={t(($) => $.title)}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="min-w-0 font-display text-display font-[440] wrap-anywhere track-display">
          {t(($) => $.heading, { tenant })}
        </p>
        {manages && (
          <SegmentedControl
            label={t(($) => $.views.label)}
            value={inbox ? "inbox" : "write"}
            onChange={(view) => setSearch(view === "inbox" ? { view } : {}, { replace: true })}
            options={[
              { value: "write", label: t(($) => $.views.write) },
              { value: "inbox", label: t(($) => $.views.inbox) },
            ]}
          />
        )}
      </div>
      <Intro />
      {inbox ? <Inbox /> : <Write />}
    </Page>
  );
}
