import type { MemberProfile } from "@plaudit/api/profile.ts";
import { useApps } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { MissingArt } from "@plaudit/ui/app/missing-art.tsx";
import { ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { ErrorState } from "@plaudit/ui/feedback/error-state.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useParams } from "react-router";
import { ProfileAwards } from "../features/award/components/profile-awards.tsx";
import { ProfileCelebrations } from "../features/celebration/components/profile-celebrations.tsx";
import { AboutPanels } from "../features/profile/components/about-panels.tsx";
import { Head } from "../features/profile/components/head.tsx";
import { ProfileSkeleton } from "../features/profile/components/profile-skeleton.tsx";
import { useProfile } from "../features/profile/data.ts";
import { ProfileRecognitions } from "../features/recognition/components/profile-recognitions.tsx";
import { MonthsPanel, SeenPanel } from "../features/recognition/components/summary-panels.tsx";
import { useSummary } from "../features/recognition/data.ts";
import { sendPath } from "../features/recognition/open-send.ts";
import { PartFailed } from "../lib/part-failed.tsx";
import { pathTo } from "../screens.ts";

type Props = { profile: MemberProfile; own: boolean; mayRecognize: boolean };

function Recognize({ profile, own, className = "" }: Omit<Props, "mayRecognize"> & { className?: string }) {
  const { t } = useTranslation("profile");
  return (
    <LinkButton to={own ? sendPath() : sendPath(profile)} preventScrollReset className={`max-w-60 ${className}`}>
      <span className="truncate">
        {own ? t(($) => $.recognizeSomeone) : t(($) => $.recognize, { name: profile.firstName })}
      </span>
    </LinkButton>
  );
}

function Profile({ profile, own, mayRecognize }: Props) {
  const { t } = useTranslation("profile");
  const open = own || profile.publicStaffProfile;
  const query = useSummary(open ? profile.id : null);
  const { data: summary, error } = query;
  const below = mayRecognize && !own && (
    <Recognize profile={profile} own={false} className="w-full max-w-none! sm:hidden" />
  );
  const action = mayRecognize ? <Recognize profile={profile} own={own} /> : undefined;
  if (!open)
    return (
      <div className="grid gap-5">
        <Head profile={profile} own={own} summary={null} />
        <EmptyState
          art="weave"
          tone={255}
          title={t(($) => $.private.title, { name: profile.firstName })}
          action={action}
        >
          {t(($) => $.private.text)}
        </EmptyState>
      </div>
    );
  if (!summary && !error) return <ProfileSkeleton label={t(($) => $.loading)} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Head profile={profile} own={own} summary={summary ?? null} action={below} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
          {summary && (
            <SeenPanel
              summary={summary}
              seed={profile.id}
              title={own ? t(($) => $.seesMine) : t(($) => $.sees, { name: profile.firstName })}
            />
          )}
          {!summary && <PartFailed query={query} />}
          <ProfileRecognitions memberId={profile.id} name={profile.firstName} own={own} action={action} />
        </div>
        <aside aria-label={t(($) => $.about)} className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <ProfileAwards memberId={profile.id} />
          <ProfileCelebrations memberId={profile.id} />
          {summary && <MonthsPanel summary={summary} />}
          <AboutPanels profile={profile} />
        </aside>
      </div>
    </div>
  );
}

function Nobody() {
  const { t } = useTranslation("profile");
  return (
    <ProblemScreen
      art={<MissingArt />}
      lead={t(($) => $.notFound.title)}
      text={t(($) => $.notFound.text)}
      actions={<LinkButton to={pathTo("home")}>{t(($) => $.notFound.action)}</LinkButton>}
    />
  );
}

/** `/profile/me` and everybody else's. */
export function Component() {
  const { t } = useTranslation("profile");
  const { t: common } = useTranslation();
  const { id = "me" } = useParams();
  const { data: profile, own, error, isValidating, mutate } = useProfile(id);
  const mayRecognize =
    useApps().may("recognition:create") && (own || (profile && !profile.suspended && !profile.left)) === true;
  const gone = error && (error.status === 404 || error.status === 400);
  return (
    <Page
      title={id === "me" ? t(($) => $.me) : (profile?.name ?? t(($) => $.title))}
      back={id === "me" ? undefined : { to: pathTo("home"), label: t(($) => $.back) }}
      actions={profile && !own && mayRecognize && <Recognize profile={profile} own={own} className="max-sm:hidden" />}
    >
      {profile ? (
        <Profile key={profile.id} profile={profile} own={own} mayRecognize={mayRecognize} />
      ) : gone ? (
        <Nobody />
      ) : error ? (
        <ErrorState
          title={t(($) => $.failed)}
          retry={common(($) => $.action.retry)}
          onRetry={() => void mutate()}
          busy={isValidating}
        >
          {common(($) => $.failed.text)}
        </ErrorState>
      ) : (
        <ProfileSkeleton label={t(($) => $.loading)} />
      )}
    </Page>
  );
}
