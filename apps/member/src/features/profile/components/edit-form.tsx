import { can } from "@plaudit/api/permissions.ts";
import type { CurrentMember } from "@plaudit/api/profile.ts";
import { monthNames } from "@plaudit/i18n/month-names.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { EntityForm } from "@plaudit/ui/form/entity-form.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { MonthDayField } from "@plaudit/ui/form/month-day-field.tsx";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { pictureKey } from "@plaudit/ui/upload/picture-key.ts";
import { Controller, useWatch } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { useEntityForm } from "../../../lib/use-entity-form.ts";
import { pathTo } from "../../../screens.ts";
import { NAME_MAX, profileBody, refreshProfile, saveProfile, toBody, valuesOf } from "../edit.ts";
import { AvatarField } from "./avatar-field.tsx";

/** The member's own profile; what is typed is kept as a draft until it is saved or discarded. */
export function EditForm({ me, reload }: { me: CurrentMember; reload: () => void }) {
  const { t } = useTranslation("profile");
  const navigate = useNavigate();
  const format = useFormat();
  const [firstName, lastName, jobTitle, birthday, seen] = [
    t(($) => $.edit.firstName),
    t(($) => $.edit.lastName),
    t(($) => $.edit.jobTitle),
    t(($) => $.edit.birthday),
    t(($) => $.edit.public),
  ];
  const entityForm = useEntityForm({
    entity: me,
    values: valuesOf,
    pictures: ({ avatarUrls }) => ({ avatar: pictureKey(avatarUrls) }),
    schema: profileBody,
    body: toBody,
    fieldOf: { avatarId: "avatar" },
    fields: {
      avatar: t(($) => $.edit.picture),
      firstName,
      lastName,
      jobTitle,
      birthday,
      publicStaffProfile: seen,
    },
    message: (field) => (field === "birthday" ? t(($) => $.edit.birthdayWrong) : undefined),
    save: saveProfile,
    saved: () => t(($) => $.edit.saved),
    onSaved: (saved) => {
      refreshProfile(saved);
      void navigate(pathTo("profile-me"));
    },
    reload,
    draft: "profile.edit",
  });
  const { form, errors, round } = entityForm;
  const { control, register } = form;
  const may = can(me, "manage");
  const names = useWatch({ control, name: ["firstName", "lastName"] });
  const countOf = (text: string): [number, number] | undefined =>
    text.length > NAME_MAX - 10 ? [text.length, NAME_MAX] : undefined;
  return (
    <EntityForm form={entityForm} cancel={pathTo("profile-me")}>
      <FormSection title={t(($) => $.edit.picture)} hint={t(($) => $.edit.pictureHint)}>
        <Controller
          key={round}
          control={control}
          name="avatar"
          render={({ field, fieldState }) => (
            <AvatarField me={me} avatar={field.value} error={fieldState.error?.message} onChange={field.onChange} />
          )}
        />
      </FormSection>
      <FormSection title={t(($) => $.edit.names)} hint={t(($) => $.edit.namesHint)}>
        <TextField
          label={firstName}
          autoComplete="given-name"
          error={errors.firstName?.message}
          count={countOf(names[0])}
          {...register("firstName")}
        />
        <TextField
          label={lastName}
          autoComplete="family-name"
          error={errors.lastName?.message}
          count={countOf(names[1])}
          {...register("lastName")}
        />
      </FormSection>
      <FormSection title={jobTitle} hint={may ? t(($) => $.edit.jobTitleHint) : t(($) => $.edit.jobTitleKept)}>
        {may ? (
          <TextField
            label={jobTitle}
            autoComplete="organization-title"
            error={errors.jobTitle?.message}
            {...register("jobTitle")}
          />
        ) : (
          <p className="text-base">
            <bdi>{me.jobTitle ?? t(($) => $.edit.noJobTitle)}</bdi>
          </p>
        )}
      </FormSection>
      <FormSection title={birthday} hint={t(($) => $.edit.birthdayHint)}>
        <Controller
          control={control}
          name="birthday"
          render={({ field }) => (
            <MonthDayField
              label={birthday}
              error={errors.birthday?.message}
              value={field.value ?? ""}
              onChange={field.onChange}
              labels={{ month: t(($) => $.edit.birthMonth), day: t(($) => $.edit.birthDay), none: "–" }}
              months={monthNames(format)}
              number={format.number}
            />
          )}
        />
      </FormSection>
      <FormSection title={t(($) => $.edit.seen)}>
        <Controller
          control={control}
          name="publicStaffProfile"
          render={({ field }) => (
            <Switch label={seen} hint={t(($) => $.edit.publicHint)} checked={field.value} onChange={field.onChange} />
          )}
        />
        <Link to={pathTo("settings-privacy")} className="text-sm font-semibold text-brand-text hocus:underline">
          {t(($) => $.edit.privacy)}
        </Link>
      </FormSection>
    </EntityForm>
  );
}
