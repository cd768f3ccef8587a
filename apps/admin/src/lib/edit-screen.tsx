import type { ApiError } from "@plaudit/api/client.ts";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { type ComponentProps, type ReactNode, useState } from "react";
import { LoadFailed } from "./load-failed.tsx";
import { NotFound } from "./not-found.tsx";

type Props<T> = Pick<ComponentProps<typeof Page>, "back" | "max" | "actions"> & {
  of: { data?: T; error?: ApiError; isValidating: boolean; mutate: () => Promise<unknown> };
  title: (data: T | undefined) => string;
  /** Drawn until it is here. */
  bones: ReactNode;
  /** Somebody who may not edit it finds nothing. */
  may?: (data: T) => boolean;
  children: (data: T, reload: () => void) => ReactNode;
};

/** The form of one thing: not here yet, failed, not there at all, or in hand. `reload` begins the form anew with what is there now. */
export function EditScreen<T>({ of, title, bones, may = () => true, children, ...page }: Props<T>) {
  const { data, error, isValidating, mutate } = of;
  const [read, setRead] = useState(0);
  if (error?.status === 404 || error?.status === 400 || (data && !may(data))) return <NotFound />;
  return (
    <Page title={title(data)} {...page}>
      {data ? (
        <div key={read}>{children(data, () => void mutate().then(() => setRead(read + 1)))}</div>
      ) : error ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        bones
      )}
    </Page>
  );
}
