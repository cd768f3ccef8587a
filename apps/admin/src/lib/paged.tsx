import { Button } from "@plaudit/ui/button.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import type { ReactNode } from "react";
import { LoadFailed } from "./load-failed.tsx";

interface Pages<Item> {
  items: Item[];
  pages: unknown[];
  error?: unknown;
  more: boolean;
  loadingMore: boolean;
  loadMore(): Promise<unknown>;
  isValidating: boolean;
  mutate(): Promise<unknown>;
}
type Props<Item> = {
  of: Pages<Item>;
  empty: string;
  moreLabel: string;
  children: (items: Item[]) => ReactNode;
};

/** What comes a page at a time: until it is there, without anything, and with a way to the next page. */
export function Paged<Item>({ of, empty, moreLabel, children }: Props<Item>) {
  const { items, pages, error, more, loadingMore, loadMore, isValidating, mutate } = of;
  if (error && pages.length === 0) return <LoadFailed busy={isValidating} onRetry={() => void mutate()} />;
  if (pages.length === 0)
    return (
      <div className="border-line border-t" aria-hidden="true">
        {["a", "b", "c", "d"].map((key) => (
          <div key={key} className="flex h-12 items-center justify-between gap-6 border-line border-b">
            <Skeleton className="h-4 w-36" />
            <Skeleton className="h-4 w-48 max-md:hidden" />
            <Skeleton className="h-4 w-20" />
          </div>
        ))}
      </div>
    );
  if (items.length === 0) return <p className="text-sm text-ink-2">{empty}</p>;
  return (
    <>
      {children(items)}
      {more && (
        <Button kind="line" className="mt-5" off={loadingMore} onClick={() => void loadMore()}>
          {moreLabel}
        </Button>
      )}
    </>
  );
}
