import { useTenant } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { regionName } from "@plaudit/i18n/region-name.ts";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useParams, useSearchParams } from "react-router";
import { BrandTerms } from "../features/reward/components/brand-terms.tsx";
import { RewardMissing, RewardScreen } from "../features/reward/components/reward-screen.tsx";
import { ShopCard } from "../features/reward/components/shop-card.tsx";
import { WithPoints } from "../features/reward/components/shop-states.tsx";
import { TangoOrder } from "../features/reward/components/tango-order.tsx";
import { TrialNote } from "../features/reward/components/trial-note.tsx";
import type { RewardPage, Variant } from "../features/reward/data.ts";
import { useRedemption } from "../features/reward/history-data.ts";
import { useMoney, useRedeemedName } from "../features/reward/use-money.ts";
import { pathTo } from "../screens.ts";

/** In the address: what was ordered. */
const ORDER = "order";
/** What Tango has is asked for twice a day: what is older than two days may have changed. */
const OLD_MS = 2 * 86_400_000;

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

type AboutProps = { reward: RewardPage; amount: string; approval: Variant["approval"] };
function About({ reward, amount, approval }: AboutProps) {
  const { t } = useTranslation("shop");
  const company = useTenant()?.name ?? "";
  const { language, date } = useFormat();
  const { id, name, description, instructions, supplied } = reward;
  const { country, terms, asOf } = supplied ?? {};
  const isOld = asOf && Date.now() - Date.parse(asOf) > OLD_MS;
  return (
    <div className="grid min-w-0 gap-8 max-lg:contents">
      {supplied?.trial && <TrialNote />}
      <div className="rounded-xl bg-sunken p-5 max-lg:order-1 sm:p-14">
        <ShopCard id={id} name={name} amount={amount} className="mx-auto w-full max-w-[34rem] shadow-3" />
      </div>
      <div className="max-lg:order-3">
        <p className="font-display text-display font-[440] wrap-anywhere track-display">
          {t(($) => $.tango.title, { name })}
        </p>
        <p className="mt-2 max-w-[60ch] text-base text-ink-2 wrap-anywhere">
          <bdi>{description}</bdi>
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
              <li className="py-2.5 wrap-anywhere">
                <bdi>{instructions}</bdi>
              </li>
            )}
            {country && (
              <li className="py-2.5">{t(($) => $.tango.country, { country: regionName(language, country) })}</li>
            )}
            <li className="py-2.5">
              {approval === "none"
                ? t(($) => $.tango.final)
                : `${t(($) => $.about.approval)}: ${t(($) => $.about.approvedBy[approval])}`}
            </li>
            {isOld && <li className="py-2.5">{t(($) => $.tango.asOf, { date: date(asOf, { dateStyle: "long" }) })}</li>}
          </ul>
          {terms && <BrandTerms name={name} terms={terms} />}
        </section>
      </div>
    </div>
  );
}

/** What became of the order that the address names. */
function Ordered({ id }: { id: string }) {
  const { t } = useTranslation("shop");
  const query = useRedemption(id);
  const { data } = query;
  const nameOf = useRedeemedName();
  const named = data && nameOf(data);
  return (
    <Page
      named
      title={named ?? t(($) => $.own)}
      back={{ to: pathTo("redemption-history"), label: t(($) => $.own) }}
      max="max-w-[60rem]"
    >
      <WithPoints>{data ? <TangoOrder redemption={data} /> : <RewardMissing query={query} />}</WithPoints>
    </Page>
  );
}

export function Component() {
  const { id = "" } = useParams();
  const [params] = useSearchParams();
  const money = useMoney();
  const order = params.get(ORDER);
  if (order) return <Ordered id={order} />;
  return (
    <RewardScreen
      id={id}
      about={(reward, { faceValue, approval }) => (
        <About reward={reward} approval={approval} amount={money(faceValue, reward.currency, true)} />
      )}
    />
  );
}
