import type { NotificationMessage } from "@plaudit/api/notification.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { ConfirmDialog } from "@plaudit/ui/confirm-dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { NotificationList } from "@plaudit/ui/shell/notification-list.tsx";
import { useState } from "react";
import { deleteAll, deleteOne, markAllRead, markRead, useNotifications } from "./data.ts";

export function NotificationPanel({ close }: { close: () => void }) {
  const { t } = useTranslation("notification");
  const { t: common } = useTranslation();
  const errorText = useErrorText();
  const format = useFormat();
  const { items, error, data, more, loadingMore, loadMore, mutate } = useNotifications();
  const [confirming, setConfirming] = useState(false);
  const attempt = (call: Promise<unknown>) => void call.catch((failure: unknown) => toast.error(errorText(failure)));
  const known = (id: string) => items.find((item) => item.id === id) as NotificationMessage;
  return (
    <>
      <NotificationList
        items={data && items}
        failed={error !== undefined}
        hasMore={more}
        loadingMore={loadingMore}
        format={format}
        labels={{
          title: t(($) => $.title),
          markAll: t(($) => $.markAll),
          deleteAll: t(($) => $.deleteAll),
          delete: t(($) => $.delete),
          more: t(($) => $.more),
          unread: t(($) => $.unread),
          loading: common(($) => $.action.loading),
          empty: { title: t(($) => $.emptyTitle), text: t(($) => $.emptyText) },
          error: { title: t(($) => $.failed), retry: common(($) => $.action.retry) },
        }}
        onOpen={({ id }) => {
          attempt(markRead(known(id)));
          close();
        }}
        onMarkAll={() => attempt(markAllRead(items))}
        onDelete={({ id }) => attempt(deleteOne(known(id)))}
        onDeleteAll={() => setConfirming(true)}
        onMore={() => void loadMore()}
        onRetry={() => void mutate()}
      />
      <ConfirmDialog
        open={confirming}
        title={t(($) => $.deleteAll)}
        confirmLabel={t(($) => $.deleteAll)}
        cancelLabel={common(($) => $.action.cancel)}
        closeLabel={common(($) => $.action.close)}
        danger
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          attempt(deleteAll(items));
        }}
      >
        {t(($) => $.deleteAllText)}
      </ConfirmDialog>
    </>
  );
}
