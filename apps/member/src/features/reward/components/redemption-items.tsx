import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { RewardPicture } from "@plaudit/ui/art/goods/reward-picture.tsx";
import { Badge } from "@plaudit/ui/badge.tsx";
import { Disclosure } from "@plaudit/ui/disclosure.tsx";
import { ChevronDown } from "@plaudit/ui/later-icons.tsx";
import type { Redemption } from "../history-data.ts";
import { useRedeemedName } from "../use-money.ts";
import { useRedemptionState } from "../use-redemption-steps.tsx";
import { RedemptionDetails } from "./redemption-details.tsx";

const RECENT = 30 * 86_400_000;
/** It waits for something, or came lately: it is shown whole. */
export const isOpen = ({ waitsFor, status, closedAt }: Redemption): boolean =>
  waitsFor !== null || (status === "fulfilled" && Date.now() - Date.parse(closedAt ?? "") < RECENT);

function When({ redemption }: { redemption: Redemption }) {
  const { t } = useTranslation("points");
  const { number, ago } = useFormat();
  const { points, createdAt } = redemption;
  return (
    <>
      {t(($) => $.amount, { count: points, n: number(points) })}
      {" · "}
      <time dateTime={createdAt}>{ago(createdAt)}</time>
    </>
  );
}

/** One that is under way, or has just come. */
export function RedemptionCard({ redemption }: { redemption: Redemption }) {
  const { state, label } = useRedemptionState()(redemption);
  const nameOf = useRedeemedName();
  const { id, reward } = redemption;
  return (
    <article aria-labelledby={`h-${id}`} className="overflow-hidden rounded-lg bg-surface shadow-2">
      <div className="flex flex-wrap items-center gap-4 p-5 sm:p-6">
        <RewardPicture
          art={reward.art}
          urls={reward.pictureUrls}
          sizes="4.5rem"
          className="size-18 shrink-0 rounded-md"
        />
        <div className="min-w-0 grow basis-40">
          <h2 id={`h-${id}`} className="text-lg leading-snug font-semibold wrap-anywhere">
            <bdi>{nameOf(redemption)}</bdi>
          </h2>
          <p className="text-xs text-ink-2 tabular-nums">
            <When redemption={redemption} />
          </p>
        </div>
        <Badge state={state}>{label}</Badge>
      </div>
      <RedemptionDetails redemption={redemption} />
    </article>
  );
}

/** One that is over: a line, which opens. */
export function RedemptionRow({ redemption }: { redemption: Redemption }) {
  const { state, label } = useRedemptionState()(redemption);
  const nameOf = useRedeemedName();
  const { reward, reason, message } = redemption;
  return (
    <Disclosure
      buttonClass="gap-4 px-5 py-4 hover:bg-sunken sm:px-6"
      summary={
        <>
          <RewardPicture
            art={reward.art}
            urls={reward.pictureUrls}
            sizes="3rem"
            className="size-12 shrink-0 rounded-sm"
          />
          <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-0 grow basis-40">
              <b className="block text-sm font-semibold wrap-anywhere">
                <bdi>{nameOf(redemption)}</bdi>
              </b>
              <span className="text-xs text-ink-2 tabular-nums">
                <When redemption={redemption} />
              </span>
              {(reason || message) && (
                <span className="block truncate text-xs text-ink-2">
                  <bdi>{reason || message}</bdi>
                </span>
              )}
            </span>
            <Badge state={state === "ok" ? "plain" : state}>{label}</Badge>
          </span>
          <ChevronDown className="size-5 shrink-0 text-ink-3 group-data-open:rotate-180" aria-hidden="true" />
        </>
      }
    >
      <RedemptionDetails redemption={redemption} />
    </Disclosure>
  );
}
