import { useApps } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Plus } from "@plaudit/ui/icons.tsx";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { lazy, Suspense, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { BanksTable } from "../features/bank/components/banks-table.tsx";
import { Runway } from "../features/bank/components/runway.tsx";
import { type Bank, useBanks } from "../features/bank/data.ts";
import { useBankText } from "../features/bank/use-bank-text.ts";
import { PointsPage } from "../features/points/components/points-page.tsx";
import { LoadFailed } from "../lib/load-failed.tsx";
import { pathTo } from "../screens.ts";

const BankDialog = lazy(async () => ({
  default: (await import("../features/bank/components/bank-dialog.tsx")).BankDialog,
}));
const MoveDialog = lazy(async () => ({
  default: (await import("../features/bank/components/move-dialog.tsx")).MoveDialog,
}));

export function Component() {
  const { t } = useTranslation("bank");
  const { may } = useApps();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const archived = search.has("archived");
  const { data, error, isValidating, mutate } = useBanks(archived);
  const { number, money } = useBankText();
  const [adding, setAdding] = useState(false);
  const [filling, setFilling] = useState<Bank | null>(null);
  const add = may("points:manage") && !archived && (
    <Button size="sm" className="max-sm:h-11" onClick={() => setAdding(true)}>
      <Plus className="size-4.5" aria-hidden="true" />
      {t(($) => $.add)}
    </Button>
  );
  const lead = (banks: Bank[]) => {
    const total = banks.reduce((sum, { balance }) => sum + balance, 0);
    const worth = money(total);
    const values = { count: total, n: number(total) };
    return worth ? t(($) => $.leadWorth, { ...values, worth }) : t(($) => $.lead, values);
  };
  return (
    <PointsPage actions={add || undefined}>
      {error && !data ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : !data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-7" aria-hidden="true">
          <Skeleton className="h-8 w-96 max-w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      ) : (
        <>
          {data.results.length === 0 ? (
            <EmptyState
              title={archived ? t(($) => $.empty.archived) : t(($) => $.empty.title)}
              action={add || undefined}
            >
              {!archived && t(($) => $.empty.text)}
            </EmptyState>
          ) : (
            <>
              <div className="pt-7">
                <h2 className="max-w-[46rem] font-display text-title font-[460] track-display">
                  {archived ? t(($) => $.archived) : lead(data.results)}
                </h2>
                {!archived && <p className="mt-1.5 max-w-[46rem] text-sm text-ink-2">{t(($) => $.intro)}</p>}
              </div>
              <div className="mt-8 min-w-0">
                <BanksTable banks={data.results} onDeposit={setFilling} />
              </div>
              {!archived && <Runway banks={data.results} />}
            </>
          )}
          <p className="mt-6 text-sm">
            {archived ? (
              <TextLink to={pathTo("points-banks")}>{t(($) => $.back)}</TextLink>
            ) : (
              data.archived > 0 && (
                <TextLink to={`${pathTo("points-banks")}?archived`}>
                  {t(($) => $.archivedCount, { count: data.archived, n: number(data.archived) })}
                </TextLink>
              )
            )}
          </p>
        </>
      )}
      <Suspense fallback={null}>
        {adding && (
          <BankDialog
            bank={null}
            onClose={() => setAdding(false)}
            onSaved={({ id }) => void navigate(pathTo("points-bank", { id }))}
          />
        )}
        {filling && <MoveDialog bank={filling} kind="deposit" onClose={() => setFilling(null)} />}
      </Suspense>
    </PointsPage>
  );
}
