import { memberBody } from "@plaudit/api/member.ts";
import { can } from "@plaudit/api/permissions.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { EntityForm } from "@plaudit/ui/form/entity-form.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { pictureKey } from "@plaudit/ui/upload/picture-key.ts";
import { Controller } from "react-hook-form";
import { useEntityForm } from "../../../lib/use-entity-form.ts";
import { type MemberRecord, useSaveMember } from "../data.ts";
import { fieldsOf, toBody, useBadEmail } from "../form.ts";
import { PersonFields } from "./person-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { PreferenceFields } from "./preference-fields.tsx";

type Props = { member: MemberRecord; reload: () => void };

/** Labels at the start, fields at the end; errors are shown at their field and once in the save bar. */
export function MemberForm({ member, reload }: Props) {
  const { t } = useTranslation("member");
  const message = useBadEmail();
  const entityForm = useEntityForm({
    entity: member,
    values: fieldsOf,
    pictures: ({ avatarUrls }) => ({ avatar: pictureKey(avatarUrls) }),
    schema: memberBody,
    body: toBody,
    fieldOf: { avatarId: "avatar", managerIds: "managers", teamIds: "teams" },
    fields: {
      avatar: t(($) => $.form.picture),
      firstName: t(($) => $.form.firstName),
      lastName: t(($) => $.form.lastName),
      email: t(($) => $.form.email),
      jobTitle: t(($) => $.form.jobTitle),
      department: t(($) => $.form.department),
      country: t(($) => $.form.country),
      birthday: t(($) => $.form.birthday),
      managers: t(($) => $.form.managers),
      teams: t(($) => $.form.teams),
      role: t(($) => $.form.role),
      locale: t(($) => $.form.language),
      timezone: t(($) => $.form.timezone),
      publicStaffProfile: t(($) => $.form.public),
    },
    message: (field, issue) => (field === "birthday" ? t(($) => $.form.birthdayWrong) : message(field, issue)),
    save: useSaveMember(member.id),
    reload,
  });
  const { form, round } = entityForm;
  return (
    <EntityForm form={entityForm}>
      <FormSection title={t(($) => $.form.person)} hint={t(($) => $.form.personHint)}>
        <PersonFields form={form} member={member} round={round} />
      </FormSection>
      <FormSection title={t(($) => $.form.place)} hint={t(($) => $.form.placeHint)}>
        <PlaceFields form={form} member={member} mayChangeRole={can(member, "changeRole")} />
      </FormSection>
      <FormSection title={t(($) => $.form.preferences)} hint={t(($) => $.form.preferencesHint)}>
        <PreferenceFields form={form} />
      </FormSection>
      <FormSection title={t(($) => $.form.profile)} hint={t(($) => $.form.profileHint)}>
        <Controller
          control={form.control}
          name="publicStaffProfile"
          render={({ field }) => (
            <Switch
              checked={field.value}
              onChange={field.onChange}
              label={t(($) => $.form.public)}
              hint={t(($) => $.form.publicHint)}
            />
          )}
        />
      </FormSection>
    </EntityForm>
  );
}
