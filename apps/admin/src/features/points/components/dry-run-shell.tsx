import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { CircleCheck } from "@plaudit/ui/icons.tsx";
import { RefreshCw } from "@plaudit/ui/later-icons.tsx";
import type { ReactNode } from "react";
import { useDryRun } from "../use-dry-run.ts";

interface Span {
  from: string;
  to: string;
}
type Props<R> = {
  run: (signal: AbortSignal) => Promise<R>;
  /** What would be saved, to tell when it has changed since; null while it could not be saved. */
  proposed: string | null;
  intro: string;
  /** What was found. */
  children: (result: R) => ReactNode;
};

/** What would have been, had this held: replayed when it is asked for, and saved by nobody. */
export function DryRunShell<R extends Span>({ run, proposed, intro, children }: Props<R>) {
  const { t } = useTranslation("points-admin");
  const format = useFormat();
  const { found, start, cancel, outdated } = useDryRun(run, proposed);
  const day = (at: string) => format.date(at, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  const done = found.state === "done" ? found : null;
  return (
    <section aria-labelledby="dry-run" className="mt-8 mb-8 border-line border-t pt-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-[44rem]">
          <h2 id="dry-run" className="text-lg font-semibold track-display">
            {done
              ? t(($) => $.dry.titleOf, { from: day(done.result.from), to: day(done.result.to) })
              : t(($) => $.dry.title)}
          </h2>
          <p className="mt-1 text-sm text-ink-2">{intro}</p>
        </div>
        <div className="flex items-center gap-3" aria-live="polite">
          {done && (
            <span className="flex items-center gap-1.5 text-xs text-ink-2">
              <CircleCheck className="size-4 shrink-0 text-ok-text" aria-hidden="true" />
              {outdated
                ? t(($) => $.dry.outdated)
                : t(($) => $.dry.took, {
                    n: format.number(Math.max(0.1, done.seconds), { maximumFractionDigits: 1 }),
                  })}
            </span>
          )}
          {found.state === "running" ? (
            <Button kind="line" size="sm" className="max-sm:h-11" onClick={cancel}>
              {t(($) => $.dry.cancel)}
            </Button>
          ) : (
            <Button kind="line" size="sm" className="max-sm:h-11" off={proposed === null} onClick={() => void start()}>
              <RefreshCw className="size-4" aria-hidden="true" />
              {done ? t(($) => $.dry.again) : t(($) => $.dry.run)}
            </Button>
          )}
        </div>
      </div>
      {found.state === "running" && (
        <div role="status" aria-label={t(($) => $.dry.running)} className="mt-5 grid gap-8 lg:grid-cols-2">
          <Skeleton className="h-56 w-full" />
          <Skeleton className="h-56 w-full" />
        </div>
      )}
      {found.state === "failed" && (
        <p role="alert" className="mt-4 text-sm text-danger-text">
          {t(($) => $.dry.failed)}
        </p>
      )}
      {done && <div className={outdated ? "opacity-60" : ""}>{children(done.result)}</div>}
    </section>
  );
}
