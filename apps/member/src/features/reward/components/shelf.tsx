import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { RewardPhoto } from "@plaudit/ui/art/goods/reward-photo.tsx";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { pathTo } from "../../../screens.ts";
import type { Shop } from "../data.ts";
import { RewardGrid } from "./reward-card.tsx";

type Props = { section: Shop["sections"][number]; balance: number; search: string };

/** The first few of a provider, and the way to all of them. */
export function Shelf({ section, balance, search }: Props) {
  const { t } = useTranslation("shop");
  const { number } = useFormat();
  const { provider, total, rewards } = section;
  const heading = `shelf-${provider.id}`;
  return (
    <section aria-labelledby={heading} className="mt-10">
      <div className="mb-3 flex items-end justify-between gap-4">
        {provider.pictureUrls && (
          <RewardPhoto urls={provider.pictureUrls} sizes="3.5rem" className="size-14 shrink-0 rounded-sm" />
        )}
        <div className="min-w-0 grow">
          <h2 id={heading} className="font-display text-title leading-tight font-[480] wrap-anywhere track-display">
            <bdi>{provider.name}</bdi>
          </h2>
          {provider.description && (
            <p className="text-sm text-ink-2 wrap-anywhere">
              <bdi>{provider.description}</bdi>
            </p>
          )}
        </div>
        <TextLink to={`${pathTo("reward-provider", { id: provider.id })}${search}`} className="shrink-0 text-sm">
          {t(($) => $.all, { count: total, n: number(total) })}
          <span className="sr-only">, {provider.name}</span>
        </TextLink>
      </div>
      <RewardGrid rewards={rewards} balance={balance} />
    </section>
  );
}
