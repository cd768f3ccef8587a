import { useApps } from "@plaudit/api/react";
import type { Recognition } from "@plaudit/api/recognition.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { MissingArt } from "@plaudit/ui/app/missing-art.tsx";
import { ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { ErrorState } from "@plaudit/ui/feedback/error-state.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Link2 } from "@plaudit/ui/icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useLocation, useNavigate, useParams } from "react-router";
import { Discussion } from "../features/engagement/components/discussion.tsx";
import { EndorsersPanel } from "../features/engagement/components/endorsers-panel.tsx";
import { type EngagementAction, EngagementDialog } from "../features/engagement/components/engagement-dialog.tsx";
import { Reactions } from "../features/engagement/components/reactions.tsx";
import { useEngagementMenu } from "../features/engagement/components/use-engagement-menu.tsx";
import { useBalances } from "../features/points/data.ts";
import { DetailSkeleton } from "../features/recognition/components/detail-skeleton.tsx";
import { RecognitionDetail } from "../features/recognition/components/recognition-detail.tsx";
import { useRecognition } from "../features/recognition/data.ts";
import { copyLink, linkOf } from "../features/recognition/share.ts";
import { useActionDialog } from "../lib/use-action-dialog.ts";
import { pathTo } from "../screens.ts";

function Gone() {
  const { t } = useTranslation("recognition");
  return (
    <ProblemScreen
      art={<MissingArt />}
      lead={t(($) => $.detail.gone)}
      text={t(($) => $.detail.goneText)}
      actions={<LinkButton to={pathTo("home")}>{t(($) => $.detail.goHome)}</LinkButton>}
    />
  );
}

type DetailProps = { item: Recognition; anchor: string; onDeleted: () => void };

function Detail({ item, anchor, onDeleted }: DetailProps) {
  const { t } = useTranslation("engagement");
  const points = useApps().has("points");
  const { left, cap } = useBalances();
  const dialog = useActionDialog<EngagementAction>();
  const menu = useEngagementMenu(item, dialog.show);
  return (
    <RecognitionDetail
      item={item}
      anchor={anchor}
      menu={menu}
      onDeleted={onDeleted}
      aside={
        <>
          {points && <EndorsersPanel subject={item} onAdd={() => dialog.show("endorse")} />}
          <Panel title={t(($) => $.reactions.title)}>
            <Reactions subject={item} />
          </Panel>
        </>
      }
    >
      <Discussion subject={item} to={pathTo("recognition", { id: item.id })} />
      <EngagementDialog subject={item} points={{ subject: item, left: left ?? 0, cap }} {...dialog} />
    </RecognitionDetail>
  );
}

export function Component() {
  const { t } = useTranslation("recognition");
  const { t: common } = useTranslation();
  const { id = "" } = useParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { data: item, error, isValidating, mutate } = useRecognition(id);
  const gone = error && (error.status === 404 || error.status === 400);
  async function handleShare() {
    if (await copyLink(id)) toast.ok(t(($) => $.card.copied));
    else toast.error(t(($) => $.card.copyFailed, { url: linkOf(id) }));
  }
  return (
    <Page
      title={t(($) => $.detail.title)}
      back={{ to: pathTo("home"), label: t(($) => $.detail.back) }}
      actions={
        item && (
          <Button
            kind="quiet"
            size="icon"
            aria-label={t(($) => $.card.copyLink)}
            onClick={() => void handleShare()}
            className="max-sm:hidden"
          >
            <Link2 className="size-5" aria-hidden="true" />
          </Button>
        )
      }
    >
      {item ? (
        <Detail key={id} item={item} anchor={hash} onDeleted={() => void navigate(pathTo("home"), { replace: true })} />
      ) : gone ? (
        <Gone />
      ) : error ? (
        <ErrorState
          title={t(($) => $.detail.failed)}
          retry={common(($) => $.action.retry)}
          onRetry={() => void mutate()}
          busy={isValidating}
        >
          {common(($) => $.failed.text)}
        </ErrorState>
      ) : (
        <DetailSkeleton label={common(($) => $.action.loading)} />
      )}
    </Page>
  );
}
