import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { useState } from "react";
import { LoadFailed } from "../../../lib/load-failed.tsx";
import { type AwardType, useNominees } from "../data.ts";
import { NomineeReasons } from "./nominee-reasons.tsx";

const SIDE_BY_SIDE = 3;

/** Those nominated most often first; up to three of them side by side. */
export function Nominees({ type }: { type: AwardType }) {
  const { t } = useTranslation("award-admin");
  const { number } = useFormat();
  const { items, pages, error, more, loadingMore, loadMore, mutate, isValidating } = useNominees(type.id);
  const [chosen, setChosen] = useState<string[] | null>(null);
  if (error && pages.length === 0) return <LoadFailed busy={isValidating} onRetry={() => void mutate()} />;
  if (pages.length === 0) return <Skeleton className="h-40 w-full" />;
  if (items.length === 0) return <p className="text-sm text-ink-2">{t(($) => $.nominations.nobody)}</p>;
  const shown = chosen ?? items.slice(0, SIDE_BY_SIDE).map(({ member }) => member.id);
  const others = Math.max(1, type.stats.nominees - items.length);
  const toggle = (id: string) =>
    setChosen(shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id].slice(-SIDE_BY_SIDE));
  return (
    <>
      <ul aria-label={t(($) => $.nominations.compare)} className="flex max-h-64 flex-wrap gap-1.5 overflow-y-auto pb-1">
        {items.map(({ member, count, winner }) => (
          <li key={member.id}>
            <button
              type="button"
              aria-pressed={shown.includes(member.id)}
              onClick={() => toggle(member.id)}
              className="flex h-11 items-center gap-2 rounded-full ps-1 pe-3.5 text-sm font-semibold text-ink-2 rim-edge hover:bg-sunken aria-pressed:bg-brand-soft aria-pressed:text-brand-text"
            >
              <Avatar person={member} decorative className="size-9!" />
              <bdi>{member.name}</bdi>
              <span className="font-normal tabular-nums">{number(count)}</span>
              {winner && <span className="text-xs">{t(($) => $.nominations.win)}</span>}
            </button>
          </li>
        ))}
        {more && (
          <li>
            <Button kind="line" off={loadingMore} onClick={() => void loadMore()}>
              {t(($) => $.nominations.moreOf, { count: others, n: number(others) })}
            </Button>
          </li>
        )}
      </ul>
      <div className="mt-3 grid divide-line lg:grid-cols-3 lg:divide-x">
        {items
          .filter(({ member }) => shown.includes(member.id))
          .map((nominee) => (
            <NomineeReasons key={nominee.member.id} type={type} nominee={nominee} />
          ))}
      </div>
    </>
  );
}
