import { ApiProvider, useMe, useSession, useTenant } from "@plaudit/api/react";
import { I18nProvider, useTranslation } from "@plaudit/i18n/react.ts";
import { ToastRegion } from "@plaudit/ui/feedback/toast-region.tsx";
import type { ReactNode } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { MemberShell } from "../features/shell/member-shell.tsx";
import { useScreens } from "../features/shell/use-screens.tsx";

/** Dates in the member's zone, else the tenant's. */
function Zone({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const tenant = useTenant();
  const { data: me } = useMe();
  return (
    <I18nProvider i18n={i18n} timeZone={me?.timezone ?? tenant?.timezone}>
      {children}
    </I18nProvider>
  );
}

function Frame() {
  const signedIn = useSession()?.tenantId != null;
  const { screen, overlay, helpId } = useScreens();
  if (!signedIn) return <Outlet />;
  return (
    <MemberShell helpId={helpId}>
      {screen}
      {overlay}
    </MemberShell>
  );
}

export function Layout() {
  const { t } = useTranslation();
  return (
    <ApiProvider>
      <Zone>
        <Frame />
        <ToastRegion label={t(($) => $.toasts)} closeLabel={t(($) => $.action.close)} />
        <ScrollRestoration />
      </Zone>
    </ApiProvider>
  );
}
