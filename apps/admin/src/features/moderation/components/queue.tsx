import type { ModeratedType } from "@plaudit/api/moderated.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { ArrowLeft, EyeOff, Mail } from "@plaudit/ui/icons.tsx";
import { ArrowRight, Check } from "@plaudit/ui/later-icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { useEffect, useState } from "react";
import { LoadFailed } from "../../../lib/load-failed.tsx";
import { pathTo } from "../../../screens.ts";
import { type Item, useFlagged, useReversal } from "../data.ts";
import { useDecided } from "../use-decided.ts";
import { HidePanel, type Hiding } from "./hide-panel.tsx";
import { ItemView } from "./item-view.tsx";
import { isForPage, KeyButton } from "./key-button.tsx";
import { QueueList } from "./queue-list.tsx";
import { WriteDialog } from "./write-dialog.tsx";

/** It may hold nothing that takes the focus. */
const scrolled = (label: string) => ({ tabIndex: 0, role: "group", "aria-label": label });

/** J and K go through the list, X selects. */
function useWalk(walk: (by: 1 | -1) => void, toggle: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForPage(event)) return;
      const key = event.key.toLowerCase();
      if (key === "j") walk(1);
      if (key === "k") walk(-1);
      if (key === "x") toggle();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

function Undo({ last, onUndo }: { last: ReturnType<typeof useDecided>["last"]; onUndo: () => void }) {
  const { t } = useTranslation("moderation");
  const { number } = useFormat();
  if (!last) return null;
  const count = { count: last.ids.length, n: number(last.ids.length) };
  return (
    <span className="flex items-center gap-3">
      {last.verb === "hide" ? t(($) => $.done.hide, count) : t(($) => $.done.dismiss, count)}
      <KeyButton kind="line" size="sm" shortcut="U" onClick={onUndo}>
        {t(($) => $.act.undo)}
      </KeyButton>
    </span>
  );
}

