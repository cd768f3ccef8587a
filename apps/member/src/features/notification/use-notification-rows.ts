import type { NotificationMessage } from "@plaudit/api/notification.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { deleteOne, markRead } from "./list-data.ts";

/** What the rows of a list of notifications need, in the bell and on the page. */
export function useNotificationRows(items: NotificationMessage[]) {
  const { t } = useTranslation("notification");
  const { t: common } = useTranslation();
  const errorText = useErrorText();
  const format = useFormat();
  const attempt = (call: Promise<unknown>) => void call.catch((failure: unknown) => toast.error(errorText(failure)));
  const known = (id: string) => items.find((item) => item.id === id) as NotificationMessage;
  return {
    attempt,
    format,
    labels: {
      title: t(($) => $.title),
      markAll: t(($) => $.markAll),
      deleteAll: t(($) => $.deleteAll),
      delete: t(($) => $.delete),
      unread: t(($) => $.unread),
      today: t(($) => $.today),
      week: t(($) => $.week),
      earlier: t(($) => $.earlier),
      loading: common(($) => $.action.loading),
      empty: { title: t(($) => $.emptyTitle), text: t(($) => $.emptyText) },
      error: { title: t(($) => $.failed), retry: common(($) => $.action.retry) },
    },
    onOpen: ({ id }: { id: string }) => attempt(markRead(known(id))),
    onDelete: ({ id }: { id: string }) => attempt(deleteOne(known(id))),
  };
}
