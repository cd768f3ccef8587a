import type { Meta } from "@storybook/react-vite";
import { feed, member, people, quality } from "../../stories/data.ts";
import { Logo } from "../logo.tsx";
import { TvBadge } from "./tv-badge.tsx";
import { TvFrame } from "./tv-frame.tsx";
import { TvJoiners } from "./tv-joiners.tsx";
import { TvKicker } from "./tv-kicker.tsx";
import { TvLeaf } from "./tv-leaf.tsx";
import { TvName } from "./tv-name.tsx";
import { TvNote } from "./tv-note.tsx";
import { TvOccasion } from "./tv-occasion.tsx";
import { TvPeople } from "./tv-people.tsx";
import { TvPetals } from "./tv-petals.tsx";
import { TvQr } from "./tv-qr.tsx";
import { TvRecognitionArt } from "./tv-recognition-art.tsx";
import { TvSender } from "./tv-sender.tsx";
import { TvSoon } from "./tv-soon.tsx";
import { TvWords } from "./tv-words.tsx";

export default { title: "TV/Slides" } satisfies Meta;

const logo = <Logo name="Northwind" onDeep className="max-h-none max-w-none gap-[1.8vmin]! [&>span]:text-[5.2vmin]" />;
const code = <TvQr url="https://northwind.example/recognitions/018f" label="Read it and add a word" title="The post" />;
const screen = { theme: "dark" as const, logo, clock: "9:24", of: 6 };
const parameters = { layout: "fullscreen" };
const lower = <TvSender sender={people.maya} from="From" />;

export const Recognition = {
  parameters,
  render: () => (
    <TvFrame
      {...screen}
      at={1}
      share="third"
      art={<TvRecognitionArt qualities={quality("shows-up", "calm")} seed="tv" />}
      lower={lower}
      code={code}
    >
      <TvPeople
        at={0}
        turns={[{ people: [member(people.tomas), member(people.ines)], names: "Tomás Vega and Inês Laurent" }]}
      />
      <TvWords text={feed[0]?.messageText ?? ""} />
    </TvFrame>
  ),
};
export const Crowd = {
  parameters,
  render: () => (
    <TvFrame {...screen} at={3} art={<TvPetals />} lower={lower} code={code} clock="Offline since 8:40">
      <TvPeople
        at={0}
        turns={[
          {
            people: [people.tomas, people.ines, people.kofi, people.bao, people.yuki].map(member),
            names: "Tomás, Inês, Kofi, Bảo Châu and Yuki",
            others: { figure: "+9", label: "and 9 more" },
          },
        ]}
      />
      <TvWords text="The boat left full." />
    </TvFrame>
  ),
};
export const Joiners = {
  parameters,
  render: () => (
    <TvFrame {...screen} theme="light" at={2} lower={<TvNote>6 people start with us this month.</TvNote>} code={code}>
      <TvJoiners title="First days in November" people={Object.values(people).slice(0, 4)} />
    </TvFrame>
  ),
};
export const Award = {
  parameters,
  render: () => (
    <TvFrame {...screen} at={4} art={<TvBadge kind="lighthouse" />} lower={lower} code={code}>
      <TvKicker>Quiet excellence</TvKicker>
      <TvName name="Inês Laurent" />
      <TvWords text="For three quarters of numbers that nobody had to check twice." most={12.5} />
    </TvFrame>
  ),
};
export const Announcement = {
  parameters,
  render: () => (
    <TvFrame
      {...screen}
      theme="light"
      at={5}
      share="third"
      art={<TvLeaf over="Posted" day="21" month="November" />}
      lower={<TvNote>It has three floors, and a garden with a lemon tree.</TvNote>}
      code={code}
    >
      <TvKicker>From Maya Okafor</TvKicker>
      <TvWords as="h1" text="The Lisbon office moves to a house with a garden" />
    </TvFrame>
  ),
};
export const Celebration = {
  parameters,
  render: () => (
    <TvFrame
      {...screen}
      at={5}
      art={<TvOccasion kind="anniversary" years={10} />}
      lower={
        <TvSoon
          columns="landscape:grid-cols-2"
          people={[
            { person: people.kofi, name: "Kofi", kind: "birthday", years: 0, day: "today" },
            { person: people.yuki, name: "Yuki", kind: "anniversary", years: 6, day: "Friday" },
          ]}
        />
      }
      code={code}
    >
      <TvPeople at={0} turns={[{ people: [member(people.tomas)], names: "Tomás Vega" }]} />
      <TvWords text="10 years with us" />
    </TvFrame>
  ),
};
export const Note = {
  parameters,
  render: () => (
    <TvFrame
      {...screen}
      at={0}
      art={<TvPetals />}
      lower={<TvNote>The first recognition appears here by itself.</TvNote>}
    >
      <TvWords as="h1" text="Nothing to show yet" />
    </TvFrame>
  ),
};
