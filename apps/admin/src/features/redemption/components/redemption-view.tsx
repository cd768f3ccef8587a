import { useApps } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { RewardPicture } from "@plaudit/ui/art/goods/reward-picture.tsx";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Badge } from "@plaudit/ui/badge.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import type { ReactNode } from "react";
import { Facts } from "../../../lib/facts.tsx";
import { type Redemption, useRedeemedBy } from "../data.ts";
import { looks } from "../looks.ts";
import { useRedemptionText } from "../use-redemption-text.ts";

/** What they redeemed before: what whoever decides would ask first. */
function Before({ redemption: { id, member } }: { redemption: Redemption }) {
  const { t } = useTranslation("redemption-admin");
  const { points, day } = useRedemptionText();
  const { data, error } = useRedeemedBy(member.id);
  const before = data?.results.filter((one) => one.id !== id).slice(0, 5);
  const title = t(($) => $.view.before, { name: member.firstName });
  return (
    <section aria-label={title} className="mt-7">
      <h2 className="mb-1 text-sm font-semibold">{title}</h2>
      {!before ? (
        error ? (
          <p className="text-xs text-danger-text">{t(($) => $.view.beforeUnknown)}</p>
        ) : (
          <div className="lines-y border-line border-y" aria-hidden="true">
            {["a", "b"].map((key) => (
              <div key={key} className="flex h-13 items-center justify-between gap-4">
                <Skeleton className="h-4 w-40" />
                <Skeleton className="h-4 w-20" />
              </div>
            ))}
          </div>
        )
      ) : before.length === 0 ? (
        <p className="text-sm text-ink-2">{t(($) => $.view.beforeNone)}</p>
      ) : (
        <ul className="lines-y border-line border-y text-sm">
          {before.map((one) => (
            <li
              key={one.id}
              className="grid min-h-9 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2 sm:grid-cols-[minmax(0,1fr)_auto_7rem]"
            >
              <span className="min-w-0 wrap-anywhere">
                <bdi>{one.reward.name}</bdi>
                <span className="block text-xs text-ink-2">{day(one.createdAt)}</span>
              </span>
              <span className="text-end font-semibold tabular-nums">{points(one.points)}</span>
              <span className="justify-self-end max-sm:hidden">
                <Badge state={looks[one.status]}>{t(($) => $.status[one.status])}</Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Props = { redemption: Redemption; rows: { name: string; value: string; warns?: boolean }[]; children?: ReactNode };

/** What was redeemed at the start, by whom and with what words at the end. */
export function RedemptionView({ redemption, rows, children }: Props) {
  const { t } = useTranslation("redemption-admin");
  const { has } = useApps();
  const format = useFormat();
  const { points, worth, name } = useRedemptionText();
  const { member, reward, note, createdAt } = redemption;
  return (
    <div className="grid max-w-[56rem] gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="min-w-0">
        <RewardPicture
          art={reward.art}
          urls={reward.pictureUrls}
          sizes="(min-width: 64rem) 15rem, 100vw"
          className="h-40 w-full rounded-md"
        />
        <p className="mt-3 font-display text-title font-[500] wrap-anywhere track-display">
          <bdi>{name(redemption)}</bdi>
        </p>
        <p className="text-sm text-ink-2 tabular-nums">
          {[...(has("points") ? [points(redemption.points)] : []), ...worth(redemption)].join(" · ")}
        </p>
      </div>
      <div className="min-w-0">
        <div className="flex items-center gap-3">
          <Avatar person={member} size={48} decorative />
          <p className="min-w-0">
            <b className="font-semibold">
              <bdi>{member.name}</bdi>
            </b>
            <span className="block text-sm text-ink-2">
              {member.jobTitle && <bdi>{member.jobTitle}</bdi>}
              {member.jobTitle && " · "}
              {t(($) => $.view.asked, { ago: format.ago(createdAt) })}
            </span>
          </p>
        </div>
        {note && (
          <p className="mt-5 font-display text-note wrap-anywhere whitespace-pre-line track-note" dir="auto">
            “{note}”
          </p>
        )}
        <div className="mt-5">
          <Facts rows={rows} />
        </div>
        {children}
        <Before redemption={redemption} />
      </div>
    </div>
  );
}
