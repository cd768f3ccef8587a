import { boot } from "@plaudit/api/boot.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Notice } from "@plaudit/ui/auth/notice.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { useCallback, useEffect, useState } from "react";
import { AuthPage } from "../../features/identity/auth-page.tsx";
import { AuthLink, useAuthPlace } from "../../features/identity/auth-place.tsx";
import { isDead } from "../../features/identity/data.ts";
import { type Invitation, lookUp } from "../../features/identity/invitation.ts";
import { InvitationForm } from "../../features/identity/invitation-form.tsx";
import { KnownForm } from "../../features/identity/known-form.tsx";

type Step = { at: "busy" } | { at: "dead" } | { at: "failed"; error: unknown } | { at: "here"; invitation: Invitation };

function useInvitation() {
  const { url } = useAuthPlace();
  const token = url.searchParams.get("token") ?? "";
  const [step, setStep] = useState<Step>(token ? { at: "busy" } : { at: "dead" });
  const look = useCallback(async () => {
    if (!token) return;
    setStep({ at: "busy" });
    try {
      setStep({ at: "here", invitation: await lookUp(token) });
    } catch (error) {
      setStep(isDead(error) ? { at: "dead" } : { at: "failed", error });
    }
  }, [token]);
  useEffect(() => void look(), [look]);
  return { token, step, again: () => void look(), die: () => setStep({ at: "dead" }) };
}

/** An invitation opens here, in the tenant's brand: a name and a password, or the sign-in that one has already. */
export function Component() {
  const { t } = useTranslation("auth");
  const common = useTranslation().t;
  const errorText = useErrorText();
  const { token, step, again, die } = useInvitation();
  const tenant = boot().tenant?.name ?? "Plaudit";
  const title = t(($) => $.invitation.title, { tenant });
  if (step.at === "busy") return <AuthPage title={title} busy />;
  if (step.at === "failed")
    return (
      <AuthPage title={title} notice={<Notice state="danger">{errorText(step.error)}</Notice>}>
        <Button className="mt-6" onClick={again}>
          {common(($) => $.action.retry)}
        </Button>
      </AuthPage>
    );
  if (step.at === "dead")
    return (
      <AuthPage title={title}>
        <div className="mt-6">
          <Notice state="danger" title={t(($) => $.reset.invalidTitle)}>
            {t(($) => $.invitation.dead)}
          </Notice>
          <AuthLink to="/">{t(($) => $.invitation.signIn)}</AuthLink>
        </div>
      </AuthPage>
    );
  const Form = step.invitation.hasAccount ? KnownForm : InvitationForm;
  return (
    <Form title={title} token={token} invitation={step.invitation} tenant={tenant} onDead={die} onChanged={again} />
  );
}
