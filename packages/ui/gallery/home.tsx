import { useState } from "react";
import { Balances } from "../src/entity/balances.tsx";
import { FeedFilter } from "../src/entity/feed-filter.tsx";
import type { FeedFilters } from "../src/entity/feed-filter-types.ts";
import { Goal } from "../src/entity/goal.tsx";
import { HomeSkeleton } from "../src/entity/home-skeleton.tsx";
import { HomeStrip } from "../src/entity/home-strip.tsx";
import { NewItemsPill } from "../src/entity/new-items-pill.tsx";
import { PeopleList } from "../src/entity/people-list.tsx";
import { PromptBar } from "../src/entity/prompt-bar.tsx";
import { RecognitionCard } from "../src/entity/recognition-card.tsx";
import type { ReactionType } from "../src/entity/types.ts";
import { EmptyState } from "../src/feedback/empty-state.tsx";
import { ErrorState } from "../src/feedback/error-state.tsx";
import { toast } from "../src/feedback/toast-store.ts";
import { Panel } from "../src/panel.tsx";
import { Page } from "../src/shell/page.tsx";
import { feed, people, teams } from "./data.ts";
import { asked, card, filter, format, say } from "./words.ts";

const purses = { give: say("to give", "للإهداء"), spend: say("to spend", "للإنفاق") };
const state = asked("state");

function Feed() {
  const [own, setOwn] = useState<Record<string, ReactionType | null>>({});
  if (state === "error")
    return (
      <ErrorState
        title="The feed did not load"
        retry="Try again"
        onRetry={() => toast.error("Oops. Something went wrong!")}
      />
    );
  if (state === "empty")
    return (
      <EmptyState art="sunrise" title="The first word is yours">
        Think of one person who helped you this week.
      </EmptyState>
    );
  return (
    <ol className="mt-4 grid grid-cols-1 gap-4 md:gap-5">
      {feed.map((item) => (
        <li key={item.id}>
          <RecognitionCard
            item={{ ...item, ownReaction: own[item.id] === undefined ? item.ownReaction : (own[item.id] ?? null) }}
            labels={card}
            format={format}
            onReact={(type) => setOwn({ ...own, [item.id]: type })}
            onAddPoints={() => toast.ok("Points added", { action: { label: "Undo", onAction: () => undefined } })}
            menu={[
              { label: say("Copy link", "نسخ الرابط"), onSelect: () => toast.ok("Copied") },
              "line",
              { label: say("Flag to a moderator", "إبلاغ"), danger: true },
            ]}
          />
        </li>
      ))}
    </ol>
  );
}

export function Home() {
  const [filters, setFilters] = useState<FeedFilters>({ teamIdIn: state === "filtered" ? ["t1"] : [], itemTypeIn: [] });
  return (
    <Page title={say("Home", "الرئيسية")}>
      {state === "loading" ? (
        <HomeSkeleton label="Loading" />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 max-lg:mx-auto max-lg:max-w-[42rem] lg:grid-cols-[minmax(0,1fr)_18.5rem]">
          <div className="min-w-0">
            <p className="font-display text-display font-[440] track-display md:pt-3">
              {say("Good morning, Lena", "صباح الخير يا لينا")}
            </p>
            <p className="mt-2 max-w-[52ch] text-base text-ink-2">
              {say(
                "5 colleagues said 5 thank-yous this week, 2 of them for your teams.",
                "قال 5 زملاء شكرًا 5 مرات هذا الأسبوع.",
              )}
            </p>
            <PromptBar
              me={people.lena}
              prompt={say("Who made your day?", "من أسعد يومك؟")}
              label={say("Recognize", "اشكر")}
              onClick={() => location.assign(`/compose${location.search}`)}
            />
            <div className="mt-5 lg:hidden">
              <HomeStrip
                format={format}
                points={{ give: 240, spend: 1315, labels: purses }}
                goal={{
                  count: 61,
                  goal: 80,
                  title: say("Goal for November", "هدف نوفمبر"),
                  of: say("of 80 moments", "من 80"),
                }}
              />
            </div>
            <div className="mt-5">
              <FeedFilter
                value={filters}
                onChange={setFilters}
                teams={teams}
                mine={["t2", "t4"]}
                types={[]}
                labels={filter}
                format={format}
              />
            </div>
            {state === "news" && <NewItemsPill onClick={() => undefined}>3 new moments</NewItemsPill>}
            <Feed />
          </div>
          <aside
            aria-label={say("Beside the feed", "بجانب الموجز")}
            className="sticky top-20 hidden content-start gap-5 self-start lg:grid lg:pt-3"
          >
            <Panel title={say("Your points", "نقاطك")}>
              <Balances
                give={240}
                giveOf={400}
                spend={1315}
                labels={{
                  ...purses,
                  renews: say("Renews on 1 Dec", "تتجدد في 1 ديسمبر"),
                  lapses: say("80 lapse on 31 Dec", "80 تنتهي في 31 ديسمبر"),
                }}
                format={format}
              />
            </Panel>
            <Panel title={say("Goal for November", "هدف نوفمبر")}>
              <Goal
                count={61}
                goal={80}
                labels={{
                  of: say("of 80 moments", "من 80 لحظة"),
                  left: say("19 more fill the flower.", "19 أخرى تملأ الزهرة."),
                }}
                format={format}
              />
            </Panel>
            <Panel title={say("You may want to thank", "قد تود شكرهم")}>
              <PeopleList people={[people.samuel, people.bao, people.fatima].map((person) => ({ person }))} />
            </Panel>
          </aside>
        </div>
      )}
    </Page>
  );
}
