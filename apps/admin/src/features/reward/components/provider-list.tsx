import { useTranslation } from "@plaudit/i18n/react.ts";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { pathTo } from "../../../screens.ts";
import type { Provider } from "../data.ts";
import { useRewardText } from "../use-reward-text.ts";
import { AddFunds } from "./add-funds.tsx";
import { ProviderPicture } from "./provider-picture.tsx";
import { ProviderState } from "./provider-state.tsx";

/** The days that a provider's recent figures are of. */
const DAYS = 90;
/** Weeks, beyond which nobody counts them. */
const LONG = 104;

function Figure({ value, note }: { value: string; note: string }) {
  return (
    <p className="text-end text-sm font-semibold tabular-nums max-lg:hidden">
      {value}
      <span className="block text-xs font-normal text-ink-2">{note}</span>
    </p>
  );
}

/** Where rewards come from: what each gave, what its fund holds and how long that lasts. */
export function ProviderList({ providers }: { providers: Provider[] }) {
  const { t } = useTranslation("reward-admin");
  const { number, money } = useRewardText();
  const fundNote = ({ balance, alertBelow, lowSince, currency, recent }: Provider) => {
    if (lowSince && alertBelow !== null) return t(($) => $.fund.below, { amount: money(alertBelow, currency) });
    const weeks = recent.cost > 0 ? Math.floor((balance / recent.cost) * (DAYS / 7)) : null;
    if (weeks === null) return t(($) => $.fund.untouched);
    return weeks > LONG ? t(($) => $.fund.long) : t(($) => $.fund.lasts, { count: weeks, n: number(weeks) });
  };
  return (
    <ul className="lines-y border-line border-y">
      {providers.map((one) => (
        <li
          key={one.id}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 py-4 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto] sm:gap-x-6 lg:grid-cols-[3.5rem_minmax(0,1fr)_8rem_9rem_14rem]"
        >
          <ProviderPicture kind={one.kind} seed={one.id} urls={one.pictureUrls} className="size-14" />
          <div className="min-w-0">
            <h3 className="font-semibold wrap-anywhere">
              <TextLink to={pathTo("rewards-store", { id: one.id })} className="text-ink!">
                <bdi>{one.name}</bdi>
              </TextLink>
            </h3>
            <p className="text-sm text-ink-2">
              <bdi>{one.description || t(($) => $.kind[one.kind])}</bdi>
              <span className="block text-xs">
                {t(($) => $.rewards, { count: one.rewards, n: number(one.rewards) })}
              </span>
            </p>
          </div>
          <Figure value={number(one.recent.redemptions)} note={t(($) => $.inDays, { n: number(DAYS) })} />
          {one.funded ? (
            <Figure value={money(one.balance, one.currency)} note={fundNote(one)} />
          ) : (
            <Figure value={t(($) => $.fund.none)} note={t(($) => $.fund.noneNote)} />
          )}
          <span className="flex items-center justify-between gap-3 max-sm:col-span-2">
            <ProviderState provider={one} />
            {one.funded && (
              <b className="text-sm font-semibold tabular-nums lg:hidden">{money(one.balance, one.currency)}</b>
            )}
            {one.funded && <AddFunds provider={one} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
