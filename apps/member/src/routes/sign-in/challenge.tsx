import { useTranslation } from "@plaudit/i18n/react.ts";
import { withNext } from "@plaudit/ui/app/guards.ts";
import { useEffect } from "react";
import { AuthPage } from "../../features/identity/auth-page.tsx";
import { useAuthPlace } from "../../features/identity/auth-place.tsx";

/** No second factor is due: on to signing in. */
export function Component() {
  const { t } = useTranslation("auth");
  const { go, next } = useAuthPlace();
  useEffect(() => {
    go(withNext("/", next), true);
  }, [go, next]);
  return <AuthPage title={t(($) => $.challenge.title)} busy />;
}
