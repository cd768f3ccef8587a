import { boot } from "@plaudit/api/boot.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { withNext } from "@plaudit/ui/app/guards.ts";
import { load } from "@plaudit/ui/app/load.ts";
import { Notice } from "@plaudit/ui/auth/notice.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { SubmitButton } from "@plaudit/ui/submit-button.tsx";
import { type FormEvent, useState } from "react";
import { AuthPage } from "../../features/identity/auth-page.tsx";
import { AuthLink, useAuthPlace } from "../../features/identity/auth-place.tsx";
import { dueChallenge, isForeign, isWrong, ownStep, signIn } from "../../features/identity/data.ts";
import { LeftNotice } from "../../features/identity/left-notice.tsx";
import { emailProblem, focusFirstInvalid } from "../../features/identity/plain-form.ts";
import { CurrentPasswordField, EmailField } from "../../features/identity/sign-in-fields.tsx";
import { useEnter } from "../../features/identity/use-enter.ts";

type Problems = { email?: string; password?: string; form?: string };

function useSignIn() {
  const { t } = useTranslation("auth");
  const errorText = useErrorText();
  const { go, next } = useAuthPlace();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const enter = useEnter();
  const { tenant } = boot();

  async function begin(email: string, password: string) {
    const answer = await signIn(email, password);
    if (!("challenge" in answer)) return enter(answer);
    dueChallenge.keep(answer.challenge);
    go(withNext("/challenge", next));
  }
  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const email = String(fields.get("email")).trim();
    const password = String(fields.get("password"));
    const found: Problems = {
      email: emailProblem(email, t),
      password: password ? undefined : t(($) => $.signIn.passwordNeeded),
    };
    setProblems(found);
    if (found.email || found.password) return focusFirstInvalid(form);
    setBusy(true);
    ownStep.on = true;
    try {
      await begin(email, password);
    } catch (error) {
      if (isWrong(error)) setProblems({ password: t(($) => $.signIn.wrong) });
      else if (tenant && isForeign(error)) setProblems({ form: t(($) => $.signIn.notMember, { tenant: tenant.name }) });
      else setProblems({ form: errorText(error) });
      setBusy(false);
      focusFirstInvalid(form);
    } finally {
      ownStep.on = false;
    }
  }
  async function handlePasskey() {
    setProblems({});
    setBusy(true);
    ownStep.on = true;
    try {
      const { signInByPasskey } = await load(() => import("../../features/identity/passkey.ts"));
      const access = await signInByPasskey();
      if (access) await enter(access);
      else setBusy(false);
    } catch (error) {
      setProblems({ form: errorText(error) });
      setBusy(false);
    } finally {
      ownStep.on = false;
    }
  }
  return { busy, problems, handleSubmit, handlePasskey };
}

export function Component() {
  const { t } = useTranslation("auth");
  const { next } = useAuthPlace();
  const { busy, problems, handleSubmit, handlePasskey } = useSignIn();
  const { tenant } = boot();
  return (
    <AuthPage
      title={t(($) => $.signIn.title)}
      heading={tenant ? t(($) => $.signIn.greeting) : undefined}
      lead={tenant ? t(($) => $.signIn.tenant, { tenant: tenant.name }) : t(($) => $.signIn.apex)}
      notice={problems.form ? <Notice state="danger">{problems.form}</Notice> : <LeftNotice />}
    >
      <form noValidate className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={handleSubmit}>
        <EmailField error={problems.email} />
        <CurrentPasswordField error={problems.password} />
        <SubmitButton size="lg" className="mt-1 w-full" busy={busy} busyLabel={t(($) => $.signIn.busy)}>
          {t(($) => $.signIn.submit)}
        </SubmitButton>
        {"PublicKeyCredential" in window && (
          <Button kind="line" size="lg" off={busy} onClick={() => void handlePasskey()}>
            {t(($) => $.signIn.passkey)}
          </Button>
        )}
      </form>
      <p className="mt-5 text-sm">
        <AuthLink to={withNext("/password-recovery", next)}>{t(($) => $.signIn.forgot)}</AuthLink>
      </p>
    </AuthPage>
  );
}