/** What waits at the start, one of it whole at the end, what can be done at the foot. On a phone one at a time. */
export function Queue({ type }: { type: ModeratedType }) {
  const { t } = useTranslation("moderation");
  const { number } = useFormat();
  const list = useFlagged(type);
  const { items, pages, error, isValidating, mutate } = list;
  const [at, setAt] = useState(0);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [writing, setWriting] = useState(false);
  const [written, setWritten] = useState<Record<string, Hiding>>({});
  const decided = useDecided();
  const index = Math.min(at, items.length - 1);
  const item: Item | undefined = items[index];
  const chosen = items.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const ids = chosen.length > 0 ? chosen : item ? [item.id] : [];
  const reversal = useReversal(ids);
  const walk = (by: 1 | -1) => setAt(Math.max(0, Math.min(items.length - 1, index + by)));
  const toggle = ({ id }: Item) =>
    setSelected((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  useWalk(walk, () => item && toggle(item));
  const { more, loadingMore, loadMore } = list;
  const isLast = index === items.length - 1;
  useEffect(() => {
    if (isLast && more && !loadingMore) void loadMore();
  }, [isLast, more, loadingMore, loadMore]);

  if (error && pages.length === 0) return <LoadFailed busy={isValidating} onRetry={() => void mutate()} />;
  if (pages.length === 0)
    return (
      <div role="status" aria-label={t(($) => $.list.loading)} className="grid gap-4 p-4 md:p-8">
        {["a", "b", "c"].map((key) => (
          <Skeleton key={key} className="h-20 w-full" />
        ))}
      </div>
    );
  const undo = <Undo last={decided.last} onUndo={() => void decided.undo()} />;
  const foot =
    "sticky bottom-0 z-10 flex shrink-0 flex-wrap items-center gap-2 border-line border-t bg-surface px-4 py-3 md:px-8";
  if (!item)
    return (
      <>
        <div className="grow">
          <EmptyState
            art="tide"
            title={t(($) => $.empty.title)}
            action={
              <LinkButton kind="line" to={pathTo("flagged-decided")}>
                {t(($) => $.empty.before)}
              </LinkButton>
            }
          >
            {t(($) => $.empty[type])}
          </EmptyState>
        </div>
        {decided.last && (
          <div data-save-bar className={foot}>
            <p role="status" className="text-xs text-ink-2">
              {undo}
            </p>
          </div>
        )}
      </>
    );
  const several = ids.length > 1;
  const key = several ? "several" : item.id;
  const hiding = written[key] ?? { reversePoints: false, note: t(($) => $.hide.default) };
  const total = pages[0]?.total ?? items.length;
  const settled = (done: boolean) => done && setSelected(new Set());
  const handleHide = async () => settled(await decided.hide({ ids, ...hiding, note: hiding.note.trim() || null }));
  const handleDismiss = async () => settled(await decided.dismiss(ids));
  const position = t(($) => $.list.position, { n: number(index + 1), total: number(total) });
  return (
    <div className="grid min-h-0 grow md:grid-cols-[20.5rem_minmax(0,1fr)]">
      <QueueList
        label={t(($) => $.list[type])}
        items={items}
        current={item}
        onOpen={(one) => setAt(items.indexOf(one))}
        selected={selected}
        onToggle={toggle}
        more={more}
        loadingMore={loadingMore}
        onMore={() => void loadMore()}
      />
      <div className="flex min-h-0 min-w-0 flex-col">
        <div className="flex items-center justify-between border-line border-b px-2 py-1 text-sm md:hidden">
          <Button
            kind="quiet"
            size="icon"
            aria-label={t(($) => $.list.previous)}
            off={index === 0}
            onClick={() => walk(-1)}
          >
            <ArrowLeft className="size-5 rtl:rotate-180" aria-hidden="true" />
          </Button>
          <span className="font-semibold tabular-nums">{position}</span>
          <Button kind="quiet" size="icon" aria-label={t(($) => $.list.next)} off={isLast} onClick={() => walk(1)}>
            <ArrowRight className="size-5 rtl:rotate-180" aria-hidden="true" />
          </Button>
        </div>
        <div
          {...scrolled(position)}
          key={item.id}
          className="min-h-0 grow overflow-y-auto px-4 py-6 -outline-offset-2 md:px-8"
        >
          <div className="grid gap-x-10 gap-y-7 lg:grid-cols-[minmax(0,1fr)_18rem]">
            <ItemView item={item} />
            <div className="min-w-0">
              <HidePanel
                item={item}
                count={ids.length}
                hiding={hiding}
                onChange={(changed) => setWritten((before) => ({ ...before, [key]: changed }))}
                reversal={reversal}
              />
            </div>
          </div>
        </div>
        <div data-save-bar className={foot}>
          <p role="status" className="min-w-0 grow text-xs text-ink-2 max-md:basis-full">
            {decided.last
              ? undo
              : `${several ? t(($) => $.list.selected, { count: ids.length, n: number(ids.length) }) : position}. ${t(($) => $.undoHint)}`}
          </p>
          <Button kind="quiet" onClick={() => setWriting(true)}>
            <Mail className="size-4.5" aria-hidden="true" />
            {t(($) => $.act.write)}
          </Button>
          <KeyButton kind="line" shortcut="D" off={decided.busy} onClick={() => void handleDismiss()}>
            <Check className="size-4.5" aria-hidden="true" />
            {t(($) => $.act.dismiss)}
          </KeyButton>
          <KeyButton kind="danger" shortcut="H" off={decided.busy} onClick={() => void handleHide()}>
            <EyeOff className="size-4.5" aria-hidden="true" />
            {hiding.reversePoints ? t(($) => $.act.hideReverse) : t(($) => $.act.hide)}
          </KeyButton>
        </div>
      </div>
      <WriteDialog key={`write-${item.id}`} item={item} open={writing} onClose={() => setWriting(false)} />
    </div>
  );
}
