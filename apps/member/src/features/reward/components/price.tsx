import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { PointGlyph } from "@plaudit/ui/art/glyphs.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import type { RewardPage, Variant } from "../data.ts";
import { monthlyValues, useObstacle } from "../use-obstacle.ts";
import { WishButton } from "./wish-button.tsx";

/** What it takes, and the way to get it or why there is none. */
export function Price({ reward, variant, onRedeem }: { reward: RewardPage; variant: Variant; onRedeem: () => void }) {
  const { t } = useTranslation("shop");
  const { number } = useFormat();
  const obstacle = useObstacle(reward, variant);
  const { points } = variant;
  const rest = reward.balance - points;
  return (
    <>
      <p className="flex items-baseline gap-2 tabular-nums">
        <PointGlyph className="size-6 self-center text-brand-text" />
        <span className="font-display text-[2.5rem] leading-none font-[460] track-display">{number(points)}</span>
        <span className="text-sm text-ink-2">
          {rest >= 0
            ? t(($) => $.price.remain, { count: points, rest: number(rest) })
            : t(($) => $.price.have, { count: points, balance: number(reward.balance) })}
        </span>
      </p>
      {obstacle ? (
        <>
          <p className="mt-5 rounded-md bg-sunken px-4 py-3 text-sm">{obstacle.text}</p>
          {obstacle.kind === "short" && (
            <WishButton reward={reward} variantId={variant.id} size="lg" className="mt-3 w-full" />
          )}
        </>
      ) : (
        <Button size="lg" className="mt-5 w-full" onClick={onRedeem}>
          {t(($) => $.redeem.open)}
        </Button>
      )}
      {variant.left !== null && variant.availability === "open" && (
        <p className="mt-3 text-xs text-ink-2 tabular-nums">
          {t(($) => $.card.left, { count: variant.left, n: number(variant.left) })}
        </p>
      )}
      {reward.monthly && obstacle?.kind !== "limit" && (
        <p className="mt-3 text-xs text-ink-2 tabular-nums">
          {t(($) => $.about.monthly, monthlyValues(reward.provider.name, reward.monthly, number))}
        </p>
      )}
    </>
  );
}
