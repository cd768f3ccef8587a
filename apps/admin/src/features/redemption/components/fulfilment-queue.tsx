import { useDraft } from "@plaudit/api/react/draft.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { X } from "@plaudit/ui/icons.tsx";
import { Check } from "@plaudit/ui/later-icons.tsx";
import { useState } from "react";
import { KeyButton } from "../../../lib/queue/key-button.tsx";
import { Queue } from "../../../lib/queue/queue.tsx";
import { useDecided } from "../../../lib/queue/use-decided.ts";
import { useQueue } from "../../../lib/queue/use-queue.ts";
import { type HandedBy, type Redemption, useDecisions, useWaiting, useWays } from "../data.ts";
import { useLine } from "../use-line.tsx";
import { useRedemptionText } from "../use-redemption-text.ts";
import { useDaysRows } from "./days-around.tsx";
import { FulfilPanel } from "./fulfil-panel.tsx";
import { HandedTabs } from "./handed-tabs.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { RedemptionView } from "./redemption-view.tsx";
import { WaitsChart } from "./waits-chart.tsx";

/** By redemption what is written about it; what is done to several at once is under the first of them. */
type Written = Record<string, { message: string; tracking: string }>;
const nothing: Written = {};
const blank = { message: "", tracking: "" };

/** What somebody hands over or sends, the oldest first. */
export function FulfilmentQueue() {
  const { t } = useTranslation("redemption-admin");
  const format = useFormat();
  const { day } = useRedemptionText();
  const [by, setBy] = useState<HandedBy | undefined>(undefined);
  const list = useWaiting("fulfilment", by);
  const queue = useQueue(list);
  const decided = useDecided();
  const { fulfil, fail } = useDecisions();
  const [failing, setFailing] = useState(false);
  const [written, setWritten] = useDraft<Written>("redemption-fulfil", nothing);
  const how = ({ delivery, wishedOn }: Redemption) =>
    delivery?.address
      ? t(($) => $.how.address)
      : delivery?.email
        ? t(($) => $.how.email)
        : wishedOn
          ? t(($) => $.how.day)
          : t(($) => $.how.hand);
  const line = useLine(how);
  const { item, ids } = queue;
  const counts = useWays();
  const key = ids[0] ?? "";
  const typed = written[key] ?? blank;
  const settled = (done: boolean) => {
    if (!done) return false;
    setWritten((latest) => Object.fromEntries(Object.entries(latest).filter(([id]) => !ids.includes(id))));
    queue.unselect();
    return true;
  };
  const handleFulfil = async () => {
    const [message, tracking] = [typed.message.trim(), ids.length > 1 ? "" : typed.tracking.trim()];
    const body = { ...(message && { message }), ...(tracking && { tracking }) };
    settled(await decided.decide(fulfil(ids, body), (count) => t(($) => $.fulfil.done, count)));
  };
  const handleFail = async (reason: string) =>
    settled(await decided.decide(fail(ids, reason), (count) => t(($) => $.fail.done, count)));
  const daysRows = useDaysRows();
  const rows = ({ delivery, provider, decidedAt, decidedBy, wishedOn }: Redemption) => [
    ...daysRows({ wishedOn, around: null }),
    { name: t(($) => $.view.provider), value: provider.name },
    ...(delivery?.email ? [{ name: t(($) => $.how.email), value: delivery.email }] : []),
    ...(decidedAt
      ? [
          {
            name: t(($) => $.view.approvedBy),
            value: format.list([...(decidedBy ? [decidedBy.name] : []), day(decidedAt)]),
          },
        ]
      : []),
  ];
  return (
    <>
      <HandedTabs waiting={counts} by={by} onChange={setBy} />
      <Queue
        queue={queue}
        decided={decided}
        label={t(($) => $.list.fulfilment)}
        loading={t(($) => $.list.loading)}
        line={line}
        total={by ? list.pages[0]?.by[by] : list.pages[0]?.fulfilment}
        empty={
          <>
            <EmptyState compact art="orbit" title={t(($) => $.fulfil.none.title)}>
              {t(($) => $.fulfil.none.text)}
            </EmptyState>
            <div className="mx-auto max-w-[56rem] px-4 pb-10 md:px-8">
              <WaitsChart />
            </div>
          </>
        }
        actions={
          <>
            <KeyButton kind="line" shortcut="C" off={decided.busy} onClick={() => setFailing(true)}>
              <X className="size-4.5" aria-hidden="true" />
              {t(($) => $.fail.act)}
            </KeyButton>
            <KeyButton shortcut="F" off={decided.busy} onClick={() => void handleFulfil()}>
              <Check className="size-4.5" aria-hidden="true" />
              {t(($) => $.fulfil.act)}
            </KeyButton>
          </>
        }
      >
        {item && (
          <RedemptionView redemption={item} rows={rows(item)}>
            <FulfilPanel
              redemption={item}
              count={ids.length}
              written={typed}
              onChange={(changed) => setWritten((latest) => ({ ...latest, [key]: changed }))}
            />
          </RedemptionView>
        )}
      </Queue>
      {item && failing && (
        <ReasonDialog
          key={item.id}
          kind="fail"
          redemption={item}
          count={ids.length}
          onClose={() => setFailing(false)}
          onSubmit={handleFail}
        />
      )}
    </>
  );
}
