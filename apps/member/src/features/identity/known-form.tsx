import type { Challenge } from "@plaudit/api/account.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Notice } from "@plaudit/ui/auth/notice.tsx";
import { SubmitButton } from "@plaudit/ui/submit-button.tsx";
import { useState } from "react";
import { AuthPage } from "./auth-page.tsx";
import { AuthLink, useAuthPlace } from "./auth-place.tsx";
import { ChallengeForm } from "./challenge-form.tsx";
import { isDead, isWrong, signIn } from "./data.ts";
import { entranceOf, join } from "./invitation.ts";
import { CurrentPasswordField } from "./sign-in-fields.tsx";
import { type InvitationFormProps, useEntrance } from "./use-entrance.ts";

/** For who has an account already: the password that they have, never a new one. */
export function KnownForm({ title, token, invitation, tenant, onDead, onChanged }: InvitationFormProps) {
  const { t } = useTranslation("auth");
  const { email } = invitation;
  const { go } = useAuthPlace();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const { busy, problems, handleSubmit } = useEntrance(
    { onDead, onChanged },
    {
      check: ({ password }) => ({ password: password ? undefined : t(($) => $.signIn.passwordNeeded) }),
      enter: async ({ password }) => {
        const answer = await signIn(email, password);
        if (!("challenge" in answer)) return join(token, answer);
        setChallenge(answer.challenge);
        return null;
      },
      fault: (error) => (isWrong(error) ? { password: t(($) => $.signIn.wrong) } : null),
    },
  );
  if (challenge)
    return (
      <ChallengeForm
        challenge={challenge}
        onPassed={async (access) => {
          try {
            go(entranceOf(await join(token, access)), true);
          } catch (error) {
            if (!isDead(error)) throw error;
            onDead();
          }
        }}
        onOver={() => setChallenge(null)}
      >
        <AuthLink to="/">{t(($) => $.challenge.back)}</AuthLink>
      </ChallengeForm>
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
