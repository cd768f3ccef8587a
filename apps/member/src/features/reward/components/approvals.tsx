import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { RewardPicture } from "@plaudit/ui/art/goods/reward-picture.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { lazy, Suspense, useState } from "react";
import { PartFailed } from "../../../lib/part-failed.tsx";
import { pathTo } from "../../../screens.ts";
import { approve, useApprovals, type Waiting as Waits } from "../history-data.ts";
import { useUndo } from "../use-undo.ts";

const DeclineDialog = lazy(async () => ({ default: (await import("./decline-dialog.tsx")).DeclineDialog }));

function Waiting({ redemption, onDecline }: { redemption: Waits; onDecline: () => void }) {
  const { t } = useTranslation("shop");
  const { t: points } = useTranslation("points");
  const { number, ago, date } = useFormat();
  const errorText = useErrorText();
  const undo = useUndo();
  const [busy, setBusy] = useState(false);
  const { id, member, reward, note, createdAt, wishedOn, around, __permissions__: may } = redemption;
  const away = around?.days.find((one) => one.date === wishedOn)?.away;
  const what = [reward.name, reward.variant].filter(Boolean).join(", ");
  const both = { name: member.name, reward: what };
  async function handleApprove() {
    setBusy(true);
    await approve(id).then(
      () =>
        toast.ok(
          t(($) => $.approvals.approved, both),
          undo(id),
        ),
      (error: unknown) => toast.error(errorText(error)),
    );
    setBusy(false);
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <RewardPicture
        art={reward.art}
        urls={reward.pictureUrls}
        sizes="3.5rem"
        className="size-14 shrink-0 rounded-sm"
      />
      <div className="min-w-0 grow basis-56">
        <p className="text-sm font-semibold wrap-anywhere">
          <bdi>{what}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-x-1.5 text-xs text-ink-2 tabular-nums">
          <TextLink to={pathTo("profile", { id: member.id })}>{member.name}</TextLink>
          <span>
            {points(($) => $.amount, { count: redemption.points, n: number(redemption.points) })} ·{" "}
            <time dateTime={createdAt}>{ago(createdAt)}</time>
          </span>
        </p>
        {wishedOn && (
          <p className="mt-1 text-sm">
            <b className="font-semibold">
              {t(($) => $.approvals.day, {
                date: date(`${wishedOn}T12:00:00Z`, {
                  weekday: "long",
                  day: "numeric",
                  month: "long",
                  timeZone: "UTC",
                }),
              })}
            </b>
            {around && away !== undefined && (
              <span className="block text-xs text-ink-2">
                {t(($) => $.approvals.away, {
                  count: away,
                  away: number(away),
                  size: number(around.size),
                  team: around.team,
                })}
              </span>
            )}
          </p>
        )}
        {note && (
          <p className="mt-1 font-display text-base wrap-anywhere">
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:grow">
        {may.includes("decline") && (
          <Button kind="line" size="sm" aria-label={t(($) => $.approvals.declineThis, both)} onClick={onDecline}>
            {t(($) => $.approvals.decline)}
          </Button>
        )}
        {may.includes("approve") && (
          <Button
            size="sm"
            off={busy}
            aria-label={t(($) => $.approvals.approveThis, both)}
            onClick={() => void handleApprove()}
          >
            {t(($) => $.approvals.approve)}
          </Button>
        )}
      </div>
    </li>
  );
}

/** What the reader's people asked for and they decide about; nothing where there is none. */
export function Approvals() {
  const { t } = useTranslation("shop");
  const { number } = useFormat();
  const list = useApprovals();
  const [declining, setDeclining] = useState<Waits | null>(null);
  const [first] = list.pages;
  if (list.error && !first) return <PartFailed query={list} />;
  if (list.items.length === 0) return null;
  const waiting = first?.approval ?? list.items.length;
  return (
    <section aria-labelledby="approvals" className="mb-8">
      <h2 id="approvals" className="mb-3 text-base font-semibold">
        {t(($) => $.approvals.title, { count: waiting, n: number(waiting) })}
      </h2>
      <ul className="rounded-lg bg-surface px-5 shadow-2 lines-y sm:px-6">
        {list.items.map((one) => (
          <Waiting key={one.id} redemption={one} onDecline={() => setDeclining(one)} />
        ))}
      </ul>
      {list.more && (
        <Button kind="line" className="mx-auto mt-4 flex" off={list.loadingMore} onClick={() => void list.loadMore()}>
          {t(($) => $.more)}
        </Button>
      )}
      {declining && (
        <Suspense fallback={null}>
          <DeclineDialog key={declining.id} redemption={declining} onClose={() => setDeclining(null)} />
        </Suspense>
      )}
    </section>
  );
}
