import { useApps, useTenant } from "@plaudit/api/react";
import { useOwnLanguage } from "@plaudit/api/react/own-language.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { useScreenTexts } from "@plaudit/i18n/screen-texts.ts";
import { useKeptFocus } from "@plaudit/ui/app/kept-focus.ts";
import { load } from "@plaudit/ui/app/load.ts";
import { scrollKey } from "@plaudit/ui/app/scroll-key.ts";
import { ToastRegion } from "@plaudit/ui/feedback/toast-region.tsx";
import { Logo } from "@plaudit/ui/logo.tsx";
import { AdminShell } from "@plaudit/ui/shell/admin-shell.tsx";
import { lazy, Suspense, useState } from "react";
import { Outlet, ScrollRestoration, useMatches } from "react-router";
import { CommandButton } from "../features/command/command-button.tsx";
import { useCommandMenu } from "../features/command/use-command-menu.tsx";
import { NotFound } from "../lib/not-found.tsx";
import { type ListedScreen, navItems, screens } from "../screens.ts";

const ScreenHelp = lazy(() =>
  load(() => import("../features/shell/screen-help.tsx")).then((m) => ({ default: m.ScreenHelp })),
);

/** The screen that is open. */
function useScreen(): ListedScreen | undefined {
  const id = useMatches().at(-1)?.id;
  return screens.find((screen) => screen.id === id);
}

/** The paths of the screens that belong to a menu entry without lying under its own. */
const alsoOf = (id: string) =>
  screens.filter(({ section }) => section === id).map(({ path }) => path.replace(/\/:.*/, ""));

export function Layout() {
  const { t } = useTranslation("admin");
  const common = useTranslation("common").t;
  const { ready, may, has } = useApps();
  const tenant = useTenant();
  const command = useCommandMenu();
  const [help, setHelp] = useState(false);
  useKeptFocus();
  useOwnLanguage();
  const { menuOf } = useScreenTexts();
  const screen = useScreen();
  const isOpenTo = ({ permission, feature }: ListedScreen) =>
    (!permission || may(permission)) && (!feature || has(feature));
  // A screen opens by its own permission, where the company has what it is about; to others it does not exist.
  const refused = ready && screen !== undefined && !isOpenTo(screen);
  const menu = navItems.flatMap(({ group, items }) => {
    const entries = items
      .filter(isOpenTo)
      .map(({ id, path, texts }) => ({ to: path, end: path === "/", also: alsoOf(id), label: menuOf(id, texts) }));
    return entries.length > 0 ? [{ label: group === "today" ? undefined : t(($) => $.group[group]), entries }] : [];
  });
  const name = tenant?.name ?? "Plaudit";
  return (
    <AdminShell
      labels={{
        skip: common(($) => $.nav.skip),
        menu: t(($) => $.menu),
        back: common(($) => $.nav.back),
        close: common(($) => $.action.close),
      }}
      frame={{
        product: `${t(($) => $.title)} · ${name}`,
        labels: { help: common(($) => $.help.open) },
        tools: <CommandButton onClick={command.show} />,
        onHelp: () => setHelp(true),
      }}
      logo={<Logo name={name} logoUrls={tenant?.logoUrls ?? null} />}
      groups={menu}
      backTo="/home"
    >
      {refused ? <NotFound /> : <Outlet />}
      {command.menu}
      <ScrollRestoration getKey={scrollKey} />
      <ToastRegion label={common(($) => $.toasts)} closeLabel={common(($) => $.action.close)} />
      {help && (
        <Suspense>
          <ScreenHelp id={screen?.id ?? "today"} texts={screen?.texts ?? ["today"]} onClose={() => setHelp(false)} />
        </Suspense>
      )}
    </AdminShell>
  );
}
