import { useApps } from "@plaudit/api/react";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { buttonClass } from "@plaudit/ui/button.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Plus } from "@plaudit/ui/icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Menu } from "@plaudit/ui/menu.tsx";
import { useRef } from "react";
import { PointsPage } from "../features/points/components/points-page.tsx";
import { Figure } from "../features/points/gift/components/figure.tsx";
import { GiftRow, rowClass } from "../features/points/gift/components/gift-row.tsx";
import { Stairs } from "../features/points/gift/components/stairs.tsx";
import {
  type Gift,
  type Outlook,
  type Source,
  useGifts,
  useOutlook,
  useTurnGift,
} from "../features/points/gift/data.ts";
import { giftPath, sources } from "../features/points/gift/paths.ts";
import { useGiftText } from "../features/points/gift/use-gift-text.ts";
import { LoadFailed } from "../lib/load-failed.tsx";

function Figures({ outlook }: { outlook: Outlook }) {
  const { t } = useTranslation("gift");
  const format = useFormat();
  const { number, money, day } = useGiftText();
  const { week, year, paid, banks } = outlook;
  const kinds = week.bySource.map(({ source, gifts }) => t(($) => $.count[source], { count: gifts, n: number(gifts) }));
  const worth = money(year.points);
  return (
    <dl className="grid grid-cols-2 gap-6 pt-7 lg:grid-cols-4">
      <Figure
        label={t(($) => $.week)}
        value={number(week.points)}
        note={kinds.length > 0 ? format.list(kinds) : t(($) => $.none)}
      />
      <Figure
        label={t(($) => $.year)}
        value={number(year.points)}
        note={worth ? t(($) => $.worthIfAllStay, { worth }) : t(($) => $.ifAllStay)}
      />
      <Figure
        label={t(($) => $.paid)}
        value={number(paid.points)}
        note={t(($) => $.gifts, { count: paid.gifts, n: number(paid.gifts) })}
      />
      {banks.map(({ id, name, balance, lastsUntil }) => (
        <Figure
          key={id}
          label={t(($) => $.bank, { name })}
          value={number(balance)}
          note={lastsUntil ? t(($) => $.lastsUntil, { date: day(lastsUntil) }) : t(($) => $.lastsYear)}
        />
      ))}
    </dl>
  );
}

export function Component() {
  const { t } = useTranslation("gift");
  const { may } = useApps();
  const errorText = useErrorText();
  const gifts = useGifts();
  const outlook = useOutlook();
  const turn = useTurnGift();
  const wanted = useRef(new Map<string, boolean>());
  const handleTurn = async (gift: Gift, active: boolean) => {
    // Not disabled meanwhile, or the focus would be lost: turned again before that is saved, it is saved after it.
    const turning = wanted.current.has(gift.id);
    wanted.current.set(gift.id, active);
    if (turning) return;
    try {
      for (let now = gift; ; ) {
        const next = wanted.current.get(gift.id) ?? now.active;
        if (next === now.active) break;
        now = await turn(now, next);
      }
    } catch (error) {
      toast.error(errorText(error));
      void gifts.mutate();
    }
    wanted.current.delete(gift.id);
  };
  const mayAdd = may("points:manage");
  const failed = gifts.error ?? outlook.error;
  const comingOf = (id: string) => outlook.data?.rules.find((one) => one.id === id);
  const row = (source: Source) => {
    const all = gifts.data?.results.filter((gift) => gift.source === source) ?? [];
    const name = t(($) => $.source[source]);
    if (all.length > 0)
      return all.map((gift) => (
        <GiftRow
          key={gift.id}
          gift={gift}
          coming={comingOf(gift.id)}
          onTurn={(active) => void handleTurn(gift, active)}
        />
      ));
    return (
      <li key={source} className={rowClass}>
        <p className="text-sm font-semibold">{name}</p>
        <p className="text-sm text-ink-2 max-lg:order-3 max-lg:col-span-full">{t(($) => $.list.missing)}</p>
        <span className="max-lg:hidden" />
        {mayAdd && (
          <LinkButton
            kind="line"
            size="sm"
            to={giftPath(source, "new")}
            aria-label={t(($) => $.list.setUpOf, { name })}
          >
            {t(($) => $.list.setUp)}
          </LinkButton>
        )}
      </li>
    );
  };
  const tiers = gifts.data?.results.filter(({ source }) => source === "anniversary") ?? [];
  return (
    <PointsPage
      actions={
        mayAdd && (
          <Menu
            named
            label={t(($) => $.add)}
            entries={sources.map((source) => ({ label: t(($) => $.source[source]), to: giftPath(source, "new") }))}
            className={buttonClass({ size: "sm" })}
            button={
              <>
                <Plus className="size-4.5" aria-hidden="true" />
                {t(($) => $.add)}
              </>
            }
          />
        )
      }
    >
      {failed && !(gifts.data && outlook.data) ? (
        <LoadFailed
          busy={gifts.isValidating || outlook.isValidating}
          onRetry={() => void Promise.all([gifts.mutate(), outlook.mutate()])}
        />
      ) : !gifts.data || !outlook.data ? (
        <div className="grid gap-4 pt-7" aria-hidden="true">
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      ) : (
        <>
          <Figures outlook={outlook.data} />
          <section aria-labelledby="gifts" className="mt-10 min-w-0">
            <h2 id="gifts" className="text-lg font-semibold track-display">
              {t(($) => $.list.title)}
            </h2>
            <p className="mt-1 mb-3 max-w-[46rem] text-sm text-ink-2">{t(($) => $.list.hint)}</p>
            <ul className="divide-y divide-line border-line border-y">{sources.map(row)}</ul>
          </section>
          {tiers.length > 0 && (
            <section aria-labelledby="tiers" className="mt-10 min-w-0">
              <h2 id="tiers" className="text-lg font-semibold track-display">
                {t(($) => $.stairs.title)}
              </h2>
              <p className="mt-1 max-w-[46rem] text-sm text-ink-2">{t(($) => $.stairs.hint)}</p>
              {tiers.map((gift) => (
                <div key={gift.id} className="mt-5">
                  {tiers.length > 1 && <h3 className="mb-2 text-sm font-semibold wrap-anywhere">{gift.name}</h3>}
                  <Stairs gift={gift} coming={comingOf(gift.id)} />
                </div>
              ))}
            </section>
          )}
        </>
      )}
    </PointsPage>
  );
}
