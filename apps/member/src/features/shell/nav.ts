import { consoleKeys } from "@plaudit/api/permissions.ts";
import { useApps } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { CircleUserRound, House, LogOut, Settings2, ShieldCheck } from "@plaudit/ui/icons.tsx";
import type { NavEntry } from "@plaudit/ui/shell/types.ts";

/** Only what is built and permitted. */
export function useNav() {
  const { t } = useTranslation();
  const { may } = useApps();
  const main: NavEntry[] = [
    { to: "/home", label: t(($) => $.nav.home), icon: House },
    { to: "/profile/me", label: t(($) => $.nav.me), icon: CircleUserRound },
  ];
  const personal: NavEntry[] = [
    { to: "/settings", label: t(($) => $.nav.settings), icon: Settings2 },
    ...(consoleKeys.some(may)
      ? [{ to: "/admin", label: t(($) => $.nav.admin), icon: ShieldCheck, outside: true }]
      : []),
    { to: "/logout", label: t(($) => $.nav.signOut), icon: LogOut, outside: true },
  ];
  return { main, personal };
}
