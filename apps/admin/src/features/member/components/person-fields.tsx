import { useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import type { UseFormReturn } from "react-hook-form";
import { useFormState } from "react-hook-form";
import { useFormWords } from "../../../lib/field-words.ts";
import type { MemberRecord } from "../data.ts";
import type { MemberFields } from "../form.ts";

type Props = { form: UseFormReturn<MemberFields>; member: MemberRecord };

export function PersonFields({ form, member }: Props) {
  const { t } = useTranslation("people");
  const { optional } = useFormWords();
  const { register, control } = form;
  const { errors } = useFormState({ control });
  return (
    <>
      <Avatar person={member} size={88} decorative />
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
    </>
  );
}
