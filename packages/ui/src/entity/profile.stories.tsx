import type { Meta } from "@storybook/react-vite";
import { people, quality, teams } from "../../stories/data.ts";
import { Held } from "../../stories/held.tsx";
import { balanceLabels, filter, format } from "../../stories/words.ts";
import { Button } from "../button.tsx";
import { Balances } from "./balances.tsx";
import { FeedFilter } from "./feed-filter.tsx";
import type { FeedFilters } from "./feed-filter-types.ts";
import { Goal } from "./goal.tsx";
import { HomeStrip } from "./home-strip.tsx";
import { PeopleList } from "./people-list.tsx";
import { ProfileHead } from "./profile-head.tsx";
import { QualityTally } from "./quality-tally.tsx";
import { Tides } from "./tides.tsx";

export default { title: "Profile/Parts" } satisfies Meta;

const tally = quality("keeps", "shows-up", "teaches", "calm").map((one, i) => ({ quality: one, count: 17 - 4 * i }));
const stats = [
  { label: "received", value: "47" },
  { label: "given", value: "63" },
];

export const Head = () => (
  <ProfileHead
    person={people.samuel}
    facts={["Forklift driver", "At Northwind since November 2016"]}
    qualities={tally}
    times={47}
    stats={stats}
    note="Each patch is one of the 47 times somebody thanked Samuel."
    actions={<Button>Recognize Samuel</Button>}
  />
);
export const NewPerson = () => (
  <ProfileHead person={people.long} qualities={[]} times={0} stats={stats.map((one) => ({ ...one, value: "0" }))} />
);
export const Tally = () => <QualityTally seed="samuel" qualities={tally} times={(count) => `${count} times`} />;
export const Months = () => (
  <Tides
    months={[3, 2, 4, 1, 6, 3, 5, 4, 2, 6, 4, 7].map((received, i) => ({
      month: `2026-${String(i + 1).padStart(2, "0")}`,
      received,
      given: (i * 7) % 9,
    }))}
    label="Given and received, month by month"
    labels={{ given: "Given", received: "Received" }}
    month={(one) => one.month}
  />
);
export const Purses = () => (
  <div className="grid max-w-xs gap-5">
    <Balances
      give={240}
      giveOf={400}
      spend={1315}
      labels={{ ...balanceLabels, renews: "Renews on 1 Dec" }}
      format={format}
    />
    <Balances give={0} spend={0} labels={balanceLabels} format={format} />
  </div>
);
export const Goals = () => (
  <div className="grid max-w-xs gap-5">
    {[0, 61, 80].map((count) => (
      <Goal
        key={count}
        count={count}
        goal={80}
        labels={{ of: "of 80 recognitions", left: `${80 - count} more fill the flower.` }}
        format={format}
      />
    ))}
  </div>
);
export const OnPhone = () => (
  <HomeStrip
    format={format}
    points={{ give: 240, spend: 1315, labels: balanceLabels, to: "/points" }}
    goal={{ count: 61, goal: 80, title: "Goal for November", of: "of 80 recognitions" }}
  />
);
export const People = () => (
  <PeopleList people={[people.samuel, people.bao, people.fatima, people.long].map((person) => ({ person }))} />
);
export const Filters = () => (
  <Held<FeedFilters> start={{ teamIdIn: ["t1"], itemTypeIn: [] }}>
    {(value, set) => (
      <FeedFilter
        value={value}
        onChange={set}
        teams={teams}
        findTeams={async () => teams}
        mine={["t2"]}
        types={[]}
        labels={filter}
        format={format}
      />
    )}
  </Held>
);
