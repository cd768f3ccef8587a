import { Button } from "../button.tsx";
import { EmptyState } from "../feedback/empty-state.tsx";
import { ErrorState } from "../feedback/error-state.tsx";
import { Skeleton } from "../feedback/skeleton.tsx";
import type { Format } from "../format.ts";
import { CheckCheck, Trash2, X } from "../icons.tsx";
import type { NotificationItem } from "./notification-item.ts";
import { NotificationRow } from "./notification-row.tsx";

export type NotificationLabels = {
  title: string;
  markAll: string;
  deleteAll: string;
  delete: string;
  more: string;
  unread: string;
  loading: string;
  empty: { title: string; text: string };
  error: { title: string; retry: string };
};
type Props = {
  items?: NotificationItem[];
  failed?: boolean;
  hasMore?: boolean;
  loadingMore?: boolean;
  labels: NotificationLabels;
  format: Format;
  onOpen: (item: NotificationItem) => void;
  onMarkAll: () => void;
  onDelete: (item: NotificationItem) => void;
  onDeleteAll: () => void;
  onMore: () => void;
  onRetry: () => void;
};
const placeholders = ["a", "b", "c", "d", "e"];

export function NotificationList(props: Props) {
  const { items, labels } = props;
  const some = items !== undefined && items.length > 0;
  return (
    <div className="flex h-full flex-col">
      <div className="flex items-center gap-1 py-2.5 ps-5 pe-3">
        <h2 className="text-base font-semibold">{labels.title}</h2>
        <span className="grow" />
        {some && (
          <>
            <Button kind="quiet" size="sm" onClick={props.onMarkAll}>
              <CheckCheck className="size-4.5" aria-hidden="true" />
              <span className="max-sm:sr-only">{labels.markAll}</span>
            </Button>
            <Button kind="quiet" size="icon-sm" aria-label={labels.deleteAll} onClick={props.onDeleteAll}>
              <Trash2 className="size-4.5" strokeWidth={1.8} aria-hidden="true" />
            </Button>
          </>
        )}
      </div>
      {props.failed && !items ? (
        <ErrorState title={labels.error.title} retry={labels.error.retry} onRetry={props.onRetry} />
      ) : !items ? (
        <ul aria-label={labels.loading} aria-busy="true" className="px-5">
          {placeholders.map((key) => (
            <li key={key} className="flex gap-3 py-3">
              <Skeleton className="size-10 shrink-0 rounded-full" />
              <span className="grow">
                <Skeleton className="h-4 w-4/5" />
                <Skeleton className="mt-2 h-3 w-24" />
              </span>
            </li>
          ))}
        </ul>
      ) : !some ? (
        <EmptyState compact art="ripple" tone={195} title={labels.empty.title}>
          {labels.empty.text}
        </EmptyState>
      ) : (
        <>
          <ul className="min-h-0 grow overflow-y-auto px-2">
            {items.map((item) => (
              <li key={item.id} className="group relative">
                <NotificationRow
                  item={item}
                  unread={labels.unread}
                  format={props.format}
                  onOpen={() => props.onOpen(item)}
                />
                <Button
                  kind="quiet"
                  size="icon-sm"
                  aria-label={labels.delete}
                  onClick={() => props.onDelete(item)}
                  className="absolute! end-1.5 bottom-1 text-ink-3 opacity-60 group-hover:opacity-100 focus-visible:opacity-100"
                >
                  <X className="size-4" aria-hidden="true" />
                </Button>
              </li>
            ))}
          </ul>
          {props.hasMore && (
            <div className="border-line border-t p-2">
              <Button kind="quiet" className="w-full" off={props.loadingMore} onClick={props.onMore}>
                {labels.more}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
