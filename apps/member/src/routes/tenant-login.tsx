import { boot } from "@plaudit/api/boot.ts";
import type { AccessRecord } from "@plaudit/api/identity.ts";
import { forgetDrafts, session } from "@plaudit/api/session.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { withNext } from "@plaudit/ui/app/guards.ts";
import { Notice } from "@plaudit/ui/auth/notice.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { useCallback, useEffect, useRef, useState } from "react";
import { AuthPage } from "../features/identity/auth-page.tsx";
import { AuthLink, useAuthPlace } from "../features/identity/auth-place.tsx";
import { currentName, exchange, ownStep, settle } from "../features/identity/data.ts";

type Step = { at: "busy" } | { at: "failed" } | { at: "ask"; access: AccessRecord; name: string | null };

function useTenantLogin() {
  const { url, next, go } = useAuthPlace();
  const state = url.searchParams.get("state");
  const [step, setStep] = useState<Step>({ at: "busy" });
  const begun = useRef<string | null>(null);

  const enter = useCallback(
    async (access: AccessRecord) => {
      setStep({ at: "busy" });
      await settle(access);
      go(next ?? "/home", true);
    },
    [go, next],
  );
  useEffect(() => {
    if (!state) return setStep({ at: "failed" });
    if (begun.current === state) return;
    begun.current = state;
    ownStep.on = true;
    const run = async () => {
      const access = await exchange(state);
      const other = session();
      if (!other || other.userId === access.userId) return enter(access);
      setStep({ at: "ask", access, name: other.tenantId ? await currentName() : null });
    };
    run().catch(() => {
      ownStep.on = false;
      setStep({ at: "failed" });
    });
  }, [state, enter]);
  const replace = (access: AccessRecord) => {
    forgetDrafts();
    void enter(access);
  };
  const stay = () => {
    ownStep.on = false;
    go(session()?.tenantId ? "/home" : "/tenants", true);
  };
  return { step, replace, stay };
}

export function Component() {
  const { t } = useTranslation("auth");
  const { next } = useAuthPlace();
  const { step, replace, stay } = useTenantLogin();
  if (step.at === "busy") return <AuthPage title={t(($) => $.tenant.busy)} busy />;
  if (step.at === "failed")
    return (
      <AuthPage
        title={t(($) => $.signIn.title)}
        notice={
          <Notice state="danger" title={t(($) => $.tenant.failed)}>
            {t(($) => $.tenant.failedText)}
          </Notice>
        }
      >
        <p className="mt-5">
          <AuthLink to={withNext("/", next)}>{t(($) => $.tenant.again)}</AuthLink>
        </p>
      </AuthPage>
    );
  const name = step.name ?? t(($) => $.replace.someone);
  return (
    <AuthPage
      title={t(($) => $.replace.title)}
      lead={t(($) => $.replace.text, { name, tenant: boot().tenant?.name ?? "Plaudit" })}
    >
      <div className="mt-7 grid gap-2.5">
        <Button size="lg" className="whitespace-normal!" onClick={() => replace(step.access)}>
          {t(($) => $.replace.go)}
        </Button>
        <Button size="lg" kind="line" className="whitespace-normal!" onClick={stay}>
          {t(($) => $.replace.stay, { name })}
        </Button>
      </div>
    </AuthPage>
  );
}
