import { api } from "@plaudit/api/client.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { withNext } from "@plaudit/ui/app/guards.ts";
import { Notice } from "@plaudit/ui/auth/notice.tsx";
import { SubmitButton } from "@plaudit/ui/submit-button.tsx";
import { type FormEvent, useState } from "react";
import { AuthPage } from "../../features/identity/auth-page.tsx";
import { AuthLink, useAuthPlace } from "../../features/identity/auth-place.tsx";
import { emailProblem, focusFirstInvalid } from "../../features/identity/plain-form.ts";
import { EmailField } from "../../features/identity/sign-in-fields.tsx";

export function Component() {
  const { t } = useTranslation("auth");
  const errorText = useErrorText();
  const { next } = useAuthPlace();
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ email?: string; form?: string }>({});

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get("email")).trim();
    const found = emailProblem(email, t);
    setProblem({ email: found });
    if (found) return focusFirstInvalid(form);
    setBusy(true);
    try {
      await api("POST /identity/passwords/recovery", { body: { email } });
      setSentTo(email);
    } catch (error) {
      setProblem({ form: errorText(error) });
    }
    setBusy(false);
  }

  const sent = sentTo && (
    <Notice state="ok" title={t(($) => $.recovery.sentTitle)}>
      {t(($) => $.recovery.sent, { email: sentTo })}
    </Notice>
  );
  return (
    <AuthPage
      title={t(($) => $.recovery.title)}
      lead={t(($) => $.recovery.text)}
      notice={problem.form ? <Notice state="danger">{problem.form}</Notice> : sent}
    >
      <form noValidate className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={handleSubmit}>
        <EmailField error={problem.email} />
        <SubmitButton size="lg" className="mt-1 w-full" busy={busy} busyLabel={t(($) => $.recovery.busy)}>
          {sentTo ? t(($) => $.recovery.again) : t(($) => $.recovery.submit)}
        </SubmitButton>
      </form>
      <p className="mt-5 text-sm">
        <AuthLink to={withNext("/", next)}>{t(($) => $.recovery.back)}</AuthLink>
      </p>
    </AuthPage>
  );
}
