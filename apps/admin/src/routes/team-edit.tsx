import { can } from "@plaudit/api/permissions.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Bone } from "@plaudit/ui/feedback/bone.tsx";
import { ErrorState } from "@plaudit/ui/feedback/error-state.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useState } from "react";
import { useParams } from "react-router";
import { TeamForm } from "../features/team/components/team-form.tsx";
import { useTeam } from "../features/team/data.ts";
import { NotFound } from "./not-found.tsx";

export function Component() {
  const { t } = useTranslation("people");
  const common = useTranslation("common").t;
  const { id = "" } = useParams();
  const { data, error, mutate, isValidating } = useTeam(id);
  const [read, setRead] = useState(0);
  if ((error && (error.status === 404 || error.status === 400)) || (data && !can(data, "edit"))) return <NotFound />;
  return (
    <Page
      title={data ? t(($) => $.team.edit, { name: data.name }) : t(($) => $.teams)}
      back={{ to: `/team/${id}`, label: t(($) => $.team.back) }}
      max="max-w-[64rem]"
    >
      {data ? (
        <TeamForm key={read} team={data} onReload={() => void mutate().then(() => setRead(read + 1))} />
      ) : error ? (
        <ErrorState
          title={common(($) => $.failed.title)}
          retry={common(($) => $.action.retry)}
          busy={isValidating}
          onRetry={() => void mutate()}
        >
          {common(($) => $.failed.text)}
        </ErrorState>
      ) : (
        <Bone className="h-11 w-full max-w-171" />
      )}
    </Page>
  );
}
