import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { PointGlyph } from "@plaudit/ui/art/glyphs.tsx";
import { RewardPicture } from "@plaudit/ui/art/goods/reward-picture.tsx";
import { Link } from "react-router";
import { type Reward, rewardPath } from "../data.ts";
import { useMoney } from "../use-money.ts";

const FEW = 5;

/** Why it cannot be had now, how far it is, or that there are few left. */
function Standing({ reward, balance }: Props) {
  const { t } = useTranslation("shop");
  const { number } = useFormat();
  const { availability, points, left } = reward;
  const short = points - balance;
  if (availability === "soldOut") return t(($) => $.card.soldOut);
  if (availability === "noFund") return t(($) => $.card.noFund);
  if (short > 0) return t(($) => $.card.short, { count: short, n: number(short) });
  if (left === null || left > FEW) return null;
  return <span className="text-warn-text">{t(($) => $.card.left, { count: left, n: number(left) })}</span>;
}

type Props = { reward: Reward; balance: number };

/** A reward on its shelf: what it takes, and what it is worth. */
function RewardCard({ reward, balance }: Props) {
  const { t } = useTranslation("points");
  const { t: shop } = useTranslation("shop");
  const { number } = useFormat();
  const money = useMoney();
  const { name, description, art, pictureUrls, points, mostPoints, faceValue, currency } = reward;
  return (
    <Link
      to={rewardPath(reward)}
      className="flex h-full min-w-0 flex-col overflow-hidden rounded-lg bg-surface shadow-2 hover:shadow-3"
    >
      <RewardPicture
        art={art}
        urls={pictureUrls}
        sizes="(min-width: 64rem) 16rem, 50vw"
        className="aspect-[5/4] w-full"
      />
      <span className="flex min-w-0 grow flex-col p-4">
        <b className="text-sm leading-snug font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </b>
        <span className="mt-0.5 line-clamp-2 text-xs text-ink-2 wrap-anywhere">
          <bdi>{description}</bdi>
        </span>
        <span className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-3 tabular-nums">
          <span className="flex items-center gap-1.5 text-base font-semibold">
            <PointGlyph className="size-4 text-brand-text" />
            {mostPoints > points ? shop(($) => $.card.from, { n: number(points) }) : number(points)}
            <span className="sr-only"> {t(($) => $.term, { count: points })}</span>
          </span>
          {faceValue > 0 && <span className="text-xs text-ink-2">{money(faceValue, currency, true)}</span>}
          <span className="ms-auto text-xs font-semibold text-ink-2">
            <Standing reward={reward} balance={balance} />
          </span>
        </span>
      </span>
    </Link>
  );
}

export const RewardGrid = ({ rewards, balance }: { rewards: readonly Reward[]; balance: number }) => (
  <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
    {rewards.map((reward) => (
      <li key={reward.id} className="min-w-0">
        <RewardCard reward={reward} balance={balance} />
      </li>
    ))}
  </ul>
);
