import { type Answer, api } from "@plaudit/api/client.ts";
import { session } from "@plaudit/api/session.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Notice } from "@plaudit/ui/auth/notice.tsx";
import { TenantList } from "@plaudit/ui/auth/tenant-list.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { useCallback, useEffect, useState } from "react";
import { AuthPage } from "../../features/identity/auth-page.tsx";
import { AuthLink, useAuthPlace } from "../../features/identity/auth-place.tsx";
import { tenantEntrance } from "../../features/identity/data.ts";

type Tenants = Answer<"GET /identity/tenants/my">["results"];

function useTenants() {
  const [tenants, setTenants] = useState<Tenants | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const load = useCallback(() => {
    setFailure(null);
    api("GET /identity/tenants/my").then(({ results }) => setTenants(results), setFailure);
  }, []);
  useEffect(load, [load]);
  return { tenants, failure, load };
}

export function Component() {
  const { t } = useTranslation("auth");
  const { t: common } = useTranslation();
  const errorText = useErrorText();
  const { go, next } = useAuthPlace();
  const { tenants, failure, load } = useTenants();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();

  async function enter(id: string, replace = false) {
    setBusy(id);
    setProblem(undefined);
    try {
      go((await tenantEntrance(id, next)).href, replace);
    } catch (error) {
      setBusy(null);
      if (session()) setProblem(errorText(error));
    }
  }

  const [only, another] = tenants ?? [];
  const lone = another ? undefined : only?.id;
  useEffect(() => {
    // With one company there is nothing to choose.
    if (lone) void enter(lone, true);
  }, [lone]);

  const message = failure ? errorText(failure) : problem;
  return (
    <AuthPage
      title={t(($) => $.tenants.title)}
      lead={tenants && another && t(($) => $.tenants.count, { count: tenants.length })}
      notice={message && <Notice state="danger">{message}</Notice>}
    >
      {failure ? (
        <Button className="mt-6 self-start" onClick={load}>
          {common(($) => $.action.retry)}
        </Button>
      ) : !tenants || (lone && !problem) ? (
        <div role="status" aria-label={common(($) => $.action.loading)} className="mt-7 grid gap-2.5">
          <Skeleton className="h-18 rounded-lg" />
          <Skeleton className="h-18 rounded-lg" />
        </div>
      ) : tenants.length === 0 ? (
        <p className="mt-6 rounded-lg bg-sunken p-5 text-base text-ink-2">{t(($) => $.tenants.none)}</p>
      ) : (
        <TenantList tenants={tenants} busy={busy} onChoose={(id) => void enter(id)} />
      )}
      <p className="mt-6 text-sm">
        <AuthLink to="/logout">{t(($) => $.tenants.signOut)}</AuthLink>
      </p>
    </AuthPage>
  );
}
