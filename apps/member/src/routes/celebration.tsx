import { useQuery } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { MissingArt } from "@plaudit/ui/app/missing-art.tsx";
import { ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { Card } from "@plaudit/ui/card.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useParams } from "react-router";
import { EventSlip } from "../features/celebration/components/event-slip.tsx";
import { Discussion } from "../features/engagement/components/discussion.tsx";
import { PartFailed } from "../lib/part-failed.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("calendarEvent");
  const { id = "" } = useParams();
  const query = useQuery("GET /celebration/calendarEvents/{id}", { params: { id } });
  const { data: event, error } = query;
  const gone = error && (error.status === 404 || error.status === 400);
  return (
    <Page title={t(($) => $.title)} back={{ to: pathTo("celebrations"), label: t(($) => $.back) }} max="max-w-[56rem]">
      {event ? (
        <div className="grid gap-5">
          <Card aria-labelledby={`h-${id}`} className={event.milestone ? "" : "pb-4"}>
            <EventSlip event={event} to={pathTo("profile", { id: event.memberDisplayData.id })} />
          </Card>
          <Discussion subject={event} to={pathTo("celebration", { id })} />
        </div>
      ) : gone ? (
        <ProblemScreen
          art={<MissingArt />}
          lead={t(($) => $.gone.title)}
          text={t(($) => $.gone.text)}
          actions={<LinkButton to={pathTo("celebrations")}>{t(($) => $.back)}</LinkButton>}
        />
      ) : error ? (
        <PartFailed query={query} />
      ) : (
        <div role="status" aria-label={t(($) => $.loading)}>
          <Skeleton className="h-40 rounded-lg" />
        </div>
      )}
    </Page>
  );
}
