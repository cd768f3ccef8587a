import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { EmptyState } from "../feedback/empty-state.tsx";
import { ErrorState } from "../feedback/error-state.tsx";
import { Trash2 } from "../icons.tsx";
import { CheckCheck } from "../later-icons.tsx";
import {
  type NotificationGroupLabels,
  NotificationGroups,
  type NotificationGroupsProps,
} from "./notification-groups.tsx";
import type { NotificationItem } from "./notification-item.ts";
import { NotificationSkeleton } from "./notification-skeleton.tsx";

export type NotificationLabels = NotificationGroupLabels & {
  title: string;
  markAll: string;
  deleteAll: string;
  loading: string;
  empty: { title: string; text: string };
  error: { title: string; retry: string };
};
type Props = Omit<NotificationGroupsProps, "items" | "labels" | "className"> & {
  items?: NotificationItem[];
  failed?: boolean;
  labels: NotificationLabels;
  /** The way to all of them. */
  more: ReactNode;
  onMarkAll: () => void;
  onDeleteAll: () => void;
  onRetry: () => void;
};

/** What the bell opens: the newest, and the way to the others. */
export function NotificationList({ items, failed, labels, more, onMarkAll, onDeleteAll, onRetry, ...rows }: Props) {
  const some = items !== undefined && items.length > 0;
  return (
    <div className="flex h-full flex-col">
      <div className="flex items-center gap-1 py-2.5 ps-5 pe-3">
        <h2 className="text-base font-semibold">{labels.title}</h2>
        <span className="grow" />
        {some && (
          <>
            <Button kind="quiet" size="sm" onClick={onMarkAll}>
              <CheckCheck className="size-4.5" aria-hidden="true" />
              <span className="max-sm:sr-only">{labels.markAll}</span>
            </Button>
            <Button kind="quiet" size="icon-sm" aria-label={labels.deleteAll} onClick={onDeleteAll}>
              <Trash2 className="size-4.5" strokeWidth={1.8} aria-hidden="true" />
            </Button>
          </>
        )}
      </div>
      {failed && !items ? (
        <ErrorState title={labels.error.title} retry={labels.error.retry} onRetry={onRetry} />
      ) : !items ? (
        <NotificationSkeleton label={labels.loading} />
      ) : !some ? (
        <EmptyState compact art="ripple" tone={195} title={labels.empty.title}>
          {labels.empty.text}
        </EmptyState>
      ) : (
        <>
          <div className="min-h-0 grow overflow-y-auto px-2">
            <NotificationGroups items={items} labels={labels} {...rows} className="grid gap-1" />
          </div>
          <div className="border-line border-t p-2">{more}</div>
        </>
      )}
    </div>
  );
}
