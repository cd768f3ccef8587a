import { ApiError, api } from "@plaudit/api/client.ts";
import { leaveNote } from "@plaudit/api/leave-note.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Notice } from "@plaudit/ui/auth/notice.tsx";
import { PasswordField } from "@plaudit/ui/form/password-field.tsx";
import { SubmitButton } from "@plaudit/ui/submit-button.tsx";
import { type FormEvent, useState } from "react";
import { AuthPage } from "../../features/identity/auth-page.tsx";
import { AuthLink, useAuthPlace } from "../../features/identity/auth-place.tsx";
import { focusFirstInvalid } from "../../features/identity/plain-form.ts";

const least = 12;

export function Component() {
  const { t } = useTranslation("auth");
  const { t: common } = useTranslation();
  const errorText = useErrorText();
  const { url, go } = useAuthPlace();
  const token = url.searchParams.get("token");
  const [dead, setDead] = useState(!token);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ password?: string; form?: string }>({});

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const password = String(new FormData(form).get("password"));
    if (password.length < least) {
      setProblem({ password: t(($) => $.reset.short) });
      return focusFirstInvalid(form);
    }
    setBusy(true);
    try {
      await api("POST /identity/passwords/reset", { body: { token: token ?? "", password } });
      leaveNote.write("passwordSet");
      return go("/", true);
    } catch (error) {
      const detail = error instanceof ApiError ? error.details[0]?.message : undefined;
      if (error instanceof ApiError && error.error === "InvalidToken") setDead(true);
      else setProblem(detail ? { password: detail } : { form: errorText(error) });
      focusFirstInvalid(form);
    }
    setBusy(false);
  }

  if (dead)
    return (
      <AuthPage title={t(($) => $.reset.title)}>
        <div className="mt-6">
          <Notice state="danger" title={t(($) => $.reset.invalidTitle)}>
            {t(($) => $.reset.invalid)}
          </Notice>
          <AuthLink to="/password-recovery">{t(($) => $.reset.ask)}</AuthLink>
        </div>
      </AuthPage>
    );
  return (
    <AuthPage
      title={t(($) => $.reset.title)}
      lead={t(($) => $.reset.text)}
      notice={problem.form && <Notice state="danger">{problem.form}</Notice>}
    >
      <form noValidate className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={handleSubmit}>
        <PasswordField
          name="password"
          autoComplete="new-password"
          label={t(($) => $.reset.password)}
          hint={t(($) => $.reset.hint)}
          error={problem.password}
          showLabel={t(($) => $.signIn.show)}
          hideLabel={t(($) => $.signIn.hide)}
        />
        <SubmitButton size="lg" className="mt-1 w-full" busy={busy} busyLabel={common(($) => $.action.saving)}>
          {t(($) => $.reset.submit)}
        </SubmitButton>
      </form>
    </AuthPage>
  );
}
