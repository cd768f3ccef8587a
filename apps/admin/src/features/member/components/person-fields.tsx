import { monthNames } from "@plaudit/i18n/month-names.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { MonthDayField } from "@plaudit/ui/form/month-day-field.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { Controller, type UseFormReturn, useFormState } from "react-hook-form";
import { PictureInput } from "../../../lib/picture-input.tsx";
import type { MemberRecord } from "../data.ts";
import type { MemberFields } from "../form.ts";

type Props = { form: UseFormReturn<MemberFields>; member: MemberRecord };

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
      <PictureInput
        key={round}
        control={control}
        name="avatar"
        kind="avatar"
        label={t(($) => $.form.picture)}
        current={member.avatarUrls}
        preview={(avatarUrls) => <Avatar person={{ ...member, avatarUrls }} size={88} decorative />}
        cut
      />
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
