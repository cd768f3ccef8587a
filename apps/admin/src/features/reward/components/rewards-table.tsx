import { can } from "@plaudit/api/permissions.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { RewardPicture } from "@plaudit/ui/art/goods/reward-picture.tsx";
import type { MenuEntry } from "@plaudit/ui/menu-entry.ts";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { RowMenu } from "../../../lib/row-menu.tsx";
import { pathTo } from "../../../screens.ts";
import type { Provider, Reward } from "../data.ts";
import { useRewardText } from "../use-reward-text.ts";
import { RewardState } from "./reward-state.tsx";
import { StockCell } from "./stock-cell.tsx";

type Props = {
  provider: Provider;
  rewards: Reward[];
  menu: (reward: Reward) => MenuEntry[];
};

/** On a phone a reward is its picture, its name, its price and its state. */
export function RewardsTable({ provider, rewards, menu }: Props) {
  const { t } = useTranslation("reward-admin");
  const text = useRewardText();
  const head = "h-10 pe-4 text-start font-semibold last:pe-0";
  const cell = "py-2.5 pe-4 align-middle last:pe-0";
  const pricesOf = ({ variants }: Reward) => {
    const points = variants.map((variant) => variant.points);
    const [least, most] = [Math.min(...points), Math.max(...points)];
    return least === most ? text.number(least) : t(($) => $.range, { from: text.number(least), to: text.number(most) });
  };
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t(($) => $.rewardsOf, { name: provider.name })}</caption>
      <thead>
        <tr className="border-line border-b text-xs text-ink-2">
          <th scope="col" className={head}>
            {t(($) => $.column.reward)}
          </th>
          <th scope="col" className={`${head} max-lg:hidden`}>
            {t(($) => $.column.where)}
          </th>
          <th scope="col" className={`${head} w-36 max-md:hidden`}>
            {t(($) => $.column.stock)}
          </th>
          <th scope="col" className={`${head} text-end! max-lg:hidden`}>
            {t(($) => $.column.recent)}
          </th>
          <th scope="col" className={`${head} text-end!`}>
            {t(($) => $.column.price)}
          </th>
          <th scope="col" className={`${head} text-end!`}>
            {t(($) => $.column.state)}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rewards.map((reward) => (
          <tr key={reward.id} className="border-line border-b hover:bg-canvas">
            <th scope="row" className={`${cell} text-start font-semibold wrap-anywhere`}>
              <span className="flex items-center gap-3.5">
                <RewardPicture
                  art={reward.art}
                  urls={reward.pictureUrls}
                  sizes="2.75rem"
                  className="size-11 shrink-0 rounded-sm"
                />
                <span className="min-w-0">
                  {can(reward, "edit") ? (
                    <TextLink to={pathTo("reward", { id: reward.id })} className="text-ink!">
                      <bdi>{reward.name}</bdi>
                    </TextLink>
                  ) : (
                    <bdi>{reward.name}</bdi>
                  )}
                  <span className="block text-xs font-normal text-ink-2">{text.how(reward)}</span>
                </span>
              </span>
            </th>
            <td className={`${cell} text-ink-2 max-lg:hidden`}>
              {text.countries(reward.countries.length > 0 ? reward.countries : provider.countries)}
            </td>
            <td className={`${cell} max-md:hidden`}>
              <StockCell reward={reward} />
            </td>
            <td className={`${cell} text-end tabular-nums max-lg:hidden`}>
              {reward.recent.redemptions > 0 ? text.number(reward.recent.redemptions) : "–"}
            </td>
            <td className={`${cell} text-end tabular-nums sm:whitespace-nowrap`}>
              <b className="font-semibold">{pricesOf(reward)}</b>
              {(reward.variants[0]?.faceValue ?? 0) > 0 && (
                <span className="block text-xs text-ink-2">
                  {text.money(reward.variants[0]?.faceValue ?? 0, reward.currency)}
                </span>
              )}
            </td>
            <td className={`${cell} text-end`}>
              <RewardState reward={reward} />
            </td>
            <td className="w-10 text-end">
              <RowMenu name={reward.name} entries={menu(reward)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
