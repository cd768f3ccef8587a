import type { AccessRecord, ConfirmSignIn } from "@plaudit/api/account.ts";
import { boot } from "@plaudit/api/boot.ts";
import { forgetDrafts, session } from "@plaudit/api/session.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { withNext } from "@plaudit/ui/app/guards.ts";
import { Notice } from "@plaudit/ui/auth/notice.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { useCallback, useEffect, useRef, useState } from "react";
import { AuthPage } from "../../features/identity/auth-page.tsx";
import { AuthLink, useAuthPlace } from "../../features/identity/auth-place.tsx";
import { currentName, exchange, exchangeConfirmed, ownStep, settle } from "../../features/identity/data.ts";
import { pathTo } from "../../screens.ts";

interface Confirmation {
  at: "ask";
  /** The person who is signed in here, or null. */
  other: { name: string | null } | null;
  /** Whom one becomes, where this browser did not start the sign-in. */
  become: ConfirmSignIn["confirm"] | null;
  take: () => Promise<AccessRecord>;
}
type Step = { at: "busy" } | { at: "failed" } | Confirmation;

/** The session of this state, or the confirmation that it needs. */
async function begin(state: string): Promise<Confirmation | AccessRecord> {
  const answer = await exchange(state);
  const become = "confirm" in answer ? answer.confirm : null;
  const take = async () => ("confirm" in answer ? exchangeConfirmed(state) : answer);
  const current = session();
  const same = current?.userId === (become ?? (answer as AccessRecord)).userId;
  if (same || (!current && !become)) return take();
  const other = current && { name: current.tenantId ? await currentName() : null };
  return { at: "ask", other, become, take };
}

function useTenantLogin() {
  const { url, next, go } = useAuthPlace();
  const state = url.searchParams.get("state");
  const [step, setStep] = useState<Step>({ at: "busy" });
  const started = useRef<string | null>(null);

  const fail = useCallback(() => {
    ownStep.on = false;
    setStep({ at: "failed" });
  }, []);
  const enter = useCallback(
    async (access: AccessRecord) => {
      setStep({ at: "busy" });
      await settle(access);
      go(next ?? pathTo("home"), true);
    },
    [go, next],
  );
  useEffect(() => {
    if (!state) return setStep({ at: "failed" });
    if (started.current === state) return;
    started.current = state;
    ownStep.on = true;
    begin(state)
      .then((found) => ("at" in found ? setStep(found) : enter(found)))
      .catch(fail);
  }, [state, enter, fail]);
  const goOn = ({ other, take }: Confirmation) => {
    setStep({ at: "busy" });
    take()
      .then((access) => {
        if (other) forgetDrafts();
        return enter(access);
      })
      .catch(fail);
  };
  const stay = () => {
    ownStep.on = false;
    const current = session();
    if (!current) go(withNext("/", next), true);
    else go(current.tenantId ? pathTo("home") : pathTo("tenants"), true);
  };
  return { step, goOn, stay };
}

function Question({
  confirmation,
  onGo,
  onStay,
}: {
  confirmation: Confirmation;
  onGo: () => void;
  onStay: () => void;
}) {
  const { t } = useTranslation("auth");
  const { other, become } = confirmation;
  const tenant = boot().tenant?.name ?? "Plaudit";
  const name = other?.name ?? t(($) => $.replace.someone);
  return (
    <AuthPage
      title={other ? t(($) => $.replace.title) : t(($) => $.confirm.title)}
      lead={other ? t(($) => $.replace.text, { name, tenant }) : t(($) => $.confirm.lead, { tenant })}
    >
      {become && (
        <>
          <p className="mt-6 rounded-lg bg-sunken p-5 text-base">
            <b className="block font-semibold">
              <bdi>{become.name}</bdi>
            </b>
            <bdi className="break-words text-ink-2">{become.email}</bdi>
          </p>
          <p className="mt-4 text-sm text-ink-2">{t(($) => $.confirm.warning)}</p>
        </>
      )}
      <div className="mt-7 grid gap-2.5">
        <Button size="lg" className="whitespace-normal!" onClick={onGo}>
          {become ? t(($) => $.confirm.go, { name: become.name }) : t(($) => $.replace.go)}
        </Button>
        <Button size="lg" kind="line" className="whitespace-normal!" onClick={onStay}>
          {other ? t(($) => $.replace.stay, { name }) : t(($) => $.confirm.stay)}
        </Button>
      </div>
    </AuthPage>
  );
}

export function Component() {
  const { t } = useTranslation("auth");
  const { next } = useAuthPlace();
  const { step, goOn, stay } = useTenantLogin();
  if (step.at === "busy") return <AuthPage title={t(($) => $.tenant.busy)} busy />;
  if (step.at === "ask") return <Question confirmation={step} onGo={() => goOn(step)} onStay={stay} />;
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
}
