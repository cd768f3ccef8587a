import type { ModerationNotice } from "@plaudit/api/moderation.ts";
import { useQuery } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { MissingArt } from "@plaudit/ui/app/missing-art.tsx";
import { ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useParams } from "react-router";
import { PartFailed } from "../lib/part-failed.tsx";
import { pathTo } from "../screens.ts";

function Notice({ notice }: { notice: ModerationNotice }) {
  const { t } = useTranslation("moderation");
  const format = useFormat();
  const { kind, note, text, returned, path, createdAt } = notice;
  return (
    <article className="grid gap-5">
      <header>
        <h2 className="font-display text-title font-[460] wrap-anywhere track-display">{t(($) => $.notice[kind])}</h2>
        <p className="mt-1 text-xs text-ink-2">{format.date(createdAt)}</p>
      </header>
      {note && (
        <p className="text-base wrap-anywhere whitespace-pre-line" dir="auto">
          {note}
        </p>
      )}
      <Panel title={t(($) => $.notice.yours)}>
        <p className="text-sm wrap-anywhere whitespace-pre-line" dir="auto">
          {text}
        </p>
      </Panel>
      {kind === "hidden" && <p className="text-sm text-ink-2">{t(($) => $.notice.hiddenText)}</p>}
      {returned !== null && returned > 0 && (
        <p className="text-sm text-ink-2">
          {t(($) => $.notice.returned, { count: returned, points: format.number(returned) })}
        </p>
      )}
      {path && (
        <LinkButton to={path} className="justify-self-start">
          {t(($) => $.notice.open)}
        </LinkButton>
      )}
    </article>
  );
}

export function Component() {
  const { t } = useTranslation("moderation");
  const { id = "" } = useParams();
  const query = useQuery("GET /moderation/notices/{id}", { params: { id } });
  const { data: notice, error } = query;
  const gone = error && (error.status === 404 || error.status === 400);
  return (
    <Page title={t(($) => $.notice.title)} back={{ to: pathTo("home"), label: t(($) => $.notice.home) }}>
      {notice ? (
        <Notice notice={notice} />
      ) : gone ? (
        <ProblemScreen
          art={<MissingArt />}
          lead={t(($) => $.notice.gone.title)}
          text={t(($) => $.notice.gone.text)}
          actions={<LinkButton to={pathTo("home")}>{t(($) => $.notice.home)}</LinkButton>}
        />
      ) : error ? (
        <PartFailed query={query} />
      ) : (
        <div role="status" aria-label={t(($) => $.notice.loading)}>
          <Skeleton className="h-40 rounded-lg" />
        </div>
      )}
    </Page>
  );
}
