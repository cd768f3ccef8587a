import { can } from "@plaudit/api/permissions.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Checkbox } from "@plaudit/ui/form/checkbox.tsx";
import { useState } from "react";
import { LoadFailed } from "../../../lib/load-failed.tsx";
import { type AwardType, type Nominee, useNominationVerbs, useReasons } from "../data.ts";

type Props = { type: AwardType; nominee: Nominee };

/** One nominee with the reasons of those who nominated them, the latest first. */
export function NomineeReasons({ type, nominee: { member, count, winner } }: Props) {
  const { t } = useTranslation("award-admin");
  const { number, date } = useFormat();
  const errorText = useErrorText();
  const { setWinner } = useNominationVerbs(type);
  const [busy, setBusy] = useState(false);
  const { items, pages, error, more, loadingMore, loadMore, mutate, isValidating } = useReasons(type.id, member.id);
  const nominations = t(($) => $.nominations.count, { count, n: number(count) });
  const teams = pages[0]?.teams;
  async function handleWinner(wins: boolean) {
    // Not disabled meanwhile: the focus would be lost.
    if (busy) return;
    setBusy(true);
    try {
      await setWinner(member.id, wins);
    } catch (failed) {
      toast.error(errorText(failed));
    }
    setBusy(false);
  }
  return (
    <section
      aria-label={member.name}
      className="min-w-0 border-line py-5 max-lg:border-b lg:px-7 lg:first:ps-0 lg:last:pe-0"
    >
      <div className="flex items-center gap-3">
        <Avatar person={member} size={48} decorative />
        <div className="min-w-0">
          <h3 className="truncate font-semibold">
            <bdi>{member.name}</bdi>
          </h3>
          {member.jobTitle && <p className="truncate text-xs text-ink-2">{member.jobTitle}</p>}
        </div>
      </div>
      <p className="mt-3 text-sm text-ink-2 tabular-nums">
        {teams ? t(($) => $.nominations.fromTeams, { nominations, count: teams, n: number(teams) }) : nominations}
      </p>
      {(winner || can(type, "finalize")) && (
        <div className="mt-2">
          <Checkbox
            label={t(($) => $.nominations.winOf, { name: member.name })}
            checked={winner}
            disabled={!can(type, "finalize")}
            onChange={({ target }) => void handleWinner(target.checked)}
          />
        </div>
      )}
      {error && pages.length === 0 ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : pages.length === 0 ? (
        <Skeleton className="mt-4 h-24" />
      ) : (
        <ul className="mt-3 lines-y">
          {items.map(({ id, message, nominator, createdAt }) => (
            <li key={id} className="py-3.5">
              <p dir="auto" className="font-display text-base leading-6.5 wrap-anywhere whitespace-pre-line track-note">
                {message}
              </p>
              <p className="mt-1.5 text-xs text-ink-2">
                {nominator
                  ? t(($) => $.nominations.by, {
                      name: nominator.name,
                      date: date(createdAt, { dateStyle: "medium" }),
                    })
                  : t(($) => $.jury.colleague, { date: date(createdAt, { dateStyle: "medium" }) })}
              </p>
            </li>
          ))}
        </ul>
      )}
      {more && (
        <Button kind="quiet" size="sm" className="-ms-3" off={loadingMore} onClick={() => void loadMore()}>
          {t(($) => $.nominations.more)}
        </Button>
      )}
    </section>
  );
}
