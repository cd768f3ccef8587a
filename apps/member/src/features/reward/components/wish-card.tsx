import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { PointGlyph } from "@plaudit/ui/art/glyphs.tsx";
import { RewardPicture } from "@plaudit/ui/art/goods/reward-picture.tsx";
import { Bookmark } from "@plaudit/ui/icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { rewardPath, type Shop } from "../data.ts";

const MOST_STEPS = 24;
const WEEK = 7 * 86_400_000;
/** Beyond that nobody believes a date. */
const FAR_WEEKS = 52;

/** One for every hundred, and fewer where that were too many. */
function stepsOf(points: number, missing: number) {
  const steps = Math.min(MOST_STEPS, Math.max(1, Math.ceil(points / 100)));
  return { steps, have: Math.floor(((points - missing) / points) * steps) };
}

/** The way to a wish: a point for every hundred, and what is missing in words. */
export function WishCard({ wish }: { wish: NonNullable<Shop["wish"]> }) {
  const { t } = useTranslation("shop");
  const { number, date } = useFormat();
  const { reward, points, missing, perWeek } = wish;
  const { steps, have } = stepsOf(points, missing);
  const weeks = perWeek ? Math.ceil(missing / perWeek) : null;
  const when = new Date(Date.now() + (weeks ?? 0) * WEEK);
  const rate = { count: perWeek ?? 0, n: number(perWeek ?? 0), date: date(when, { day: "numeric", month: "long" }) };
  return (
    <section aria-label={t(($) => $.wish.title)} className="overflow-hidden rounded-lg bg-surface shadow-2 sm:flex">
      <RewardPicture
        art={reward.art}
        urls={reward.pictureUrls}
        sizes="(min-width: 40rem) 16rem, 100vw"
        className="h-40 w-full sm:h-auto sm:w-64 sm:shrink-0"
      />
      <div className="min-w-0 grow p-5 sm:p-7">
        <p className="flex items-center gap-2 text-xs font-semibold text-ink-2">
          <Bookmark className="size-4" aria-hidden="true" />
          {t(($) => $.wish.title)}
        </p>
        <p className="mt-1 font-display text-title leading-tight font-[480] wrap-anywhere track-display">
          <bdi>{reward.name}</bdi>
        </p>
        <span aria-hidden="true" className="mt-5 flex items-center gap-1 sm:gap-1.5">
          {Array.from({ length: steps }, (_, n) => (
            <PointGlyph
              key={n}
              className={`aspect-square min-w-0 grow basis-0 max-w-6 ${n < have ? "text-mark" : "text-line"}`}
            />
          ))}
        </span>
        <p className="mt-3 text-sm text-ink-2 tabular-nums">
          <b className="font-semibold text-ink">
            {missing > 0 ? t(($) => $.wish.missing, { count: missing, n: number(missing) }) : t(($) => $.wish.there)}
          </b>{" "}
          {missing > 0 &&
            weeks !== null &&
            (weeks > FAR_WEEKS ? t(($) => $.wish.far, rate) : t(($) => $.wish.near, rate))}
        </p>
      </div>
      <div className="flex items-end p-5 max-sm:pt-0 sm:p-7">
        <LinkButton to={rewardPath(reward)} kind={missing > 0 ? "line" : "primary"} className="max-sm:w-full">
          {t(($) => $.wish.look)}
        </LinkButton>
      </div>
    </section>
  );
}
