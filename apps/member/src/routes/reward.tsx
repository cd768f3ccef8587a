import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { RewardPicture } from "@plaudit/ui/art/goods/reward-picture.tsx";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { useParams } from "react-router";
import { RewardScreen } from "../features/reward/components/reward-screen.tsx";
import type { RewardPage, Variant } from "../features/reward/data.ts";
import { pathTo } from "../screens.ts";

function About({ reward, approval }: { reward: RewardPage; approval: Variant["approval"] }) {
  const { t } = useTranslation("shop");
  const { number } = useFormat();
  const { name, description, art, pictureUrls, provider, instructions, fulfilment, personLimit } = reward;
  const limit = personLimit !== null && { count: personLimit, n: number(personLimit) };
  // A code is there at once, and once it is given nobody can take it back.
  const isFinal = fulfilment !== "hand" && approval === "none";
  return (
    <div className="grid min-w-0 gap-6">
      <RewardPicture
        art={art}
        urls={pictureUrls}
        sizes="(min-width: 64rem) 40rem, 100vw"
        className="aspect-[16/10] w-full rounded-lg"
      />
      <div>
        <p className="font-display text-display font-[440] wrap-anywhere track-display">
          <bdi>{name}</bdi>
        </p>
        <p className="mt-2 max-w-[60ch] text-base text-ink-2 wrap-anywhere">
          <bdi>{description}</bdi>
        </p>
        <p className="mt-2 text-sm">
          <TextLink to={pathTo("reward-provider", { id: provider.id })}>{provider.name}</TextLink>
        </p>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <div>
          <h2 className="text-sm font-semibold">{t(($) => $.about.comes)}</h2>
          <p className="mt-1 text-sm text-ink-2 wrap-anywhere">
            <bdi>{instructions || t(($) => $.about.by[fulfilment])}</bdi>
          </p>
          {instructions && fulfilment === "code" && (
            <p className="mt-1 text-sm text-ink-2">{t(($) => $.about.codeNote)}</p>
          )}
        </div>
        <div>
          <h2 className="text-sm font-semibold">{t(($) => $.about.wrong)}</h2>
          <p className="mt-1 text-sm text-ink-2">{isFinal ? t(($) => $.about.final) : t(($) => $.about.back)}</p>
        </div>
        {approval !== "none" && (
          <div>
            <h2 className="text-sm font-semibold">{t(($) => $.about.approval)}</h2>
            <p className="mt-1 text-sm text-ink-2">{t(($) => $.about.approvedBy[approval])}</p>
          </div>
        )}
        {limit && (
          <div>
            <h2 className="text-sm font-semibold">{t(($) => $.about.limit)}</h2>
            <p className="mt-1 text-sm text-ink-2">
              {t(($) => $.about.most[reward.limitPeriod], limit)}{" "}
              {reward.taken > 0 && t(($) => $.about.taken, { count: reward.taken, n: number(reward.taken) })}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

export function Component() {
  const { id = "" } = useParams();
  return <RewardScreen id={id} about={(reward, { approval }) => <About reward={reward} approval={approval} />} />;
}
