import type { ReactNode } from "react";
import { Button } from "../button.tsx";

type Props = { children: ReactNode; retry: string; onRetry: () => void; busy?: boolean };

/** In place of a small part that did not come, in one line. */
export const RetryLine = ({ children, retry, onRetry, busy }: Props) => (
  <p role="alert" className="flex flex-wrap items-center gap-3 text-start text-sm text-ink-2">
    {children}
    <Button kind="line" size="sm" off={busy} onClick={onRetry}>
      {retry}
    </Button>
  </p>
);
