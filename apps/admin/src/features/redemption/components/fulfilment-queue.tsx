import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { X } from "@plaudit/ui/icons.tsx";
import { Check } from "@plaudit/ui/later-icons.tsx";
import { useRef, useState } from "react";
import { LoadFailed } from "../../../lib/load-failed.tsx";
import { DecidedFoot } from "../../../lib/queue/decided-foot.tsx";
import { KeyButton, useKeys } from "../../../lib/queue/key-button.tsx";
import { KeyLegend } from "../../../lib/queue/key-legend.tsx";
import { useQueue } from "../../../lib/queue/use-queue.ts";
import { RowsSkeleton } from "../../../lib/rows-skeleton.tsx";
import { type HandedBy, useWaiting, useWays, type Waiting } from "../data.ts";
import { useHandOver } from "../use-hand-over.ts";
import { useWaited } from "../use-waited.ts";
import { FulfilmentTable, standAtLine } from "./fulfilment-table.tsx";
import { HandedTabs } from "./handed-tabs.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { TogetherDialog } from "./together-dialog.tsx";
import { WaitsChart } from "./waits-chart.tsx";

/** What somebody hands over or sends, the oldest first: a table, and below it how long people wait. */
export function FulfilmentQueue() {
  const { t } = useTranslation("redemption-admin");
  const queueText = useTranslation("queue").t;
  const [by, setBy] = useState<HandedBy | undefined>(undefined);
  const list = useWaiting("fulfilment", by);
  const queue = useQueue(list);
  const counts = useWays();
  const waited = useWaited();
  // It goes along with J and K, and with what is next once one is done.
  const [opened, setOpened] = useState(false);
  const [asking, setAsking] = useState<"together" | "fail" | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const hand = useHandOver(queue.unselect, queue.reopen);
  const { items, pages, error, isValidating, mutate } = list;
  const { item, ids, selected } = queue;
  const chosen = items.filter(({ id }) => selected.has(id)).length;
  const several = chosen > 0;
  const first = items.find(({ id }) => id === ids[0]);
  const toggle = (one: Waiting) => {
    queue.open(one);
    setOpened(!(opened && one.id === item?.id));
  };
  /** What opened is what Tab goes on to. */
  const handleOpenKey = (one: Waiting) => {
    toggle(one);
    standAtLine(table);
  };
  const handleDone = (one: Waiting) => void hand.done(one);
  // While none is selected they are about the row that J and K stand at.
  useKeys({
    ...(item && { O: () => handleOpenKey(item) }),
    ...(item && !several && !hand.decided.busy && { F: () => handleDone(item), C: () => setAsking("fail") }),
  });
  const [oldest] = items;
  const act = (
    <>
      <KeyButton kind="soft" size="sm" shortcut="F" off={hand.decided.busy} onClick={() => setAsking("together")}>
        <Check className="size-4.5" aria-hidden="true" />
        {t(($) => $.fulfil.together, { count: chosen, n: chosen })}
      </KeyButton>
      <KeyButton kind="line" size="sm" shortcut="C" off={hand.decided.busy} onClick={() => setAsking("fail")}>
        <X className="size-4.5" aria-hidden="true" />
        {t(($) => $.fail.act)}
      </KeyButton>
    </>
  );
  return (
    <>
      {error && pages.length === 0 ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : pages.length === 0 ? (
        <div role="status" aria-label={t(($) => $.list.loading)} className="pt-18">
          <RowsSkeleton columns={4} />
        </div>
      ) : (
        <div className="flex flex-col md:-mb-16 md:min-h-[calc(100dvh-7.5rem)]">
          <div className="flex min-h-10 flex-wrap items-center gap-2 pt-5">
            {several && act}
            <HandedTabs waiting={counts} by={by} onChange={setBy} />
            {oldest && !by && (
              <p className="ms-auto text-xs text-ink-2 tabular-nums">
                {t(($) => $.list.oldest, { time: waited.long(oldest.createdAt) })}
              </p>
            )}
          </div>
          {items.length === 0 ? (
            <EmptyState compact art="orbit" title={t(($) => $.fulfil.none.title)}>
              {t(($) => $.fulfil.none.text)}
            </EmptyState>
          ) : (
            <>
              <FulfilmentTable
                table={table}
                queue={queue}
                opened={opened}
                onOpen={toggle}
                hand={hand}
                onDone={handleDone}
                onFail={(one) => {
                  queue.open(one);
                  queue.unselect();
                  setAsking("fail");
                }}
              />
              {list.more && (
                <Button kind="line" className="mt-5" off={list.loadingMore} onClick={() => void list.loadMore()}>
                  {queueText(($) => $.more)}
                </Button>
              )}
              <p className="mt-3 max-md:hidden">
                <KeyLegend
                  more={[
                    ["O", t(($) => $.list.open)],
                    ["F", t(($) => $.fulfil.act)],
                    ["C", t(($) => $.fail.act)],
                  ]}
                />
              </p>
            </>
          )}
          <div className="grow md:pb-16">
            <WaitsChart />
          </div>
          <DecidedFoot decided={hand.decided} className="md:-mx-8" />
        </div>
      )}
      {first && asking === "fail" && (
        <ReasonDialog
          key={first.id}
          kind="fail"
          redemption={first}
          count={ids.length}
          onClose={() => setAsking(null)}
          onSubmit={(reason) => hand.fail(ids, reason)}
        />
      )}
      {asking === "together" && (
        <TogetherDialog
          count={chosen}
          onClose={() => setAsking(null)}
          onSubmit={(message) => hand.together(ids, message)}
        />
      )}
    </>
  );
}
