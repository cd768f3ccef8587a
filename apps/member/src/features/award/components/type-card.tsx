import { useApps } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { AwardBadge } from "@plaudit/ui/art/badges/award-badge.tsx";
import { PointGlyph } from "@plaudit/ui/art/glyphs.tsx";
import { PetalField } from "@plaudit/ui/art/petal-field.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import type { OwnAwardType } from "../data.ts";

type Props = { type: OwnAwardType; onSend: () => void };

/** An award that the reader may give: what it is for, what comes with it, and who pays. */
export function TypeCard({ type, onSend }: Props) {
  const { t } = useTranslation("award");
  const { t: points } = useTranslation("points");
  const { number } = useFormat();
  const withPoints = useApps().has("points");
  const amount = { count: type.points, n: number(type.points) };
  return (
    <li className="flex overflow-hidden rounded-lg bg-surface shadow-2 sm:flex-col">
      <div className="relative isolate grid w-28 shrink-0 place-items-center overflow-hidden bg-deep sm:h-36 sm:w-full">
        <PetalField rings={4} eye={false} className="absolute inset-0 -z-10 size-full opacity-40" />
        <AwardBadge kind={type.badge} urls={type.badgeUrls} className="size-18 sm:size-24" />
      </div>
      <div className="flex min-w-0 grow flex-col p-4 sm:p-5">
        <h2 className="font-display text-lg leading-snug font-[520] wrap-anywhere track-display">
          <bdi>{type.name}</bdi>
        </h2>
        <p className="mt-1 text-sm text-ink-2 wrap-anywhere">
          <bdi>{type.description}</bdi>
        </p>
        <div className="mt-3 mb-4 grid gap-0.5 text-xs text-ink-2 tabular-nums">
          {withPoints && (
            <b className="flex items-center gap-1.5 font-semibold text-ink">
              {type.points > 0 && <PointGlyph className="size-4 shrink-0 text-brand-text" />}
              {type.points === 0
                ? t(($) => $.type.noPoints)
                : type.pointsLocked
                  ? points(($) => $.each, amount)
                  : t(($) => $.type.upTo, { n: amount.n })}
            </b>
          )}
          {withPoints && type.pointsBankName && <span>{t(($) => $.type.from, { bank: type.pointsBankName })}</span>}
          {type.lastSentTo && <span>{t(($) => $.type.last, { name: type.lastSentTo })}</span>}
        </div>
        <Button
          kind="soft"
          size="sm"
          className="mt-auto max-sm:h-11"
          aria-label={t(($) => $.type.sendThis, { name: type.name })}
          onClick={onSend}
        >
          {t(($) => $.type.send)}
        </Button>
      </div>
    </li>
  );
}
