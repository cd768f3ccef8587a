import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { CircleAlert } from "../icons.tsx";

type Props = { title: string; children?: ReactNode; retry: string; onRetry: () => void; busy?: boolean };

export function ErrorState({ title, children, retry, onRetry, busy }: Props) {
  return (
    <div role="alert" className="mx-auto grid max-w-sm justify-items-center gap-2 px-6 py-12 text-center">
      <span className="mb-1 grid size-12 place-items-center rounded-full bg-danger-soft text-danger-text">
        <CircleAlert className="size-6" strokeWidth={1.8} aria-hidden="true" />
      </span>
      <h2 className="text-base font-semibold">{title}</h2>
      {children && <p className="text-sm text-ink-2">{children}</p>}
      <Button kind="line" size="sm" className="mt-3" off={busy} onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
