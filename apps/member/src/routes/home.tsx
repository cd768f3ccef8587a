import { useApps, useMe } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { load } from "@plaudit/ui/app/load.ts";
import { HomeSkeleton } from "@plaudit/ui/entity/home-skeleton.tsx";
import { HomeStrip } from "@plaudit/ui/entity/home-strip.tsx";
import { PromptBar } from "@plaudit/ui/entity/prompt-bar.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { LG, useMedia } from "@plaudit/ui/use-media.ts";
import { lazy, Suspense } from "react";
import { BalancesPanel } from "../features/points/components/balances-panel.tsx";
import { type Balances, useBalances } from "../features/points/data.ts";
import { GoalPanel, useGoalWords } from "../features/recognition/components/goal-panel.tsx";
import { Greeting } from "../features/recognition/components/greeting.tsx";
import { PeersPanel } from "../features/recognition/components/peers-panel.tsx";
import { useGoal, usePeers } from "../features/recognition/data.ts";
import { useOpenSend } from "../features/recognition/open-send.ts";
import { Feed } from "../features/timeline/components/feed.tsx";
import { FilterBar } from "../features/timeline/components/filter-bar.tsx";
import { useFilters } from "../features/timeline/use-filters.ts";
import { useWaiting } from "../lib/outbox.ts";
import { PartFailed } from "../lib/part-failed.tsx";
import { texts } from "../lib/texts.ts";
import { useAlone } from "../lib/use-alone.ts";
import { pathTo } from "../screens.ts";
import { FeedCard } from "./feed/feed-card.tsx";

const WaitingCards = lazy(() =>
  load(() => import("../features/recognition/components/waiting-cards.tsx")).then((m) => ({ default: m.WaitingCards })),
);

const ComingPanel = lazy(async () => {
  const [{ ComingPanel }] = await Promise.all([
    load(() => import("../features/celebration/components/coming-panel.tsx")),
    texts("celebration"),
  ]);
  return { default: ComingPanel };
});

const settled = (query: { data?: unknown; error?: unknown }) => query.data !== undefined || query.error !== undefined;

/** The same boxes before and after the figures arrive, so that nothing below moves; what did not come has none. */
function Strip({ balances }: { balances: Balances }) {
  const { t } = useTranslation("points");
  const format = useFormat();
  const goal = useGoalWords();
  const goalQuery = useGoal();
  const goalSettled = settled(goalQuery);
  const failed = [balances, goalQuery].find((query) => query.error && !query.data);
  const points = balances.on && (balances.data !== undefined || !balances.error);
  const note = failed && <PartFailed query={failed} />;
  if (!points && !goal && goalSettled) return note;
  const known = (!points || settled(balances)) && (goal || goalSettled);
  return (
    <>
      <div className={known ? "" : "[&_*]:text-transparent"} aria-busy={!known}>
        <HomeStrip
          format={format}
          points={
            points
              ? {
                  give: balances.give?.balance ?? 100,
                  spend: balances.spend?.balance ?? 1000,
                  labels: { give: t(($) => $.give), spend: t(($) => $.spend) },
                  to: pathTo("points"),
                }
              : undefined
          }
          goal={goal ?? (goalSettled ? undefined : { count: 0, goal: 1, title: "…", of: "" })}
        />
      </div>
      {note && <div className="mt-3">{note}</div>}
    </>
  );
}

function Aside({ balances }: { balances: Balances }) {
  const { t } = useTranslation("timeline");
  const goal = useGoal();
  const peers = usePeers();
  const celebrates = useApps().may("celebration:browse");
  const ready = (!balances.on || settled(balances)) && settled(goal) && (!peers.may || settled(peers));
  return (
    <aside aria-label={t(($) => $.aside)} className="sticky top-20 grid content-start gap-5 self-start pt-3">
      {ready ? (
        <>
          <BalancesPanel balances={balances} />
          <GoalPanel />
          {celebrates && (
            <Suspense fallback={<Skeleton className="h-56 rounded-lg" />}>
              <ComingPanel />
            </Suspense>
          )}
          <PeersPanel />
        </>
      ) : (
        <>
          <Skeleton className="h-44 rounded-lg" />
          <Skeleton className="h-72 rounded-lg" />
          <Skeleton className="h-56 rounded-lg" />
        </>
      )}
    </aside>
  );
}

function Home() {
  const { t } = useTranslation("recognition");
  const alone = useAlone();
  const me = useMe();
  const apps = useApps();
  const maySend = (!apps.ready || apps.may("recognition:create")) && !alone;
  const failed = me.error && !me.data ? me : apps.error && !apps.ready ? apps : undefined;
  const balances = useBalances();
  const [filters, setFilters] = useFilters();
  const openSend = useOpenSend();
  const recognize = () => openSend();
  const wide = useMedia(LG);
  const waits = useWaiting().length > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 max-lg:mx-auto max-lg:max-w-[42rem] lg:grid-cols-[minmax(0,1fr)_18.5rem]">
      <div className="min-w-0">
        {me.data && <Greeting name={me.data.firstName} />}
        {failed && <PartFailed query={failed} />}
        {maySend && (
          <PromptBar
            me={me.data}
            prompt={t(($) => $.home.prompt)}
            label={t(($) => $.home.recognize)}
            onClick={recognize}
            onIntent={() => void import("./recognition-send.tsx").catch(() => {})}
          />
        )}
        {!wide && (
          <div className="mt-5">
            <Strip balances={balances} />
          </div>
        )}
        <div className="mt-5">
          <FilterBar value={filters} onChange={setFilters} />
        </div>
        {waits && (
          <Suspense fallback={null}>
            <div className="mt-5 grid gap-5">
              <WaitingCards />
            </div>
          </Suspense>
        )}
        <Feed
          filters={filters}
          onClear={() => setFilters({ teamIdIn: [], itemTypeIn: [] })}
          onRecognize={maySend ? recognize : undefined}
        >
          {(item) => <FeedCard item={item} />}
        </Feed>
      </div>
      {wide && <Aside balances={balances} />}
    </div>
  );
}

export function Component() {
  const { t } = useTranslation("timeline");
  const me = useMe();
  const apps = useApps();
  return (
    <Page title={t(($) => $.title)}>
      {settled(me) && (apps.ready || apps.error) ? <Home /> : <HomeSkeleton label={t(($) => $.loading)} />}
    </Page>
  );
}
