import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { MissingArt } from "@plaudit/ui/app/missing-art.tsx";
import { ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { RewardPicture } from "@plaudit/ui/art/goods/reward-picture.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { lazy, Suspense } from "react";
import { useParams, useSearchParams } from "react-router";
import { Price } from "../features/reward/components/price.tsx";
import { WithPoints } from "../features/reward/components/shop-states.tsx";
import { Variants } from "../features/reward/components/variants.tsx";
import { WishButton } from "../features/reward/components/wish-button.tsx";
import { WorthPanel } from "../features/reward/components/worth-panel.tsx";
import { type RewardPage, useReward } from "../features/reward/data.ts";
import { useChosen } from "../features/reward/use-chosen.ts";
import { PartFailed } from "../lib/part-failed.tsx";
import { pathTo } from "../screens.ts";

const RedeemDialog = lazy(async () => ({
  default: (await import("../features/reward/components/redeem-dialog.tsx")).RedeemDialog,
}));
/** In the address, so that a reload finds the dialog open: the variant that is redeemed. */
const KEY = "redeem";

function About({ reward }: { reward: RewardPage }) {
  const { t } = useTranslation("shop");
  const { number } = useFormat();
  const { name, description, art, pictureUrls, provider, instructions, fulfilment, approval, personLimit } = reward;
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

function Whole({ reward }: { reward: RewardPage }) {
  const [params, setParams] = useSearchParams();
  const { chosen, choose } = useChosen(reward, params.get(KEY));
  const redeeming = reward.variants.find(({ id }) => id === params.get(KEY));
  if (!chosen) return null;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <About reward={reward} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:sticky lg:top-20">
          <Panel>
            {reward.variants.length > 1 && (
              <div className="mb-6">
                <Variants variants={reward.variants} chosen={chosen} balance={reward.balance} onChoose={choose} />
              </div>
            )}
            <Price reward={reward} variant={chosen} onRedeem={() => setParams({ [KEY]: chosen.id })} />
          </Panel>
          <WorthPanel reward={reward} variant={chosen} />
        </div>
      </div>
      {redeeming && (
        <Suspense fallback={null}>
          <RedeemDialog reward={reward} variant={redeeming} onClose={() => setParams({}, { replace: true })} />
        </Suspense>
      )}
    </>
  );
}

function Waiting() {
  const { t } = useTranslation("shop");
  return (
    <div
      role="status"
      aria-label={t(($) => $.loading)}
      className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem]"
    >
      <Skeleton className="aspect-[16/10] w-full rounded-lg" />
      <Skeleton className="h-96 rounded-lg" />
    </div>
  );
}

export function Component() {
  const { t } = useTranslation("shop");
  const { id = "" } = useParams();
  const query = useReward(id);
  const { data: reward, error } = query;
  const gone = error && (error.status === 404 || error.status === 400);
  return (
    <Page
      title={reward?.name ?? t(($) => $.title)}
      back={{ to: pathTo("rewards"), label: t(($) => $.title) }}
      actions={reward && <WishButton bar kind="quiet" size="sm" reward={reward} />}
    >
      <WithPoints>
        {reward ? (
          <Whole key={id} reward={reward} />
        ) : gone ? (
          <ProblemScreen
            art={<MissingArt />}
            lead={t(($) => $.gone.reward)}
            text={t(($) => $.gone.rewardText)}
            actions={<LinkButton to={pathTo("rewards")}>{t(($) => $.gone.back)}</LinkButton>}
          />
        ) : error ? (
          <PartFailed query={query} />
        ) : (
          <Waiting />
        )}
      </WithPoints>
    </Page>
  );
}
