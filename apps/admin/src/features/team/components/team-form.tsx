import { newTeamBody } from "@plaudit/api/team.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { ChoiceField } from "@plaudit/ui/form/choice-field.tsx";
import type { Choice } from "@plaudit/ui/form/choice-picker.tsx";
import { EntityForm } from "@plaudit/ui/form/entity-form.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { usePickerLabels } from "../../../lib/picker-labels.ts";
import { findPeople } from "../../../lib/pickers.ts";
import { useEntityForm } from "../../../lib/use-entity-form.ts";
import { pathTo } from "../../../screens.ts";
import { type Team, useSaveTeam } from "../data.ts";

type Props = { team: Team | null; reload?: () => void };
type Values = { name: string; members: Choice[] };
const NAME_MAX = 80;

export function TeamForm({ team, reload }: Props) {
  const { t } = useTranslation("team");
  const { t: member } = useTranslation("member");
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const people = usePickerLabels(
    member(($) => $.form.findPerson),
    common(($) => $.search.none),
  );
  const entityForm = useEntityForm({
    entity: team,
    values: (of): Values => ({ name: of?.name ?? "", members: [] }),
    schema: newTeamBody,
    body: ({ name, members }) => ({ name, memberIds: members.map((one) => one.id) }),
    fieldOf: { memberIds: "members" },
    fields: { name: t(($) => $.name) },
    save: useSaveTeam(team?.id ?? null),
    onSaved: ({ id }) => void navigate(pathTo("team", { id }), { replace: true }),
    reload,
  });
  const { form, errors, labels } = entityForm;
  const name = useWatch({ control: form.control, name: "name" });
  return (
    <EntityForm
      form={entityForm}
      cancel={team ? pathTo("team", { id: team.id }) : pathTo("teams")}
      className="max-w-171"
    >
      <div className="grid gap-6">
        <TextField
          label={t(($) => $.name)}
          hint={t(($) => $.nameHint)}
          error={errors.name?.message}
          count={[name.length, NAME_MAX]}
          autoFocus={team === null}
          {...form.register("name")}
        />
        {team === null && (
          <ChoiceField
            control={form.control}
            name="members"
            label={t(($) => $.people)}
            optional={labels.optional}
            search={findPeople}
            labels={people}
          />
        )}
      </div>
    </EntityForm>
  );
}
