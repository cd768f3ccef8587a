import { consoleKeys } from "@plaudit/api/permissions.ts";
import { useApps, useMe } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { useScreenTexts } from "@plaudit/i18n/screen-texts.ts";
import { LogOut, ShieldCheck } from "@plaudit/ui/icons.tsx";
import type { NavEntry } from "@plaudit/ui/shell/types.ts";
import { matchPath, useLocation } from "react-router";
import { memberScreens, navItems, pathTo } from "../../screens.ts";

/** Only what is permitted; the console and signing out are other documents. */
export function useNav() {
  const { t } = useTranslation();
  const { may, has } = useApps();
  const { menuOf } = useScreenTexts();
  const manages = useMe().data?.hasReports === true;
  const { pathname } = useLocation();
  const section = memberScreens.find((screen) => screen.section && matchPath(screen.path, pathname))?.section;
  const entries = (group: "main" | "personal"): NavEntry[] =>
    navItems(group)
      .filter(
        ({ menu }) =>
          (!menu.may || [menu.may].flat().some(may)) && (!menu.has || has(menu.has)) && (!menu.managing || manages),
      )
      .map(({ id, path, texts, menu }) => ({
        to: path,
        label: menuOf(id, texts),
        icon: menu.icon,
        current: id === section,
      }));
  const personal: NavEntry[] = [
    ...entries("personal"),
    ...(consoleKeys.some(may)
      ? [{ to: "/admin", label: t(($) => $.nav.admin), icon: ShieldCheck, outside: true }]
      : []),
    { to: pathTo("logout"), label: t(($) => $.nav.signOut), icon: LogOut, outside: true },
  ];
  return { main: entries("main"), personal };
}
