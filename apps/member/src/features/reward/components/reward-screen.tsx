import { useTranslation } from "@plaudit/i18n/react.ts";
import { MissingArt } from "@plaudit/ui/app/missing-art.tsx";
import { ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { lazy, type ReactNode, Suspense } from "react";
import { useSearchParams } from "react-router";
import { type Failed, PartFailed } from "../../../lib/part-failed.tsx";
import { pathTo } from "../../../screens.ts";
import { type RewardPage, useReward, type Variant } from "../data.ts";
import { useChosen } from "../use-chosen.ts";
import { useValueNames } from "../use-money.ts";
import { AmountField } from "./amount-field.tsx";
import { Price } from "./price.tsx";
import { WithPoints } from "./shop-states.tsx";
import { Variants } from "./variants.tsx";
import { WishButton } from "./wish-button.tsx";
import { WorthPanel } from "./worth-panel.tsx";

const RedeemDialog = lazy(async () => ({ default: (await import("./redeem-dialog.tsx")).RedeemDialog }));
/** In the address, so that a reload finds the dialog open: the variant that is redeemed. */
const KEY = "redeem";
/** And of which amount, where any can be had. */
const AMOUNT = "amount";

type About = (reward: RewardPage, chosen: Variant) => ReactNode;

/** What the page says of it, beside its price and worth. */
function Whole({ reward, about }: { reward: RewardPage; about: About }) {
  const [params, setParams] = useSearchParams();
  const amount = params.get(AMOUNT);
  const wanted = { id: params.get(KEY), amount: amount === null ? null : Number(amount) };
  const { chosen, redeeming, choose, chooseAmount } = useChosen(reward, wanted);
  const free = reward.supplied?.free;
  if (!chosen) return null;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
        {about(reward, chosen)}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 max-lg:order-2 lg:sticky lg:top-20">
          <Panel>
            {free && reward.worth && (
              <AmountField free={free} reward={reward} amount={chosen.faceValue} onChange={chooseAmount} />
            )}
            {reward.variants.length > 1 && (
              <div className="mb-6">
                <Variants variants={reward.variants} chosen={chosen} balance={reward.balance} onChoose={choose} />
              </div>
            )}
            <Price
              reward={reward}
              variant={chosen}
              onRedeem={() => setParams({ [KEY]: chosen.id, ...(free && { [AMOUNT]: String(chosen.faceValue) }) })}
            />
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

/** What stands in the place of a reward, or of an order, that is not there: it loads, is unknown, or failed to load. */
export function RewardMissing({ query }: { query: Failed & { error: { status: number } | undefined } }) {
  const { t } = useTranslation("shop");
  if (query.error?.status === 404 || query.error?.status === 400)
    return (
      <ProblemScreen
        art={<MissingArt />}
        lead={t(($) => $.gone.reward)}
        text={t(($) => $.gone.rewardText)}
        actions={<LinkButton to={pathTo("rewards")}>{t(($) => $.gone.back)}</LinkButton>}
      />
    );
  if (query.error) return <PartFailed query={query} />;
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

export function RewardScreen({ id, about }: { id: string; about: About }) {
  const { t } = useTranslation("shop");
  const query = useReward(id);
  const named = useValueNames();
  const reward = query.data && named(query.data);
  return (
    <Page
      title={reward?.name ?? t(($) => $.title)}
      back={{ to: pathTo("rewards"), label: t(($) => $.title) }}
      actions={reward && <WishButton bar kind="quiet" size="sm" reward={reward} />}
    >
      <WithPoints>
        {reward ? <Whole key={id} reward={reward} about={about} /> : <RewardMissing query={query} />}
      </WithPoints>
    </Page>
  );
}
