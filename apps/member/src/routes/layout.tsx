import { ApiProvider, useMe, useSession, useTenant } from "@plaudit/api/react";
import { I18nProvider, useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { load } from "@plaudit/ui/app/load.ts";
import { ToastRegion } from "@plaudit/ui/feedback/toast-region.tsx";
import { Logo } from "@plaudit/ui/logo.tsx";
import { FrameProvider } from "@plaudit/ui/shell/frame.ts";
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
function usePurses() {
  const { t } = useTranslation("points");
  const { give, spend } = useBalances();
  if (!give || !spend) return undefined;
  return { give: give.balance, spend: spend.balance, labels: { give: t(($) => $.give), spend: t(($) => $.spend) } };
}

function SignedIn() {
  useOwnLanguage();
  const { number } = useFormat();
  const purses = usePurses();
  const { screen, overlay, helpId } = useScreens(
    <Suspense fallback={null}>
      <Home />
    </Suspense>,
  );
  return (
    <MemberShell
      helpId={helpId}
      balances={purses}
      tools={
        <>
          {purses && <PointsPill {...purses} give={number(purses.give)} spend={number(purses.spend)} />}
          <Bell />
        </>
      }
    >
      {screen}
      {overlay}
    </MemberShell>
  );
}

/** Only an unknown path is ever shown without a session. */
function SignedOut() {
  const name = useTenant()?.name ?? "Plaudit";
  return (
    <FrameProvider value={{ product: name, labels: { help: "" }, logo: <Logo name={name} /> }}>
      <Outlet />
    </FrameProvider>
  );
}

const Frame = () => (useSession()?.tenantId ? <SignedIn /> : <SignedOut />);

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
