import { can } from "@plaudit/api/permissions.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { X } from "@plaudit/ui/icons.tsx";
import { Check } from "@plaudit/ui/later-icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { useState } from "react";
import { KeyButton } from "../../../lib/queue/key-button.tsx";
import { Queue } from "../../../lib/queue/queue.tsx";
import type { QueueLine } from "../../../lib/queue/queue-list.tsx";
import { useDecided } from "../../../lib/queue/use-decided.ts";
import { useQueue } from "../../../lib/queue/use-queue.ts";
import { pathTo } from "../../../screens.ts";
import { type Claim, useDecisionsOn, useWaiting } from "../data.ts";
import { AskDialog } from "./ask-dialog.tsx";
import { ClaimView } from "./claim-view.tsx";
import { DeclineDialog } from "./decline-dialog.tsx";

/** Claims that wait: one is approved, or declined with a reason, and nobody is paid or notified for ten seconds. */
export function ClaimsQueue({ id }: { id: string }) {
  const { t } = useTranslation("incentive-admin");
  const { t: points } = useTranslation("points");
  const { number } = useFormat();
  const list = useWaiting(id);
  const queue = useQueue(list);
  const { approve, decline, undo } = useDecisionsOn();
  const decided = useDecided(undo, queue.reopen);
  /** What the dialog is about stays while it closes. */
  const [declining, setDeclining] = useState<{ claims: Claim[]; open: boolean }>({ claims: [], open: false });
  const [asking, setAsking] = useState<{ claim: Claim; open: boolean } | null>(null);
  const { item, ids } = queue;
  const chosen = queue.list.items.filter((claim) => ids.includes(claim.id));
  const mine = chosen.filter((claim) => can(claim, "approve"));
  const mineIds = mine.map((claim) => claim.id);
  const sum = mine.reduce((total, claim) => total + claim.points, 0);
  const amount = points(($) => $.amount, { count: sum, n: number(sum) });
  const line = ({ member, incentive, createdAt, points: each, held, questions }: Claim): QueueLine => ({
    title: member.name,
    at: createdAt,
    text: incentive.name,
    note: (
      <>
        {points(($) => $.amount, { count: each, n: number(each) })}
        {held ? (
          <b className="ms-auto font-semibold text-warn-text">{t(($) => $.claims.held)}</b>
        ) : (
          questions.length > 0 && (
            <b className="ms-auto font-semibold">
              {questions.at(-1)?.answer ? t(($) => $.claims.answered) : t(($) => $.claims.waitsForAnswer)}
            </b>
          )
        )}
      </>
    ),
    select: t(($) => $.claims.select, { name: member.name }),
  });
  async function settled(deciding: Promise<boolean>): Promise<boolean> {
    const done = await deciding;
    if (done) queue.unselect();
    return done;
  }
  const handleApprove = () => settled(decided.decide(approve(mineIds), (count) => t(($) => $.done.approve, count)));
  const handleDecline = (reason: string) =>
    settled(
      decided.decide(
        decline(
          declining.claims.map((claim) => claim.id),
          reason,
        ),
        (count) => t(($) => $.done.decline, count),
      ),
    );
  const off = decided.busy || mine.length === 0;
  const several = mine.length > 1;
  const one = several ? undefined : mine[0];
  return (
    <>
      <Queue
        queue={queue}
        decided={decided}
        label={t(($) => $.claims.waiting)}
        loading={t(($) => $.claims.loading)}
        line={line}
        total={list.pages[0]?.total}
        empty={
          <EmptyState
            art="steps"
            tone={15}
            title={t(($) => $.claims.empty.title)}
            action={
              <LinkButton kind="line" to={pathTo("incentives-past", { id })}>
                {t(($) => $.list.before)}
              </LinkButton>
            }
          >
            {t(($) => $.claims.empty.text)}
          </EmptyState>
        }
        actions={
          <>
            {mine.length === 0 && <p className="text-xs text-ink-2">{t(($) => $.claims.notYours)}</p>}
            {one && can(one, "ask") && (
              <KeyButton
                kind="quiet"
                shortcut="Q"
                off={decided.busy}
                onClick={() => setAsking({ claim: one, open: true })}
              >
                {t(($) => $.act.ask)}
              </KeyButton>
            )}
            <KeyButton kind="line" shortcut="D" off={off} onClick={() => setDeclining({ claims: mine, open: true })}>
              <X className="size-4.5" aria-hidden="true" />
              {several ? t(($) => $.act.declineMany, { n: number(mine.length) }) : t(($) => $.act.decline)}
            </KeyButton>
            <KeyButton shortcut="A" off={off} onClick={() => void handleApprove()}>
              <Check className="size-4.5" aria-hidden="true" />
              {several
                ? t(($) => $.act.approveMany, { n: number(mine.length), amount })
                : mine.length === 1
                  ? t(($) => $.act.approve, { amount })
                  : t(($) => $.act.approveNone)}
            </KeyButton>
          </>
        }
      >
        {item && <ClaimView claim={item} />}
      </Queue>
      <DeclineDialog
        key={declining.claims.map((claim) => claim.id).join()}
        {...declining}
        busy={decided.busy}
        onClose={() => setDeclining((now) => ({ ...now, open: false }))}
        onDecline={handleDecline}
      />
      {asking && (
        <AskDialog
          key={asking.claim.id}
          {...asking}
          onClose={() => setAsking((now) => now && { ...now, open: false })}
        />
      )}
    </>
  );
}
