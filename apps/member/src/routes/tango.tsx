import { useTenant } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { MissingArt } from "@plaudit/ui/app/missing-art.tsx";
import { ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { lazy, Suspense } from "react";
import { useParams, useSearchParams } from "react-router";
import { Price } from "../features/reward/components/price.tsx";
import { ShopCard } from "../features/reward/components/shop-card.tsx";
import { WithPoints } from "../features/reward/components/shop-states.tsx";
import { TangoOrder } from "../features/reward/components/tango-order.tsx";
import { Variants } from "../features/reward/components/variants.tsx";
import { WishButton } from "../features/reward/components/wish-button.tsx";
import { WorthPanel } from "../features/reward/components/worth-panel.tsx";
import { type RewardPage, useReward } from "../features/reward/data.ts";
import { useRedemption } from "../features/reward/history-data.ts";
import { useChosen } from "../features/reward/use-chosen.ts";
import { useMoney } from "../features/reward/use-money.ts";
import { PartFailed } from "../lib/part-failed.tsx";
import { pathTo } from "../screens.ts";

const RedeemDialog = lazy(async () => ({
  default: (await import("../features/reward/components/redeem-dialog.tsx")).RedeemDialog,
}));
/** In the address: the value that is redeemed, and then what was ordered. */
const KEY = "redeem";
const ORDER = "order";

/** One of those that learn something, on the way from the company to the shop. */
const Learns = ({ who, what, last }: { who: string; what: string; last?: boolean }) => (
  <li className="relative grid grid-cols-[1.25rem_minmax(0,1fr)] gap-3 pb-4 last:pb-0">
    {!last && <i aria-hidden="true" className="absolute start-2.25 top-6 bottom-0 w-0.5 bg-line" />}
    <i aria-hidden="true" className={`mt-1 size-5 rounded-full ${last ? "bg-mark" : "rim-line-2"}`} />
    <span className="min-w-0 text-sm wrap-anywhere">
      <b className="font-semibold">{who}</b>
      <span className="block text-ink-2">{what}</span>
    </span>
  </li>
);

function About({ reward, amount }: { reward: RewardPage; amount: string }) {
  const { t } = useTranslation("shop");
  const company = useTenant()?.name ?? "";
  const { id, name, description, instructions } = reward;
  return (
    <div className="grid min-w-0 gap-8 max-lg:contents">
      <div className="rounded-xl bg-sunken p-5 max-lg:order-1 sm:p-14">
        <ShopCard id={id} name={name} amount={amount} className="mx-auto w-full max-w-[34rem] shadow-3" />
      </div>
      <div className="max-lg:order-3">
        <p className="font-display text-display font-[440] wrap-anywhere track-display">
          {t(($) => $.tango.title, { name })}
        </p>
        <p className="mt-2 max-w-[60ch] text-base text-ink-2 wrap-anywhere" dir="auto">
          {description}
        </p>
      </div>
      <div className="grid gap-x-10 gap-y-8 max-lg:order-4 sm:grid-cols-2">
        <section aria-labelledby="h-learns">
          <h2 id="h-learns" className="mb-4 text-sm font-semibold">
            {t(($) => $.tango.learns)}
          </h2>
          <ol>
            <Learns who={company} what={t(($) => $.tango.company)} />
            <Learns who={t(($) => $.tango.service)} what={t(($) => $.tango.told)} />
            <Learns last who={name} what={t(($) => $.tango.nothing)} />
          </ol>
        </section>
        <section aria-labelledby="h-know">
          <h2 id="h-know" className="mb-2 text-sm font-semibold">
            {t(($) => $.tango.know)}
          </h2>
          <ul className="text-sm text-ink-2 lines-y">
            <li className="py-2.5">{t(($) => $.tango.soon)}</li>
            {instructions && (
              <li className="py-2.5 wrap-anywhere" dir="auto">
                {instructions}
              </li>
            )}
            <li className="py-2.5">{t(($) => $.tango.final)}</li>
          </ul>
        </section>
      </div>
    </div>
  );
}

function Whole({ reward }: { reward: RewardPage }) {
  const [params, setParams] = useSearchParams();
  const { chosen, choose } = useChosen(reward, params.get(KEY));
  const money = useMoney();
  const redeeming = reward.variants.find(({ id }) => id === params.get(KEY));
  if (!chosen) return null;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <About reward={reward} amount={money(chosen.faceValue, reward.currency, true)} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 max-lg:order-2 lg:sticky lg:top-20">
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
      <Skeleton className="aspect-[16/10] w-full rounded-xl" />
      <Skeleton className="h-96 rounded-lg" />
    </div>
  );
}

function Gone() {
  const { t } = useTranslation("shop");
  return (
    <ProblemScreen
      art={<MissingArt />}
      lead={t(($) => $.gone.reward)}
      text={t(($) => $.gone.rewardText)}
      actions={<LinkButton to={pathTo("rewards")}>{t(($) => $.gone.back)}</LinkButton>}
    />
  );
}
const isGone = (error: { status: number } | undefined) => error?.status === 404 || error?.status === 400;

/** What became of the order that the address names. */
function Ordered({ id }: { id: string }) {
  const { t } = useTranslation("shop");
  const query = useRedemption(id);
  const { data, error } = query;
  const named = data && [data.reward.name, data.reward.variant].filter(Boolean).join(", ");
  return (
    <Page
      named
      title={named ?? t(($) => $.own)}
      back={{ to: pathTo("redemption-history"), label: t(($) => $.own) }}
      max="max-w-[60rem]"
    >
      <WithPoints>
        {data ? (
          <TangoOrder redemption={data} />
        ) : isGone(error) ? (
          <Gone />
        ) : error ? (
          <PartFailed query={query} />
        ) : (
          <Waiting />
        )}
      </WithPoints>
    </Page>
  );
}

function Card({ id }: { id: string }) {
  const { t } = useTranslation("shop");
  const query = useReward(id);
  const { data: reward, error } = query;
  return (
    <Page
      title={reward?.name ?? t(($) => $.title)}
      back={{ to: pathTo("rewards"), label: t(($) => $.title) }}
      actions={reward && <WishButton bar kind="quiet" size="sm" reward={reward} />}
    >
      <WithPoints>
        {reward ? (
          <Whole key={id} reward={reward} />
        ) : isGone(error) ? (
          <Gone />
        ) : error ? (
          <PartFailed query={query} />
        ) : (
          <Waiting />
        )}
      </WithPoints>
    </Page>
  );
}

export function Component() {
  const { id = "" } = useParams();
  const [params] = useSearchParams();
  const order = params.get(ORDER);
  return order ? <Ordered id={order} /> : <Card id={id} />;
}
