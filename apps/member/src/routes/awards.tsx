import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { load } from "@plaudit/ui/app/load.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { lazy, Suspense, useEffect } from "react";
import { useSearchParams } from "react-router";
import { BallotCard } from "../features/award/components/ballot-card.tsx";
import { NominationCard } from "../features/award/components/nomination-card.tsx";
import { TypeCard } from "../features/award/components/type-card.tsx";
import { useOwnTypes } from "../features/award/data.ts";
import { PartFailed } from "../lib/part-failed.tsx";

const SendAwardDialog = lazy(async () => ({
  default: (await load(() => import("../features/award/components/send-award-dialog.tsx"))).SendAwardDialog,
}));

const NominateDialog = lazy(async () => ({
  default: (await load(() => import("../features/award/components/nominate-dialog.tsx"))).NominateDialog,
}));

/** In the address, so that a reload finds the dialog open. */
const KEY = "sendAwardsModalKey";
const NOMINATE = "sendNominationsModalKey";

export function Component() {
  const { t } = useTranslation("award");
  const { number } = useFormat();
  const types = useOwnTypes();
  const { items, pages, data, error, more, loadMore, loadingMore } = types;
  const [search, setSearch] = useSearchParams();
  const judging = items.filter(({ ownBallot }) => ownBallot !== null);
  const open = items.filter(({ nomination, ownBallot }) => nomination && ownBallot === null);
  const mine = items.filter(({ nomination }) => !nomination);
  const sending = mine.find(({ id }) => id === search.get(KEY));
  const nominating = open.find(({ id }) => id === search.get(NOMINATE));
  const wanted = search.get(KEY) ?? search.get(NOMINATE);
  const missing = wanted !== null && more && !items.some(({ id }) => id === wanted);
  // The one in the address may stand on a later page.
  useEffect(() => {
    if (missing && !loadingMore && !error) void loadMore();
  }, [missing, loadingMore, error]);
  const close = () => setSearch({}, { replace: true });
  // Those that are open for nominations come first.
  const total = (pages[0]?.total ?? 0) - judging.length - open.length;
  return (
    <Page named title={t(($) => $.title)}>
      {error && !data ? (
        <PartFailed query={types} />
      ) : !data ? (
        <div role="status" aria-label={t(($) => $.loading)}>
          <Skeleton className="h-11 w-full max-w-96" />
          <Skeleton className="mt-3 h-5 w-full max-w-72" />
          <div className="mt-14 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {[0, 1, 2, 3].map((card) => (
              <Skeleton key={card} className="h-80 rounded-lg" />
            ))}
          </div>
        </div>
      ) : items.length === 0 ? (
        <EmptyState art="sunrise" tone={45} title={t(($) => $.empty.title)}>
          {t(($) => $.empty.text)}
        </EmptyState>
      ) : (
        <>
          <p className="font-display text-display font-[440] wrap-anywhere track-display">{t(($) => $.opening)}</p>
          <p className="mt-1 text-ink-2">
            {[
              ...(open.length > 0 ? [t(($) => $.looking, { count: open.length, n: number(open.length) })] : []),
              ...(total > 0 ? [t(($) => $.mine, { count: total, n: number(total) })] : []),
            ].join(" ")}
          </p>
          {judging.length > 0 && (
            <section aria-labelledby="judging" className="mt-6 mb-10">
              <h2 id="judging" className="mb-3 text-base font-semibold">
                {t(($) => $.judge.title)}
              </h2>
              <ul className="grid gap-4 lg:grid-cols-2">
                {judging.map((type) => (
                  <BallotCard key={type.id} type={type} />
                ))}
              </ul>
            </section>
          )}
          {open.length > 0 && (
            <section aria-labelledby="open" className="mt-6 mb-10">
              <h2 id="open" className="mb-3 text-base font-semibold">
                {t(($) => $.nominate.open)}
              </h2>
              <ul className="grid gap-4 lg:grid-cols-2">
                {open.map((type) => (
                  <NominationCard key={type.id} type={type} onNominate={() => setSearch({ [NOMINATE]: type.id })} />
                ))}
              </ul>
            </section>
          )}
          {mine.length > 0 && (
            <section aria-labelledby="yours" className="mt-6">
              <h2 id="yours" className="mb-3 text-base font-semibold">
                {t(($) => $.yours)}
              </h2>
              <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
                {mine.map((type) => (
                  <TypeCard key={type.id} type={type} onSend={() => setSearch({ [KEY]: type.id })} />
                ))}
              </ul>
            </section>
          )}
          {more && (
            <Button kind="line" className="mx-auto mt-5 flex" off={loadingMore} onClick={() => void loadMore()}>
              {t(($) => $.more)}
            </Button>
          )}
        </>
      )}
      {sending && (
        <Suspense fallback={null}>
          <SendAwardDialog key={sending.id} type={sending} onClose={close} />
        </Suspense>
      )}
      {nominating && (
        <Suspense fallback={null}>
          <NominateDialog key={nominating.id} type={nominating} onClose={close} />
        </Suspense>
      )}
    </Page>
  );
}
