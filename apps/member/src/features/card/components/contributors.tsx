import { can } from "@plaudit/api/permissions.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { X } from "@plaudit/ui/icons.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import { useState } from "react";
import { PartFailed } from "../../../lib/part-failed.tsx";
import { type Card, type Contributor, remind, useContributors, withdraw } from "../paper-data.ts";
import { FacesSkeleton, PeopleSkeleton } from "./card-skeletons.tsx";

function Missing({ cardId, of }: { cardId: string; of: Contributor }) {
  const { t } = useTranslation("card-paper");
  const say = useErrorText();
  const [busy, setBusy] = useState(false);
  const { member } = of;
  async function act(work: () => Promise<unknown>, done: string) {
    if (busy) return;
    setBusy(true);
    try {
      await work();
      toast.ok(done);
    } catch (error) {
      toast.error(say(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <li className="flex items-center gap-3 py-2">
      <Avatar person={member} decorative />
      <span className="min-w-0 grow text-sm">
        <bdi className="block truncate font-semibold">{member.name}</bdi>
        {of.invitedBy && (
          <span className="block truncate text-xs text-ink-2">
            {t(($) => $.organize.by, { name: of.invitedBy.name })}
          </span>
        )}
      </span>
      {can(of, "remind") && (
        <Button
          kind="quiet"
          size="xs"
          className="target"
          off={busy}
          onClick={() =>
            void act(
              () => remind(of.id),
              t(($) => $.organize.reminded, { name: member.name }),
            )
          }
        >
          {t(($) => $.organize.remind)}
          <span className="sr-only"> {member.name}</span>
        </Button>
      )}
      {can(of, "delete") && (
        <Button
          kind="quiet"
          size="icon-sm"
          off={busy}
          aria-label={t(($) => $.organize.withdraw, { name: member.name })}
          onClick={() =>
            void act(
              () => withdraw(cardId, of.id),
              t(($) => $.organize.withdrawn, { name: member.name }),
            )
          }
        >
          <X className="size-4" aria-hidden="true" />
        </Button>
      )}
    </li>
  );
}

/** Who has signed, and who has not yet. */
export function Contributors({ card }: { card: Card }) {
  const { t } = useTranslation("card-paper");
  const format = useFormat();
  const signed = useContributors(card.id, true);
  const missing = useContributors(card.id, false);
  const [last] = signed.items;
  // A signature that moderators have hidden is not on the card; whose it is has signed all the same.
  const hands = signed.data?.[0]?.total ?? card.signatureCount;
  const left = missing.data?.[0]?.total ?? Math.max(0, (card.signing?.contributorCount ?? 0) - hands);
  const more = (list: typeof signed) =>
    list.more && (
      <Button kind="quiet" size="sm" off={list.loadingMore} onClick={() => void list.loadMore()} className="mt-2">
        {t(($) => $.more)}
      </Button>
    );
  return (
    <aside className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Panel title={t(($) => $.organize.signed, { count: hands, n: format.number(hands) })}>
        {signed.error && !signed.data ? (
          <PartFailed query={signed} />
        ) : !signed.data ? (
          <FacesSkeleton />
        ) : (
          <ul className="card-faces">
            {signed.items.map(({ id, member }) => (
              <li key={id} title={member.name}>
                <Avatar person={member} />
              </li>
            ))}
          </ul>
        )}
        {more(signed)}
        {last?.signedAt && (
          <p className="mt-4 border-line border-t pt-3 text-xs text-ink-2">
            {t(($) => $.organize.last, { name: last.member.name, when: format.ago(last.signedAt) })}
          </p>
        )}
      </Panel>
      {left > 0 && card.state !== "delivered" && (
        <Panel title={t(($) => $.organize.missing, { count: left, n: format.number(left) })}>
          {missing.error && !missing.data ? (
            <PartFailed query={missing} />
          ) : !missing.data ? (
            <PeopleSkeleton />
          ) : (
            <ul className="lines-y">
              {missing.items.map((one) => (
                <Missing key={one.id} cardId={card.id} of={one} />
              ))}
            </ul>
          )}
          {more(missing)}
        </Panel>
      )}
    </aside>
  );
}
