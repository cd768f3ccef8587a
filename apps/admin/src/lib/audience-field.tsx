import type { Role } from "@plaudit/api/permissions.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Checkbox } from "@plaudit/ui/form/checkbox.tsx";
import { ChoicePicker } from "@plaudit/ui/form/choice-picker.tsx";
import { FieldError } from "@plaudit/ui/form/field-error.tsx";
import { type ReactNode, useId } from "react";
import {
  type FieldPathByValue,
  type FieldValues,
  type PathValue,
  type UseFormReturn,
  useController,
} from "react-hook-form";
import type { AudienceValue } from "./audience-value.ts";
import { usePickerLabels } from "./picker-labels.ts";
import { findPeople, findTeams } from "./pickers.ts";

const roles: Role[] = ["employee", "manager", "admin"];
type Props<V extends FieldValues> = {
  form: Pick<UseFormReturn<V>, "control" | "setValue">;
  name: FieldPathByValue<V, AudienceValue>;
  label: string;
  /** Wherever in it something is refused. */
  error?: string | undefined;
  /** How many that is. */
  note?: ReactNode;
  /** Only people and teams can be named. */
  withoutRoles?: boolean;
};

/** Everyone, or whoever is named, is in a team or has a role. */
export function AudienceField<V extends FieldValues>({
  form: { control, setValue },
  name,
  label,
  error: refused,
  note,
  withoutRoles = false,
}: Props<V>) {
  // Where it is refused, its teams are gone on with.
  const { field, fieldState } = useController({ control, name });
  const value: AudienceValue = field.value;
  const onChange = (next: AudienceValue) =>
    setValue(name, next as PathValue<V, typeof name>, { shouldDirty: true, shouldValidate: true });
  const error = fieldState.error && (refused ?? fieldState.error.message);
  const { t } = useTranslation("admin");
  const { t: member } = useTranslation("member");
  const id = useId();
  const people = usePickerLabels(t(($) => $.audience.findPeople));
  const teams = usePickerLabels(t(($) => $.audience.findTeams));
  const searchTeams = async (words: string) =>
    (await findTeams(words)).map(({ id: teamId, name, activeMemberCount: count }) => ({
      id: teamId,
      label: name,
      note: t(($) => $.audience.members, { count }),
    }));
  const option = (everyone: boolean, text: string) => (
    <label className="flex min-h-10 items-center gap-3 text-sm max-sm:min-h-11">
      <input
        type="radio"
        name={id}
        checked={value.everyone === everyone}
        onChange={() => onChange({ ...value, everyone })}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className="grid size-5 shrink-0 place-items-center rounded-full rim-check peer-checked:shadow-[inset_0_0_0_6px_var(--t-brand)] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring"
      />
      {text}
    </label>
  );
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {option(
        true,
        t(($) => $.audience.everyone),
      )}
      {option(
        false,
        t(($) => $.audience.some),
      )}
      {!value.everyone && (
        <div className="ms-8 mt-2 grid gap-4">
          <ChoicePicker
            label={t(($) => $.audience.teams)}
            value={value.teams}
            onChange={(chosen) => onChange({ ...value, teams: chosen })}
            search={searchTeams}
            labels={teams}
            most={50}
            ref={field.ref}
          />
          <ChoicePicker
            label={t(($) => $.audience.people)}
            value={value.members}
            onChange={(chosen) => onChange({ ...value, members: chosen })}
            search={findPeople}
            labels={people}
          />
          {!withoutRoles && (
            <fieldset className="min-w-0">
              <legend className="mb-1 text-sm font-semibold">{t(($) => $.audience.roles)}</legend>
              {roles.map((role) => (
                <Checkbox
                  key={role}
                  label={member(($) => $.role[role])}
                  checked={value.roles.includes(role)}
                  onChange={({ target }) =>
                    onChange({
                      ...value,
                      roles: target.checked ? [...value.roles, role] : value.roles.filter((one) => one !== role),
                    })
                  }
                />
              ))}
            </fieldset>
          )}
        </div>
      )}
      {error ? (
        <FieldError id={`${id}-error`}>{error}</FieldError>
      ) : (
        note && <p className="mt-1.5 text-xs text-ink-2">{note}</p>
      )}
    </fieldset>
  );
}
