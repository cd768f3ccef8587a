import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Checkbox } from "@plaudit/ui/form/checkbox.tsx";
import type { ReactNode } from "react";
import { KeyLegend } from "./key-legend.tsx";
import type { QueueState } from "./use-queue.ts";

/** An item in the list. */
export interface QueueLine {
  title: ReactNode;
  /** Since when it waits. */
  at: string;
  text: string;
  note: ReactNode;
  /** What its checkbox is called. */
  select: string;
}
type Props<Item extends { id: string }> = { label: string; queue: QueueState<Item>; line: (item: Item) => QueueLine };

function Line({ title, at, text, note }: QueueLine) {
  const { ago } = useFormat();
  return (
    <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] gap-x-3">
      <span className="truncate font-semibold">
        <bdi>{title}</bdi>
      </span>
      <span className="text-xs leading-5.5 text-ink-2">{ago(at)}</span>
      <span className="col-span-2 truncate text-ink-2">
        <bdi>{text}</bdi>
      </span>
      <span className="col-span-2 mt-1 flex items-center gap-2 text-xs text-ink-2">{note}</span>
    </span>
  );
}

export function QueueList<Item extends { id: string }>({ label, queue, line }: Props<Item>) {
  const { t } = useTranslation("queue");
  const { item: current, selected } = queue;
  const { items, more, loadingMore, loadMore } = queue.list;
  return (
    <div className="flex min-h-0 flex-col border-line border-e max-md:hidden">
      <div className="min-h-0 grow overflow-y-auto">
        <ol aria-label={label} className="lines-y border-line border-b">
          {items.map((item) => {
            const shown = line(item);
            return (
              <li key={item.id} className="relative">
                <Checkbox
                  className="absolute start-4 top-1 z-10 w-9 md:start-8"
                  aria-label={shown.select}
                  label=""
                  checked={selected.has(item.id)}
                  onChange={() => queue.toggle(item)}
                />
                <button
                  type="button"
                  aria-current={item.id === current?.id ? "true" : undefined}
                  onClick={() => queue.open(item)}
                  className="flex w-full items-start gap-3 px-4 py-3 text-start text-sm -outline-offset-2 hover:bg-canvas aria-[current]:bg-brand-soft md:ps-8"
                >
                  <span aria-hidden="true" className="w-6 shrink-0" />
                  <Line {...shown} />
                </button>
              </li>
            );
          })}
        </ol>
        {more && (
          <div className="p-4 md:ps-8">
            <Button kind="line" size="sm" off={loadingMore} onClick={() => void loadMore()}>
              {t(($) => $.more)}
            </Button>
          </div>
        )}
      </div>
      <p className="shrink-0 border-line border-t px-4 py-2.5 md:ps-8">
        <KeyLegend />
      </p>
    </div>
  );
}
