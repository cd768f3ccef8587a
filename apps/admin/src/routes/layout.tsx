import { useApps, useTenant } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { useKeptFocus } from "@plaudit/ui/app/kept-focus.ts";
import { ToastRegion } from "@plaudit/ui/feedback/toast-region.tsx";
import { Logo } from "@plaudit/ui/logo.tsx";
import { AdminShell } from "@plaudit/ui/shell/admin-shell.tsx";
import { lazy, Suspense, useState } from "react";
import { Outlet, ScrollRestoration, useMatches } from "react-router";
import { CommandButton } from "../features/command/command-button.tsx";
import { useCommandMenu } from "../features/command/use-command-menu.tsx";
import { useFirstSteps } from "../features/first-steps/data.ts";
import { doors, groups, rooms } from "../lib/menu.ts";
import { NotFound } from "../lib/not-found.tsx";
import { loadHelp } from "../lib/texts.ts";

const ScreenHelp = lazy(async () => {
  const [module] = await Promise.all([import("../features/shell/screen-help.tsx"), loadHelp()]);
  return { default: module.ScreenHelp };
});

/** A room opens by its own permission; to others it does not exist. */
function useRefused(): boolean {
  const { ready, may } = useApps();
  const path =
    useMatches()
      .at(-1)
      ?.pathname.replace(/^\/admin/, "") ?? "/";
  const within = (under: string) => path === under || path.startsWith(`${under}/`);
  const room =
    [...doors, ...rooms].find((entry) => within(entry.path)) ?? rooms.find((entry) => entry.also?.some(within));
  return ready && room !== undefined && !may(room.permission);
}

export function Layout() {
  const { t } = useTranslation("admin");
  const common = useTranslation("common").t;
  const { may } = useApps();
  const tenant = useTenant();
  const refused = useRefused();
  const firstSteps = useFirstSteps();
  const command = useCommandMenu();
  const [help, setHelp] = useState(false);
  useKeptFocus();
  const screen = useMatches().at(-1)?.id ?? "not-found";
  const menu = groups.flatMap((group) => {
    const entries = rooms
      .filter((entry) => entry.group === group && !entry.hidden && may(entry.permission))
      .map(({ id, path, also }) => ({ to: path, also, label: t(($) => $.room[id]) }));
    return entries.length > 0 ? [{ label: t(($) => $.group[group]), entries }] : [];
  });
  const start = firstSteps.open ? [{ entries: [{ to: "/", end: true, label: t(($) => $.start.title) }] }] : [];
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
      groups={[...start, ...menu]}
      backTo="/home"
    >
      {refused ? <NotFound /> : <Outlet />}
      {command.menu}
      <ScrollRestoration />
      <ToastRegion label={common(($) => $.toasts)} closeLabel={common(($) => $.action.close)} />
      {help && (
        <Suspense>
          <ScreenHelp screen={screen} onClose={() => setHelp(false)} />
        </Suspense>
      )}
    </AdminShell>
  );
}
