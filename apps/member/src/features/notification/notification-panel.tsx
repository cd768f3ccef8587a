import { useTranslation } from "@plaudit/i18n/react.ts";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { NotificationList } from "@plaudit/ui/shell/notification-list.tsx";
import { useState } from "react";
import { pathTo } from "../../screens.ts";
import { DeleteAllDialog } from "./delete-all-dialog.tsx";
import { deleteAll, markAllRead, useNotifications } from "./list-data.ts";
import { useNotificationRows } from "./use-notification-rows.ts";

export function NotificationPanel({ close }: { close: () => void }) {
  const { t } = useTranslation("notification");
  const { items, error, data, mutate } = useNotifications();
  const { attempt, onOpen, ...rows } = useNotificationRows(items);
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      <NotificationList
        {...rows}
        items={data && items}
        failed={error !== undefined}
        more={
          <LinkButton kind="quiet" to={pathTo("notifications")} onClick={close} className="w-full">
            {t(($) => $.more)}
          </LinkButton>
        }
        onOpen={(item) => {
          onOpen(item);
          close();
        }}
        onMarkAll={() => attempt(markAllRead(items))}
        onDeleteAll={() => setConfirming(true)}
        onRetry={() => void mutate()}
      />
      <DeleteAllDialog
        open={confirming}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          attempt(deleteAll(items));
        }}
      />
    </>
  );
}
