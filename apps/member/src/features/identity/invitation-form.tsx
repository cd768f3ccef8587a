import { isBlank } from "@plaudit/api/plain-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Notice } from "@plaudit/ui/auth/notice.tsx";
import { PasswordField } from "@plaudit/ui/form/password-field.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { SubmitButton } from "@plaudit/ui/submit-button.tsx";
import { AuthPage } from "./auth-page.tsx";
import { accept } from "./invitation.ts";
import { type InvitationFormProps, useEntrance } from "./use-entrance.ts";

const least = 12;

/** A name and a first password. */
export function InvitationForm({ title, token, invitation, tenant, onDead, onChanged }: InvitationFormProps) {
  const { t } = useTranslation("auth");
  const common = useTranslation().t;
  const { busy, problems, handleSubmit } = useEntrance(
    { onDead, onChanged },
    {
      check: ({ firstName, lastName, password }) => ({
        firstName: isBlank(firstName) ? t(($) => $.invitation.firstNameNeeded) : undefined,
        lastName: isBlank(lastName) ? t(($) => $.invitation.lastNameNeeded) : undefined,
        password: password.length < least ? t(($) => $.reset.short) : undefined,
      }),
      enter: (fields) => accept({ token, ...fields }),
    },
  );
  return (
    <AuthPage
      title={title}
      lead={t(($) => $.invitation.text, { email: invitation.email })}
      notice={problems.form && <Notice state="danger">{problems.form}</Notice>}
    >
      <form noValidate className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={handleSubmit}>
        <input type="email" hidden name="username" autoComplete="username" value={invitation.email} readOnly />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="firstName"
            autoComplete="given-name"
            maxLength={80}
            defaultValue={invitation.firstName}
            label={t(($) => $.invitation.firstName)}
            error={problems.firstName}
          />
          <TextField
            name="lastName"
            autoComplete="family-name"
            maxLength={80}
            defaultValue={invitation.lastName}
            label={t(($) => $.invitation.lastName)}
            error={problems.lastName}
          />
        </div>
        <PasswordField
          name="password"
          autoComplete="new-password"
          maxLength={256}
          label={t(($) => $.invitation.password)}
          hint={t(($) => $.reset.hint)}
          error={problems.password}
          showLabel={t(($) => $.signIn.show)}
          hideLabel={t(($) => $.signIn.hide)}
        />
        <SubmitButton size="lg" className="mt-1 w-full" busy={busy} busyLabel={common(($) => $.action.saving)}>
          <span className="truncate">{t(($) => $.invitation.submit, { tenant })}</span>
        </SubmitButton>
      </form>
    </AuthPage>
  );
}
