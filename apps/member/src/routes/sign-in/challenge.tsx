import { leaveNote } from "@plaudit/api/leave-note.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { withNext } from "@plaudit/ui/app/guards.ts";
import { useEffect, useState } from "react";
import { AuthPage } from "../../features/identity/auth-page.tsx";
import { AuthLink, useAuthPlace } from "../../features/identity/auth-place.tsx";
import { ChallengeForm } from "../../features/identity/challenge-form.tsx";
import { dueChallenge } from "../../features/identity/data.ts";
import { useEnter } from "../../features/identity/use-enter.ts";

/** Without a second step that is due: on to signing in. */
export function Component() {
  const { t } = useTranslation("auth");
  const { go, next } = useAuthPlace();
  const enter = useEnter();
  const [challenge] = useState(() => dueChallenge.read());
  const back = withNext("/", next);
  useEffect(() => {
    if (!challenge) go(back, true);
  }, [challenge, go, back]);
  if (!challenge) return <AuthPage title={t(($) => $.challenge.title)} busy />;
  return (
    <ChallengeForm
      challenge={challenge}
      onPassed={async (access) => {
        dueChallenge.forget();
        await enter(access);
      }}
      onOver={() => {
        dueChallenge.forget();
        leaveNote.write("challengeOver");
        go(back, true);
      }}
    >
      <AuthLink to={back}>{t(($) => $.challenge.back)}</AuthLink>
    </ChallengeForm>
  );
}
