import { useLiveAnswers, useMe, useSession, useTenant } from "@plaudit/api/react";
import { useOwnLanguage } from "@plaudit/api/react/own-language.ts";
import { I18nProvider, useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { ErrorBoundary } from "@plaudit/ui/app/error-boundary.tsx";
import { messageOf } from "@plaudit/ui/app/error-details.tsx";
import { useKeptFocus } from "@plaudit/ui/app/kept-focus.ts";
import { load } from "@plaudit/ui/app/load.ts";
import { forgetScreen, loadedScreen, screenOf } from "@plaudit/ui/app/screens.ts";
import { ShownScreen } from "@plaudit/ui/app/shown-screen.tsx";
import { useScroll } from "@plaudit/ui/app/use-scroll.ts";
import { ToastRegion } from "@plaudit/ui/feedback/toast-region.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Logo } from "@plaudit/ui/logo.tsx";
import { FrameProvider } from "@plaudit/ui/shell/frame.ts";
import { PointsPill } from "@plaudit/ui/shell/points-pill.tsx";
import { lazy, memo, type ReactNode, Suspense, useEffect, useRef } from "react";
import { type Location, type RouteObject, useLocation, useRoutes } from "react-router";
import { Bell } from "../features/notification/bell.tsx";
import { useBalances } from "../features/points/data.ts";
import { MemberShell } from "../features/shell/member-shell.tsx";
import { useBackgroundLocation } from "../features/shell/use-background-location.ts";
import { useFocusOnMain } from "../features/shell/use-focus-on-main.ts";
import { offlineScreens, useOnline } from "../lib/connection.ts";
import { fetchLaterFiles } from "../lib/later-files.ts";
import { useCloseOverlay } from "../lib/use-close-overlay.ts";
import { routed } from "../routes.ts";
import { pathTo } from "../screens.ts";
import { RouteError } from "./route-error.tsx";

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

/** Figures of the usual length, which keep the place of those that are on their way. */
const usual = { give: 100, spend: 1000 };

/** Both balances, updated live on every screen; undefined if the tenant has no points. */
function useBalanceSummary() {
  const { t } = useTranslation("points");
  const { on, give, spend, error } = useBalances();
  useLiveAnswers(["GET /points/accounts/my"], ({ type }) => on && type === "points");
  if (!on || (error && !give)) return undefined;
  const labels = { give: t(($) => $.give), spend: t(($) => $.spend) };
  const known = give && spend && { give: give.balance, spend: spend.balance };
  return { ...(known ?? usual), labels, waiting: !known };
}

const missing = () => load(() => import("../features/shell/missing.tsx"));
const NotFound = lazy(() => missing().then((m) => ({ default: m.NotFound })));
const NeedsConnection = lazy(() => missing().then((m) => ({ default: m.NeedsConnection })));

const routes: RouteObject[] = [
  ...routed.map((screen) => ({ path: screen.path, element: <ShownScreen screen={screen} /> })),
  { path: "*", element: <NotFound /> },
];

/** The screen of a location. An error in it leaves the shell as it is. */
const Screen = memo(function Screen({ shownLocation }: { shownLocation: Location }) {
  const screen = useRoutes(routes, shownLocation);
  const online = useOnline();
  const listed = screenOf(routed, shownLocation.pathname);
  const isMissing = !online && listed && !loadedScreen(listed) && !offlineScreens.includes(listed.id);
  useScroll(shownLocation);
  useFocusOnMain(shownLocation.pathname);
  useEffect(() => {
    const shown = screenOf(routed, shownLocation.pathname);
    // What did not come this time may come the next.
    return () => shown && forgetScreen(shown);
  }, [shownLocation.pathname]);
  return (
    <ErrorBoundary
      place={shownLocation.key}
      fallback={(error) => <RouteError error={error} onRetry={() => location.reload()} />}
    >
      <Suspense fallback={null}>{isMissing ? <NeedsConnection /> : screen}</Suspense>
    </ErrorBoundary>
  );
});

function SignedIn() {
  useOwnLanguage();
  useEffect(() => void fetchLaterFiles().catch(() => {}), []);
  const { number } = useFormat();
  const balances = useBalanceSummary();
  const at = screenOf(routed, useLocation().pathname);
  const background = useBackgroundLocation(at?.overlay === true);
  return (
    <MemberShell
      screen={at}
      balances={balances?.waiting ? undefined : balances}
      tools={
        <>
          {balances && (
            <PointsPill
              {...balances}
              to={pathTo("points")}
              give={number(balances.give)}
              spend={number(balances.spend)}
            />
          )}
          <Bell />
        </>
      }
    >
      <Screen shownLocation={background} />
      {at?.overlay && (
        <ErrorBoundary fallback={(error) => <OverlayError error={error} />}>
          <Suspense fallback={null}>
            <ShownScreen screen={at} />
          </Suspense>
        </ErrorBoundary>
      )}
    </MemberShell>
  );
}

/** An overlay that does not load closes, with a message. */
function OverlayError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const close = useCloseOverlay();
  const leave = useRef(close);
  useEffect(() => {
    toast.error(`${t(($) => $.error.default)} ${messageOf(error)}`);
    leave.current();
  }, [error, t]);
  return null;
}

/** Only an unknown path is ever shown without a session. */
function SignedOut() {
  const name = useTenant()?.name ?? "Plaudit";
  return (
    <FrameProvider value={{ product: name, labels: { help: "" }, logo: <Logo name={name} />, alone: true }}>
      <Suspense fallback={null}>
        <NotFound />
      </Suspense>
    </FrameProvider>
  );
}

const Frame = () => (useSession()?.tenantId ? <SignedIn /> : <SignedOut />);

export function Layout() {
  const { t } = useTranslation();
  useKeptFocus();
  return (
    <Zone>
      <Frame />
      <ToastRegion label={t(($) => $.toasts)} closeLabel={t(($) => $.action.close)} />
    </Zone>
  );
}
