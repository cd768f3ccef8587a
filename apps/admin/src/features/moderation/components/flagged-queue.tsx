import type { ModeratedType } from "@plaudit/api/moderated.ts";
import { direction } from "@plaudit/i18n/index.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { EyeOff, Flag, Mail } from "@plaudit/ui/icons.tsx";
import { Check } from "@plaudit/ui/later-icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { useState } from "react";
import { KeyButton } from "../../../lib/queue/key-button.tsx";
import { Queue } from "../../../lib/queue/queue.tsx";
import type { QueueLine } from "../../../lib/queue/queue-list.tsx";
import { useDecided } from "../../../lib/queue/use-decided.ts";
import { useQueue } from "../../../lib/queue/use-queue.ts";
import { pathTo } from "../../../screens.ts";
import { type Item, useDecisionsOn, useFlagged, useReversal } from "../data.ts";
import { HidePanel, type Hiding } from "./hide-panel.tsx";
import { ItemView } from "./item-view.tsx";
import { WriteDialog } from "./write-dialog.tsx";

function useLine() {
  const { t } = useTranslation("moderation");
  const format = useFormat();
  return ({ author, to, openedAt, text, reasons, words }: Item): QueueLine => {
    const count = reasons.length + words.length;
    return {
      // Each name ends at its own end where it is cut, whichever way it is written.
      title: (
        <span className="flex gap-1">
          <bdi className="max-w-3/5 shrink-0 truncate">{author.name}</bdi>
          {to.length > 0 && (
            <>
              {" "}
              <span className="font-normal text-ink-2">{t(($) => $.list.to)}</span>{" "}
              <bdi dir={to.length > 1 ? direction(format.language) : "auto"} className="truncate">
                {format.list(to)}
              </bdi>
            </>
          )}
        </span>
      ),
      at: openedAt,
      text,
      note: (
        <>
          <Flag className="size-3.5 shrink-0" aria-hidden="true" />
          <span className="truncate" dir="auto">
            {[...reasons.map(({ reason }) => reason), ...words].join(", ")}
          </span>
          {count > 1 && <b className="ms-auto font-semibold text-ink">{format.number(count)}</b>}
        </>
      ),
      select: t(($) => $.list.select, { name: author.name }),
    };
  };
}

export function FlaggedQueue({ type }: { type: ModeratedType }) {
  const { t } = useTranslation("moderation");
  const line = useLine();
  const list = useFlagged(type);
  const queue = useQueue(list);
  const { hide, dismiss, undo } = useDecisionsOn();
  const decided = useDecided(undo, queue.reopen);
  const [writing, setWriting] = useState(false);
  const [written, setWritten] = useState<Record<string, Hiding>>({});
  const { item, ids } = queue;
  const reversal = useReversal(ids);
  const key = ids.length > 1 ? "several" : (item?.id ?? "");
  const hiding = written[key] ?? { reversePoints: false, note: t(($) => $.hide.default) };
  const settled = (done: boolean) => done && queue.unselect();
  const handleHide = async () =>
    settled(
      await decided.decide(hide({ ids, ...hiding, note: hiding.note.trim() || null }), (count) =>
        t(($) => $.done.hide, count),
      ),
    );
  const handleDismiss = async () =>
    settled(await decided.decide(dismiss(ids), (count) => t(($) => $.done.dismiss, count)));
  return (
    <>
      <Queue
        queue={queue}
        decided={decided}
        label={t(($) => $.list[type])}
        loading={t(($) => $.list.loading)}
        line={line}
        total={list.pages[0]?.total}
        empty={
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
        }
        actions={
          <>
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
          </>
        }
      >
        {item && (
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
        )}
      </Queue>
      {item && <WriteDialog key={`write-${item.id}`} item={item} open={writing} onClose={() => setWriting(false)} />}
    </>
  );
}
