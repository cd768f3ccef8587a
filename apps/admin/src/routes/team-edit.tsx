import { can } from "@plaudit/api/permissions.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { useParams } from "react-router";
import { TeamForm } from "../features/team/components/team-form.tsx";
import { useTeam } from "../features/team/data.ts";
import { EditScreen } from "../lib/edit-screen.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("team");
  const { id } = useParams();
  return (
    <EditScreen
      of={useTeam(id)}
      adding={!id && { title: t(($) => $.new), form: <TeamForm team={null} /> }}
      title={(team) => (team ? t(($) => $.edit, { name: team.name }) : t(($) => $.title))}
      back={{ to: id ? pathTo("team", { id }) : pathTo("teams"), label: t(($) => $.back) }}
      max="max-w-[64rem]"
      may={(team) => can(team, "edit")}
      skeleton={<Skeleton className="h-11 w-full max-w-171" />}
    >
      {(team, reload) => <TeamForm team={team} reload={reload} />}
    </EditScreen>
  );
}
