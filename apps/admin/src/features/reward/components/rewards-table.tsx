import { can } from "@plaudit/api/permissions.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { RewardPicture } from "@plaudit/ui/art/goods/reward-picture.tsx";
import type { MenuEntry } from "@plaudit/ui/menu-entry.ts";
import { RowMenu } from "../../../lib/row-menu.tsx";
import { RowName } from "../../../lib/row-name.tsx";
import { RowsTable } from "../../../lib/rows-table.tsx";
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
  const pricesOf = ({ variants }: Reward) => {
    const points = variants.map((variant) => variant.points);
    const [least, most] = [Math.min(...points), Math.max(...points)];
    return least === most ? text.number(least) : t(($) => $.range, { from: text.number(least), to: text.number(most) });
  };
  return (
    <RowsTable
      caption={t(($) => $.rewardsOf, { name: provider.name })}
      rows={rewards}
      columns={[
        {
          head: t(($) => $.column.reward),
          cell: (reward) => (
            <RowName
              picture={
                <RewardPicture
                  art={reward.art}
                  urls={reward.pictureUrls}
                  sizes="2.75rem"
                  className="size-11 shrink-0 rounded-sm"
                />
              }
              name={reward.name}
              to={can(reward, "edit") ? pathTo("reward", { id: reward.id }) : null}
            >
              {text.how(reward)}
            </RowName>
          ),
        },
        {
          head: t(($) => $.column.where),
          cell: ({ countries }) => text.countries(countries.length > 0 ? countries : provider.countries),
          className: "max-lg:hidden",
          look: "text-ink-2",
        },
        {
          head: t(($) => $.column.stock),
          cell: (reward) => <StockCell reward={reward} />,
          className: "w-36 max-md:hidden",
        },
        {
          head: t(($) => $.column.recent),
          cell: ({ recent }) => (recent.redemptions > 0 ? text.number(recent.redemptions) : "–"),
          className: "max-lg:hidden",
          look: "tabular-nums",
          end: true,
        },
        {
          head: t(($) => $.column.price),
          cell: (reward) => (
            <>
              <b className="font-semibold">{pricesOf(reward)}</b>
              {(reward.variants[0]?.faceValue ?? 0) > 0 && (
                <span className="block text-xs text-ink-2">
                  {text.money(reward.variants[0]?.faceValue ?? 0, reward.currency)}
                </span>
              )}
            </>
          ),
          look: "tabular-nums sm:whitespace-nowrap",
          end: true,
        },
        { head: t(($) => $.column.state), cell: (reward) => <RewardState reward={reward} />, end: true },
      ]}
      menu={(reward) => <RowMenu name={reward.name} entries={menu(reward)} />}
    />
  );
}
