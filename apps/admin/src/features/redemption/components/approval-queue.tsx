import { can } from "@plaudit/api/permissions.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { X } from "@plaudit/ui/icons.tsx";
import { Check } from "@plaudit/ui/later-icons.tsx";
import { useState } from "react";
import { KeyButton } from "../../../lib/queue/key-button.tsx";
import { Queue } from "../../../lib/queue/queue.tsx";
import { useDecided } from "../../../lib/queue/use-decided.ts";
import { useQueue } from "../../../lib/queue/use-queue.ts";
import { useDecisions, useWaiting } from "../data.ts";
import { useLine } from "../use-line.tsx";
import { useRedemptionText } from "../use-redemption-text.ts";
import { DaysAround, useDaysRows } from "./days-around.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { RedemptionView } from "./redemption-view.tsx";

/** What was asked for and waits for a yes or a no, the oldest first. */
export function ApprovalQueue() {
  const { t } = useTranslation("redemption-admin");
  const { points, money } = useRedemptionText();
  const { number } = useFormat();
  const list = useWaiting("approval");
  const queue = useQueue(list);
  const { approve, decline, undo } = useDecisions();
  const decided = useDecided(undo, queue.reopen);
  const [declining, setDeclining] = useState(false);
  const line = useLine((redemption) => points(redemption.points));
  const daysRows = useDaysRows();
  const { item } = queue;
  const ids = queue.ids.filter((id) => list.items.some((one) => one.id === id && can(one, "approve")));
  const settled = (done: boolean) => {
    if (done) queue.unselect();
    return done;
  };
  const handleApprove = async () =>
    settled(await decided.decide(approve(ids), (count) => t(($) => $.approve.done, count)));
  const handleDecline = async (reason: string) =>
    settled(await decided.decide(decline(ids, reason), (count) => t(($) => $.decline.done, count)));
  return (
    <>
      <Queue
        queue={queue}
        decided={decided}
        label={t(($) => $.list.approvals)}
        loading={t(($) => $.list.loading)}
        line={line}
        total={list.pages[0]?.approval}
        empty={
          <EmptyState art="sunrise" title={t(($) => $.approve.none.title)}>
            {t(($) => $.approve.none.text)}
          </EmptyState>
        }
        actions={
          <>
            <KeyButton
              kind="line"
              shortcut="D"
              off={decided.busy || ids.length === 0}
              onClick={() => setDeclining(true)}
            >
              <X className="size-4.5" aria-hidden="true" />
              {t(($) => $.decline.act)}
            </KeyButton>
            <KeyButton shortcut="A" off={decided.busy || ids.length === 0} onClick={() => void handleApprove()}>
              <Check className="size-4.5" aria-hidden="true" />
              {t(($) => $.approve.act)}
            </KeyButton>
          </>
        }
      >
        {item && (
          <RedemptionView
            redemption={item}
            rows={[
              ...(item.held ? [{ name: t(($) => $.list.held), value: t(($) => $.view.held), warns: true }] : []),
              ...daysRows(item),
              { name: t(($) => $.view.provider), value: item.provider.name },
              ...(item.fee > 0 ? [{ name: t(($) => $.view.fee), value: money(item.fee, item.currency) }] : []),
              ...(item.tax === "none" ? [] : [{ name: t(($) => $.view.tax), value: t(($) => $.tax[item.tax]) }]),
              ...(item.balance
                ? [
                    {
                      name: t(($) => $.view.taken),
                      value: t(($) => $.view.fromTo, {
                        from: number(item.balance.before),
                        to: number(item.balance.after),
                      }),
                    },
                  ]
                : []),
              {
                name: t(($) => $.view.year),
                value: [
                  t(($) => $.view.times, { count: item.year.redemptions, n: number(item.year.redemptions) }),
                  ...item.year.values.map(({ amount, currency }) => money(amount, currency)),
                ].join(" · "),
              },
              { name: t(($) => $.view.approved), value: t(($) => $.next[item.fulfilment]) },
              { name: t(($) => $.view.declined), value: t(($) => $.view.back) },
            ]}
          >
            {item.wishedOn && item.around && <DaysAround wishedOn={item.wishedOn} around={item.around} />}
            {!can(item, "approve") && (
              <p role="note" className="mt-4 rounded-md bg-warn-soft px-4 py-3 text-sm text-warn-text">
                {t(($) => $.approve.own)}
              </p>
            )}
          </RedemptionView>
        )}
      </Queue>
      {item && declining && (
        <ReasonDialog
          key={item.id}
          kind="decline"
          redemption={item}
          count={ids.length}
          onClose={() => setDeclining(false)}
          onSubmit={handleDecline}
        />
      )}
    </>
  );
}
