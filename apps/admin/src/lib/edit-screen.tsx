import type { ApiError } from "@plaudit/api/client.ts";
import { Page } from "@plaudit/ui/shell/page.tsx";
import type { ComponentProps, ReactNode } from "react";
import { LoadFailed } from "./load-failed.tsx";
import { NotFound } from "./not-found.tsx";

type Props<T> = Pick<ComponentProps<typeof Page>, "back" | "max" | "chips" | "actions"> & {
  of: { data?: T; error?: ApiError; isValidating: boolean; mutate: () => Promise<unknown> };
  title: (data: T | undefined) => string;
  /** Instead, where a new one is added at an address of its own. */
  adding?: { title: string; form: ReactNode } | false;
  /** Shown while loading. */
  skeleton: ReactNode;
  /** Somebody who may not edit it finds nothing. */
  may?: (data: T) => boolean;
  children: (data: T, reload: () => void) => ReactNode;
};

/** The form of one entity: new, loading, failed, not found, or loaded. Another entity is another form. */
export function EditScreen<T extends { id: string }>({
  of,
  title,
  adding,
  skeleton,
  may = () => true,
  children,
  ...page
}: Props<T>) {
  const { data, error, isValidating, mutate } = of;
  if (adding)
    return (
      <Page key="new" title={adding.title} {...page}>
        {adding.form}
      </Page>
    );
  if (error?.status === 404 || error?.status === 400 || (data && !may(data))) return <NotFound />;
  return (
    <Page title={title(data)} {...page}>
      {data ? (
        <div key={data.id}>{children(data, () => void mutate())}</div>
      ) : error ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        skeleton
      )}
    </Page>
  );
}
