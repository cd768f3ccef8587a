import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { ArrowLeft } from "@plaudit/ui/icons.tsx";
import { ArrowRight } from "@plaudit/ui/later-icons.tsx";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { LoadFailed } from "../load-failed.tsx";
import { DecidedFoot, foot, Last } from "./decided-foot.tsx";
import { type QueueLine, QueueList } from "./queue-list.tsx";
import { QueueSkeleton } from "./queue-skeleton.tsx";
import type { Decided } from "./use-decided.ts";
import type { QueueState } from "./use-queue.ts";

/** It may hold nothing that takes the focus. */
const scrolled = (label: string) => ({ tabIndex: 0, role: "group", "aria-label": label });
type Props<Item extends { id: string }> = {
  queue: QueueState<Item>;
  decided: Decided;
  /** What the list holds. */
  label: string;
  loading: string;
  line: (item: Item) => QueueLine;
  /** Shown where nothing waits. */
  empty: ReactNode;
  /** How many wait, beside those that are loaded. */
  total: number | undefined;
  /** What can be done with what is decided. */
  actions: ReactNode;
  /** The open item as a whole. */
  children: ReactNode;
};

/** What waits at the start, one of it whole at the end, what can be done at the foot. On a phone one at a time. */
export function Queue<Item extends { id: string }>(props: Props<Item>) {
  const { queue, decided, label, loading, line, total, empty, actions, children } = props;
  const { t } = useTranslation("queue");
  const { number } = useFormat();
  const { item, index, ids, isLast, walk, list } = queue;
  const { items, pages, error, isValidating, mutate } = list;
  const open = item?.id;
  const before = useRef(open);
  // On a phone, where the page itself scrolls, the next one starts at its start.
  useLayoutEffect(() => {
    if (before.current && open && before.current !== open) scrollTo(0, 0);
    before.current = open;
  }, [open]);
  if (error && pages.length === 0) return <LoadFailed busy={isValidating} onRetry={() => void mutate()} />;
  if (pages.length === 0) return <QueueSkeleton label={loading} />;
  if (!item)
    return (
      <>
        <div className="grow">{empty}</div>
        <DecidedFoot decided={decided} />
      </>
    );
  const all = Math.max(items.length, total ?? 0);
  const position = t(($) => $.position, { n: number(index + 1), total: number(all) });
  const about = ids.length > 1 ? t(($) => $.selected, { count: ids.length, n: number(ids.length) }) : position;
  return (
    <div className="grid min-h-0 grow md:grid-cols-[20.5rem_minmax(0,1fr)]">
      <QueueList label={label} queue={queue} line={line} />
      <div className="flex min-h-0 min-w-0 flex-col">
        <div className="flex items-center justify-between border-line border-b px-2 py-1 text-sm md:hidden">
          <Button kind="quiet" size="icon" aria-label={t(($) => $.previous)} off={index === 0} onClick={() => walk(-1)}>
            <ArrowLeft className="size-5 rtl:rotate-180" aria-hidden="true" />
          </Button>
          <span className="font-semibold tabular-nums">{position}</span>
          <Button kind="quiet" size="icon" aria-label={t(($) => $.next)} off={isLast} onClick={() => walk(1)}>
            <ArrowRight className="size-5 rtl:rotate-180" aria-hidden="true" />
          </Button>
        </div>
        <div
          {...scrolled(position)}
          key={item.id}
          className="min-h-0 grow overflow-y-auto px-4 py-6 -outline-offset-2 md:px-8"
        >
          {children}
        </div>
        <div data-save-bar className={foot}>
          <p role="status" className="min-w-0 grow basis-32 text-xs text-ink-2 max-md:basis-full">
            {decided.last ? <Last decided={decided} /> : decided.undo ? `${about}. ${t(($) => $.undoHint)}` : about}
          </p>
          {actions}
        </div>
      </div>
    </div>
  );
}
