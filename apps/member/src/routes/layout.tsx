import { ApiProvider, useMe, useSession, useTenant } from "@plaudit/api/react";
import { I18nProvider, useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { load } from "@plaudit/ui/app/load.ts";
import { ToastRegion } from "@plaudit/ui/feedback/toast-region.tsx";
import { PointsPill } from "@plaudit/ui/shell/points-pill.tsx";
import { lazy, type ReactNode, Suspense } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { Bell } from "../features/notification/bell.tsx";
import { useBalances } from "../features/points/data.ts";
import { MemberShell } from "../features/shell/member-shell.tsx";
import { useOwnLanguage } from "../features/shell/use-own-language.ts";
import { useScreens } from "../features/shell/use-screens.tsx";

const Home = lazy(() => load(() => import("./home.tsx")).then((m) => ({ default: m.Component })));

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

/** Two purses, where the tenant has points. */
function Points() {
  const { t } = useTranslation("points");
  const { number } = useFormat();
  const { give, spend } = useBalances();
  if (!give || !spend) return null;
  const labels = { give: t(($) => $.give), spend: t(($) => $.spend) };
  return <PointsPill give={number(give.balance)} spend={number(spend.balance)} labels={labels} />;
}

function SignedIn() {
  useOwnLanguage();
  const { screen, overlay, helpId } = useScreens(
    <Suspense fallback={null}>
      <Home />
    </Suspense>,
  );
  return (
    <MemberShell
      helpId={helpId}
      tools={
        <>
          <Points />
          <Bell />
        </>
      }
    >
      {screen}
      {overlay}
    </MemberShell>
  );
}

const Frame = () => (useSession()?.tenantId ? <SignedIn /> : <Outlet />);

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
