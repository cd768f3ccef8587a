import { useTranslation } from "@plaudit/i18n/react.ts";
import { Notice } from "@plaudit/ui/auth/notice.tsx";
import { SubmitButton } from "@plaudit/ui/submit-button.tsx";
import { AuthPage } from "./auth-page.tsx";
import { AuthLink } from "./auth-place.tsx";
import { isWrong } from "./data.ts";
import { join } from "./invitation.ts";
import { CurrentPasswordField } from "./sign-in-fields.tsx";
import { type InvitationFormProps, useEntrance } from "./use-entrance.ts";

/** For who has an account already: the password that they have, never a new one. */
export function KnownForm({ title, token, invitation, tenant, onDead, onChanged }: InvitationFormProps) {
  const { t } = useTranslation("auth");
  const { email } = invitation;
  const { busy, problems, handleSubmit } = useEntrance(
    { onDead, onChanged },
    {
      check: ({ password }) => ({ password: password ? undefined : t(($) => $.signIn.passwordNeeded) }),
      enter: ({ password }) => join({ token, email, password }),
      fault: (error) => (isWrong(error) ? { password: t(($) => $.signIn.wrong) } : null),
    },
  );
  return (
    <AuthPage
      title={title}
      lead={t(($) => $.invitation.known, { email, tenant })}
      notice={problems.form && <Notice state="danger">{problems.form}</Notice>}
    >
      <form noValidate className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={handleSubmit}>
        <input type="email" hidden name="username" autoComplete="username" value={email} readOnly />
        <CurrentPasswordField error={problems.password} />
        <SubmitButton size="lg" className="mt-1 w-full" busy={busy} busyLabel={t(($) => $.signIn.busy)}>
          <span className="truncate">{t(($) => $.invitation.submit, { tenant })}</span>
        </SubmitButton>
      </form>
      <p className="mt-5 text-sm">
        <AuthLink to="/password-recovery">{t(($) => $.signIn.forgot)}</AuthLink>
      </p>
    </AuthPage>
  );
}
