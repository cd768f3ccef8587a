import type { Meta } from "@storybook/react-vite";
import { feed, member, people, quality } from "../../stories/data.ts";
import { Logo } from "../logo.tsx";
import { TvFrame } from "./tv-frame.tsx";
import { TvJoiners } from "./tv-joiners.tsx";
import { TvNote } from "./tv-note.tsx";
import { TvPeople } from "./tv-people.tsx";
import { TvPetals } from "./tv-petals.tsx";
import { TvQr } from "./tv-qr.tsx";
import { TvRecognitionArt } from "./tv-recognition-art.tsx";
import { TvSender } from "./tv-sender.tsx";
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
      <TvJoiners title="First days in November" people={Object.values(people).slice(0, 6)} />
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
