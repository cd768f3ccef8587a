import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { ChoiceField } from "@plaudit/ui/form/choice-field.tsx";
import { Select } from "@plaudit/ui/form/select.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { useId, useMemo } from "react";
import { Controller, type UseFormReturn, useFormState } from "react-hook-form";
import { countries } from "../../../lib/countries.ts";
import { usePickerLabels } from "../../../lib/picker-labels.ts";
import { findPeople } from "../../../lib/pickers.ts";
import { findTeams, type MemberRecord, useFacets } from "../data.ts";
import type { MemberFields } from "../form.ts";
import { RoleChoice } from "./role-choice.tsx";

type Props = { form: UseFormReturn<MemberFields>; member: MemberRecord; mayChangeRole: boolean };

export function PlaceFields({ form, member, mayChangeRole }: Props) {
  const { t } = useTranslation("member");
  const format = useFormat();
  const optional = useTranslation().t(($) => $.form.optional);
  const { register, control } = form;
  const { errors } = useFormState({ control });
  const departments = useId();
  const known = useFacets(true).data?.departments ?? [];
  const regions = useMemo(() => countries(format.language), [format.language]);
  const people = usePickerLabels(t(($) => $.form.findPerson));
  const teams = usePickerLabels(t(($) => $.form.findTeam));
  const others = member.teams.filter((team) => team.teamType !== "manual").map((team) => team.name);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t(($) => $.form.department)}
          optional={optional}
          list={departments}
          autoComplete="off"
          error={errors.department?.message}
          {...register("department")}
        />
        <datalist id={departments}>
          {known.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Select
          label={t(($) => $.form.country)}
          optional={optional}
          error={errors.country?.message}
          options={[{ value: "", label: t(($) => $.form.noCountry) }, ...regions]}
          {...register("country")}
        />
      </div>
      <ChoiceField
        control={control}
        name="managers"
        label={t(($) => $.form.managers)}
        optional={optional}
        hint={t(($) => $.form.managersHint)}
        search={(query) => findPeople(query, [member.id])}
        labels={people}
        most={10}
      />
      <ChoiceField
        control={control}
        name="teams"
        label={t(($) => $.form.teams)}
        optional={optional}
        hint={others.length > 0 ? t(($) => $.form.otherTeams, { teams: format.list(others) }) : undefined}
        search={findTeams}
        labels={teams}
      />
      <Controller
        control={control}
        name="role"
        render={({ field, fieldState }) => (
          <RoleChoice
            value={field.value}
            onChange={field.onChange}
            disabled={!mayChangeRole}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}
