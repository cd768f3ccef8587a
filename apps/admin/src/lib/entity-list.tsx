import type { ApiError } from "@plaudit/api/client.ts";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Plus } from "@plaudit/ui/icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import type { ReactNode } from "react";
import { LoadFailed } from "./load-failed.tsx";

type Props<T> = {
  of: { data?: { results: T[] }; error?: ApiError; isValidating: boolean; mutate: () => Promise<unknown> };
  title: string;
  /** The screen that adds one, for those who may. */
  add?:
    | {
        to: string;
        label: string /** On a phone the top bar has no room for both the title and its words. */;
        long?: boolean;
      }
    | false;
  empty: { title: string; text: string };
  skeleton?: ReactNode;
  children: (all: T[]) => ReactNode;
};

const rows = (
  <div className="grid gap-4" aria-hidden="true">
    {["a", "b", "c"].map((key) => (
      <Skeleton key={key} className="h-20 w-full" />
    ))}
  </div>
);

/** A short list, loaded at once: loading, failed, empty, or loaded. Long ones use `ListFrame`. */
export function EntityList<T>({ of, title, add, empty, skeleton = rows, children }: Props<T>) {
  const { data, error, isValidating, mutate } = of;
  const long = add ? add.long : false;
  const adding = (label: string) =>
    add && (
      <LinkButton to={add.to} size="sm" className="max-sm:h-11">
        <Plus className="size-4.5" aria-hidden="true" />
        <span className={label}>{add.label}</span>
      </LinkButton>
    );
  return (
    <Page title={title} actions={adding(long ? "max-sm:sr-only" : "") || undefined} max="max-w-[72rem]">
      {error && !data ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : !data ? (
        skeleton
      ) : data.results.length === 0 ? (
        <EmptyState title={empty.title} action={adding("") || undefined}>
          {empty.text}
        </EmptyState>
      ) : (
        children(data.results)
      )}
    </Page>
  );
}
