import { monthNames } from "@plaudit/i18n/month-names.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { MonthDayField } from "@plaudit/ui/form/month-day-field.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { PictureField } from "@plaudit/ui/upload/picture-field.tsx";
import { Controller, type UseFormReturn, useFormState } from "react-hook-form";
import { usePicture } from "../../../lib/use-picture.ts";
import type { MemberRecord } from "../data.ts";
import type { MemberFields } from "../form.ts";

type Props = { form: UseFormReturn<MemberFields>; member: MemberRecord };

function Picture({ form, member }: Props) {
  const { t } = useTranslation("member");
  const picture = usePicture("avatar");
  return (
    <Controller
      control={form.control}
      name="avatar"
      render={({ field, fieldState }) => (
        <PictureField
          {...picture}
          label={t(($) => $.form.picture)}
          current={member.avatarUrls}
          picture={field.value}
          error={fieldState.error?.message}
          onChange={field.onChange}
          preview={(avatarUrls) => <Avatar person={{ ...member, avatarUrls }} size={88} decorative />}
          cut
        />
      )}
    />
  );
}

/** A picture that is on its way is given up with a new `round` of the form. */
export function PersonFields({ form, member, round }: Props & { round: number }) {
  const { t } = useTranslation("member");
  const optional = useTranslation().t(($) => $.form.optional);
  const { register, control } = form;
  const { errors } = useFormState({ control });
  const format = useFormat();
  const months = monthNames(format);
  return (
    <>
      <Picture key={round} form={form} member={member} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t(($) => $.form.firstName)}
          autoComplete="off"
          error={errors.firstName?.message}
          {...register("firstName")}
        />
        <TextField
          label={t(($) => $.form.lastName)}
          autoComplete="off"
          hint={t(($) => $.form.lastNameHint)}
          error={errors.lastName?.message}
          {...register("lastName")}
        />
      </div>
      <TextField
        label={t(($) => $.form.email)}
        optional={optional}
        type="email"
        inputMode="email"
        autoComplete="off"
        hint={t(($) => $.form.emailHint)}
        error={errors.email?.message}
        {...register("email")}
      />
      <TextField
        label={t(($) => $.form.jobTitle)}
        optional={optional}
        autoComplete="off"
        error={errors.jobTitle?.message}
        {...register("jobTitle")}
      />
      <Controller
        control={control}
        name="birthday"
        render={({ field }) => (
          <MonthDayField
            label={t(($) => $.form.birthday)}
            optional={optional}
            hint={t(($) => $.form.birthdayHint)}
            error={errors.birthday?.message}
            value={field.value}
            onChange={field.onChange}
            labels={{
              month: t(($) => $.form.birthMonth),
              day: t(($) => $.form.birthDay),
              none: "–",
            }}
            months={months}
            number={format.number}
          />
        )}
      />
    </>
  );
}
