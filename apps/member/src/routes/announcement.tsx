import type { Announcement } from "@plaudit/api/announcement.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { MissingArt } from "@plaudit/ui/app/missing-art.tsx";
import { ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useEffect } from "react";
import { useLocation, useParams } from "react-router";
import { ArticlePage } from "../features/announcement/components/article-page.tsx";
import { useAnnouncement, useReadOnce } from "../features/announcement/data.ts";
import { Discussion } from "../features/engagement/components/discussion.tsx";
import { LazyEnclosed } from "../features/recognition/components/lazy-enclosed.tsx";
import { PartFailed } from "../lib/part-failed.tsx";
import { pathTo } from "../screens.ts";

function Shown({ announcement }: { announcement: Announcement }) {
  const { id, attachmentUrls, createdBy, publishedAt } = announcement;
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ArticlePage
        announcement={announcement}
        files={attachmentUrls.length > 0 && <LazyEnclosed item={{ gifs: [], attachmentUrls, sender: createdBy }} />}
      />
      {publishedAt && <Discussion subject={announcement} to={pathTo("announcement", { id })} />}
    </div>
  );
}

export function Component() {
  const { t } = useTranslation("announcement");
  const { id = "" } = useParams();
  const query = useAnnouncement(id);
  const { data: announcement, error } = query;
  const gone = error && (error.status === 404 || error.status === 400);
  useReadOnce(announcement);
  return (
    <Page title={t(($) => $.title)} back={{ to: pathTo("home"), label: t(($) => $.back) }} max="max-w-[56rem]">
      {announcement ? (
        <Shown key={id} announcement={announcement} />
      ) : gone ? (
        <ProblemScreen
          art={<MissingArt />}
          lead={t(($) => $.gone.title)}
          text={t(($) => $.gone.text)}
          actions={<LinkButton to={pathTo("home")}>{t(($) => $.back)}</LinkButton>}
        />
      ) : error ? (
        <PartFailed query={query} />
      ) : (
        <div role="status" aria-label={t(($) => $.loading)}>
          <Skeleton className="h-128 rounded-lg" />
        </div>
      )}
    </Page>
  );
}
