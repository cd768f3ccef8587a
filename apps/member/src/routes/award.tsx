import { useApps } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { MissingArt } from "@plaudit/ui/app/missing-art.tsx";
import { ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Link2 } from "@plaudit/ui/icons.tsx";
import { Printer } from "@plaudit/ui/later-icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useNavigate, useParams } from "react-router";
import { type AwardAction, AwardDialogs } from "../features/award/components/award-dialogs.tsx";
import { AwardPaper } from "../features/award/components/award-paper.tsx";
import { type Award, useAward, useEdits } from "../features/award/data.ts";
import { useAwardMenu, useShareAward } from "../features/award/use-award-menu.tsx";
import { Discussion } from "../features/engagement/components/discussion.tsx";
import { EndorsersPanel } from "../features/engagement/components/endorsers-panel.tsx";
import { type EngagementAction, EngagementDialog } from "../features/engagement/components/engagement-dialog.tsx";
import { Reactions } from "../features/engagement/components/reactions.tsx";
import { useEngagementMenu } from "../features/engagement/components/use-engagement-menu.tsx";
import { useBalances } from "../features/points/data.ts";
import { PartFailed } from "../lib/part-failed.tsx";
import { useActionDialog } from "../lib/use-action-dialog.ts";
import { pathTo } from "../screens.ts";

function Detail({ award }: { award: Award }) {
  const { t } = useTranslation("engagement");
  const points = useApps().has("points");
  const navigate = useNavigate();
  const { left, cap } = useBalances();
  const around = useActionDialog<EngagementAction>();
  const own = useActionDialog<AwardAction>();
  const menu = useAwardMenu(award, own.show, useEngagementMenu(award, around.show));
  useEdits(award);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <AwardPaper award={award} menu={menu} onRecipients={() => own.show("recipients")} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem] print:hidden">
        <Discussion subject={award} to={pathTo("award", { id: award.id })} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {points && <EndorsersPanel subject={award} onAdd={() => around.show("endorse")} />}
          <Panel title={t(($) => $.reactions.title)}>
            <Reactions subject={award} />
          </Panel>
        </div>
      </div>
      <EngagementDialog subject={award} points={{ subject: award, left: left ?? 0, cap }} {...around} />
      <AwardDialogs award={award} {...own} onDeleted={() => void navigate(pathTo("home"), { replace: true })} />
    </div>
  );
}

export function Component() {
  const { t } = useTranslation("award");
  const { id = "" } = useParams();
  const query = useAward(id);
  const share = useShareAward(id);
  const { data: award, error } = query;
  const gone = error && (error.status === 404 || error.status === 400);
  const maySend = useApps().may("award:send-own-type");
  const back = maySend
    ? { to: pathTo("awards"), label: t(($) => $.page.back) }
    : { to: pathTo("home"), label: t(($) => $.page.gone.home) };
  return (
    <Page
      title={award?.name ?? t(($) => $.feed.label)}
      back={back}
      max="max-w-[58rem]"
      actions={
        award && (
          <>
            <Button kind="quiet" size="sm" onClick={() => print()} className="max-sm:hidden">
              <Printer className="size-5" aria-hidden="true" />
              {t(($) => $.page.print)}
            </Button>
            <Button
              kind="quiet"
              size="icon"
              aria-label={t(($) => $.page.copy)}
              onClick={() => void share()}
              className="max-sm:hidden"
            >
              <Link2 className="size-5" aria-hidden="true" />
            </Button>
          </>
        )
      }
    >
      {award ? (
        <Detail key={id} award={award} />
      ) : gone ? (
        <ProblemScreen
          art={<MissingArt />}
          lead={t(($) => $.page.gone.title)}
          text={t(($) => $.page.gone.text)}
          actions={<LinkButton to={pathTo("home")}>{t(($) => $.page.gone.home)}</LinkButton>}
        />
      ) : error ? (
        <PartFailed query={query} />
      ) : (
        <div role="status" aria-label={t(($) => $.loading)}>
          <Skeleton className="h-[40rem] rounded-xl" />
        </div>
      )}
    </Page>
  );
}
