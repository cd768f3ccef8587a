import { leaveNote } from "@plaudit/api/leave-note.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { useEffect } from "react";
import { AuthPage } from "../../features/identity/auth-page.tsx";
import { useAuthPlace } from "../../features/identity/auth-place.tsx";
import { ownStep, signOut } from "../../features/identity/data.ts";

export function Component() {
  const { t } = useTranslation("auth");
  const { go } = useAuthPlace();
  useEffect(() => {
    ownStep.on = true;
    void signOut().then((reached) => {
      ownStep.on = false;
      leaveNote.write(reached ? "signedOut" : "signedOutHere");
      go("/", true);
    });
  }, [go]);
  return <AuthPage title={t(($) => $.signOut.title)} lead={t(($) => $.signOut.busy)} busy />;
}
