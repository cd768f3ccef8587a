import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { load } from "@plaudit/ui/app/load.ts";
import { NotificationsPopover } from "@plaudit/ui/shell/notifications-popover.tsx";
import { lazy, Suspense } from "react";
import { useLiveNotifications, useUnread } from "./data.ts";
import { usePushedPath } from "./use-pushed-path.ts";

const List = lazy(() => load(() => import("./notification-panel.tsx")).then((m) => ({ default: m.NotificationPanel })));

/** In the top bar at every width; absent without the permission. */
export function Bell() {
  const { t } = useTranslation("notification");
  const { number } = useFormat();
  useLiveNotifications();
  usePushedPath();
  const unread = useUnread();
  if (unread === null) return null;
  return (
    <NotificationsPopover label={t(($) => $.bell, { count: unread, n: number(unread) })} unread={unread}>
      {(close) => (
        <Suspense fallback={null}>
          <List close={close} />
        </Suspense>
      )}
    </NotificationsPopover>
  );
}
