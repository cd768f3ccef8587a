import { useApps, useMe, useTenant } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { load } from "@plaudit/ui/app/load.ts";
import { useCommandKey } from "@plaudit/ui/command/use-command-key.ts";
import { Logo } from "@plaudit/ui/logo.tsx";
import { AppShell } from "@plaudit/ui/shell/app-shell.tsx";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { matchPath, useLocation, useNavigate } from "react-router";
import { useOnline } from "../../lib/connection.ts";
import { useWaiting } from "../../lib/outbox.ts";
import { useAlone } from "../../lib/use-alone.ts";
import { type ListedScreen, pathTo } from "../../screens.ts";
import { useNav } from "./nav.ts";
import { PeopleSearch } from "./people-search.tsx";
import { useShellKeys } from "./use-shell-keys.ts";

const More = lazy(() => load(() => import("./more.tsx")).then((m) => ({ default: m.More })));
const OfflineBar = lazy(() => load(() => import("./offline-bar.tsx")).then((m) => ({ default: m.OfflineBar })));
/** Long enough after the start that nobody waits for it. */
const LATER_MS = 5000;
const Later = lazy(() =>
  new Promise((done) => setTimeout(done, LATER_MS))
    .then(() => import("./later.tsx"))
    .then(
      (m) => ({ default: m.Later }),
      () => ({ default: () => null }),
    ),
);
const Help = lazy(() => load(() => import("./help.tsx")).then((m) => ({ default: m.Help })));

export type Balances = { give: number; spend: number; labels: { give: string; spend: string } };
type Props = { screen: ListedScreen | undefined; tools: ReactNode; balances?: Balances; children: ReactNode };

/** Once opened it stays, so that it can also leave gently. */
function useOpened() {
  const [open, setOpen] = useState<boolean | null>(null);
  return { ever: open !== null, open: open === true, show: () => setOpen(true), hide: () => setOpen(false) };
}

/** Without a connection, or with something that waits for one; from then on, so that its end is told too. */
function useOffline(): boolean {
  const online = useOnline();
  const waiting = useWaiting();
  const now = !online || waiting.length > 0;
  const ever = useRef(now);
  ever.current ||= now;
  return ever.current;
}

export function MemberShell({ screen, tools, balances, children }: Props) {
  const { t } = useTranslation();
  const tenant = useTenant();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const nav = useNav();
  const more = useOpened();
  const help = useOpened();
  const search = useRef<HTMLSpanElement>(null);
  const { ready, may } = useApps();
  // Nearly everybody may: the button keeps its place until that is known.
  const mayRecognize = !useAlone() && (!ready || may("recognition:create"));
  const me = useMe().data?.id;
  // On somebody's page it is them that one has in mind.
  const shown = screen?.id === "profile" ? matchPath(screen.path, pathname)?.params.id : undefined;
  const to = shown && shown !== me ? `?to=${shown}` : "";
  const recognize = () => {
    if (screen?.id !== "recognition-send")
      void navigate(`${pathTo("recognition-send")}${to}`, { preventScrollReset: true });
  };
  useShellKeys({
    r: mayRecognize ? recognize : undefined,
    "/": () => search.current?.querySelector("button")?.click(),
    "?": help.show,
  });
  useCommandKey(() => search.current?.querySelector("button")?.click());
  const name = tenant?.name ?? "Plaudit";
  const logo = <Logo name={name} logoUrls={tenant?.logoUrls} />;
  const offline = useOffline();
  return (
    <>
      {offline && (
        <Suspense fallback={null}>
          <OfflineBar />
        </Suspense>
      )}
      <AppShell
        labels={{
          skip: t(($) => $.nav.skip),
          menu: t(($) => $.nav.menu),
          recognize: t(($) => $.nav.recognize),
          recognizeShort: t(($) => $.nav.recognizeShort),
          more: t(($) => $.nav.more),
        }}
        frame={{
          product: name,
          labels: { help: t(($) => $.help.open) },
          logo,
          onHelp: help.show,
          tools: (
            <>
              <span ref={search} className="contents">
                <PeopleSearch />
              </span>
              {tools}
            </>
          ),
        }}
        logo={logo}
        main={nav.main}
        personal={nav.personal}
        onRecognize={mayRecognize ? recognize : undefined}
        onMore={more.show}
      >
        {children}
      </AppShell>
      <Suspense fallback={null}>
        <Later />
      </Suspense>
      <Suspense fallback={null}>
        {more.ever && (
          <More open={more.open} onClose={more.hide} onHelp={help.show} entries={nav} balances={balances} />
        )}
        {help.ever && <Help screen={screen} open={help.open} onClose={help.hide} />}
      </Suspense>
    </>
  );
}
