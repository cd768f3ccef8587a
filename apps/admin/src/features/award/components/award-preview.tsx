import type { Badge } from "@plaudit/api/award-badges.ts";
import { useMe } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { AwardBadge } from "@plaudit/ui/art/badges/award-badge.tsx";
import { Avatar } from "@plaudit/ui/avatar.tsx";

type Props = {
  name: string;
  badge: Badge;
  urls: Record<string, string> | null;
  /** For each; null where none are given. */
  points: number | null;
};

/** The award as it is received, by whoever looks at it. */
export function AwardPreview({ name, badge, urls, points }: Props) {
  const { t } = useTranslation("award-admin");
  const { t: term } = useTranslation("points");
  const { number } = useFormat();
  const { data: me } = useMe();
  return (
    <aside aria-label={t(($) => $.preview.title)}>
      <h2 className="mb-2 text-xs font-semibold text-ink-2">{t(($) => $.preview.title)}</h2>
      <div className="overflow-hidden rounded-lg bg-deep p-6 text-center text-on-deep">
        <AwardBadge kind={badge} urls={urls} className="mx-auto size-32" />
        <p className="mt-4 text-xs font-semibold text-spark">{t(($) => $.preview.kicker)}</p>
        <p className="font-display text-title font-[480] wrap-anywhere track-display">
          <bdi>{name || t(($) => $.preview.name)}</bdi>
        </p>
        {me && (
          <>
            <span className="mt-3 inline-flex">
              <Avatar person={me} size={48} decorative />
            </span>
            <p className="mt-1.5 text-sm font-semibold">
              <bdi>{me.name}</bdi>
            </p>
          </>
        )}
        <p className="mt-3 font-display text-base text-on-deep-2">{t(($) => $.preview.words)}</p>
        {points !== null && points > 0 && (
          <p className="mt-4 text-xs text-on-deep-2 tabular-nums">
            {term(($) => $.amount, { count: points, n: number(points) })}
          </p>
        )}
      </div>
    </aside>
  );
}
