import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { ErrorState } from "@plaudit/ui/feedback/error-state.tsx";
import { Settings2, Trash2 } from "@plaudit/ui/icons.tsx";
import { CheckCheck } from "@plaudit/ui/later-icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { NotificationGroups } from "@plaudit/ui/shell/notification-groups.tsx";
import { NotificationSkeleton } from "@plaudit/ui/shell/notification-skeleton.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useState } from "react";
import { useUnread } from "../features/notification/data.ts";
import { DeleteAllDialog } from "../features/notification/delete-all-dialog.tsx";
import { deleteAll, markAllRead, useNotifications } from "../features/notification/list-data.ts";
import { useNotificationRows } from "../features/notification/use-notification-rows.ts";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("notification");
  const { number } = useFormat();
  const unread = useUnread() ?? 0;
  const { items, error, data, more, loadingMore, loadMore, mutate, isValidating } = useNotifications();
  const { attempt, ...rows } = useNotificationRows(items);
  const [confirming, setConfirming] = useState(false);
  const { labels } = rows;
  return (
    <Page
      named
      title={labels.title}
      max="max-w-[52rem]"
      actions={
        <LinkButton to={pathTo("settings-notifications")} kind="quiet" size="sm">
          <Settings2 className="size-4.5" strokeWidth={1.8} aria-hidden="true" />
          <span className="max-sm:sr-only">{t(($) => $.choose)}</span>
        </LinkButton>
      }
    >
      {error && !data ? (
        <ErrorState
          title={labels.error.title}
          retry={labels.error.retry}
          busy={isValidating}
          onRetry={() => void mutate()}
        />
      ) : !data ? (
        <NotificationSkeleton label={labels.loading} />
      ) : items.length === 0 ? (
        <EmptyState art="ripple" tone={195} title={labels.empty.title}>
          {labels.empty.text}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <h2 className="min-w-0 grow font-display text-display font-[440] track-display">
              {unread > 0 ? t(($) => $.news, { count: unread, n: number(unread) }) : t(($) => $.noNews)}
            </h2>
            {unread > 0 && (
              <Button kind="line" size="sm" onClick={() => attempt(markAllRead(items))}>
                <CheckCheck className="size-4.5" aria-hidden="true" />
                {labels.markAll}
              </Button>
            )}
            <Button kind="quiet" size="icon-sm" aria-label={labels.deleteAll} onClick={() => setConfirming(true)}>
              <Trash2 className="size-4.5" strokeWidth={1.8} aria-hidden="true" />
            </Button>
          </div>
          <NotificationGroups {...rows} items={items} className="grid gap-1 rounded-lg bg-surface p-2 shadow-2" />
          {more && (
            <div className="mt-6 text-center">
              <Button kind="line" off={loadingMore} onClick={() => void loadMore()}>
                {t(($) => $.more)}
              </Button>
            </div>
          )}
        </>
      )}
      <DeleteAllDialog
        open={confirming}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          attempt(deleteAll(items));
        }}
      />
    </Page>
  );
}
