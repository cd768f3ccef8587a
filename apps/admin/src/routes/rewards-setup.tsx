import { useTranslation } from "@plaudit/i18n/react.ts";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Plus } from "@plaudit/ui/icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { MoneyRules } from "../features/reward/components/money-rules.tsx";
import { ProviderList } from "../features/reward/components/provider-list.tsx";
import { RewardsFirst } from "../features/reward/components/rewards-first.tsx";
import { RewardsPage } from "../features/reward/components/rewards-page.tsx";
import { type Provider, useProviders } from "../features/reward/data.ts";
import { useRewardText } from "../features/reward/use-reward-text.ts";
import { LoadFailed } from "../lib/load-failed.tsx";
import { RowsSkeleton } from "../lib/rows-skeleton.tsx";
import { Section } from "../lib/section.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("reward-admin");
  const { number } = useRewardText();
  const { data, error, isValidating, mutate } = useProviders();
  const lead = (providers: Provider[]) => {
    const sum = (of: "redemptions" | "points") => providers.reduce((total, { recent }) => total + recent[of], 0);
    const [count, points] = [sum("redemptions"), sum("points")];
    return count === 0
      ? t(($) => $.leadNone)
      : t(($) => $.lead, { count, n: number(count), points: number(points), sum: points });
  };
  return (
    <RewardsPage>
      {error && !data ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : !data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-7" aria-hidden="true">
          <div>
            <Skeleton className="h-7 w-96 max-w-full" />
            <Skeleton className="mt-2.5 h-3.5 w-80 max-w-full" />
          </div>
          <RowsSkeleton rows={3} picture columns={3} height="py-4" />
        </div>
      ) : data.results.length === 0 ? (
        <RewardsFirst
          title={t(($) => $.first.title)}
          text={t(($) => $.first.text)}
          onOffered={() => void mutate()}
          besides={
            <>
              <LinkButton kind="line" to={pathTo("rewards-provider-new")}>
                {t(($) => $.first.nothing)}
              </LinkButton>
              <LinkButton kind="line" to={pathTo("rewards-tango")}>
                {t(($) => $.addTango)}
              </LinkButton>
            </>
          }
        />
      ) : (
        <>
          <div className="pt-7">
            <p className="max-w-[46rem] font-display text-title font-[460] track-display">{lead(data.results)}</p>
            <p className="mt-1.5 max-w-[46rem] text-sm text-ink-2">{t(($) => $.intro)}</p>
          </div>
          <Section
            title={t(($) => $.providers)}
            action={
              <span className="flex flex-wrap gap-2">
                {data.results.every(({ kind }) => kind !== "tango") && (
                  <LinkButton kind="line" size="sm" to={pathTo("rewards-tango")}>
                    {t(($) => $.addTango)}
                  </LinkButton>
                )}
                <LinkButton kind="line" size="sm" to={pathTo("rewards-provider-new")}>
                  <Plus className="size-4.5" aria-hidden="true" />
                  {t(($) => $.addShort)}
                </LinkButton>
              </span>
            }
          >
            <ProviderList providers={data.results} />
          </Section>
          <MoneyRules />
        </>
      )}
    </RewardsPage>
  );
}
