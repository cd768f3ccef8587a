import type { Meta } from "@storybook/react-vite";
import { feed, member, people, quality } from "../../stories/data.ts";
import { Logo } from "../logo.tsx";
import { TvFrame } from "./tv-frame.tsx";
import { TvJoiners } from "./tv-joiners.tsx";
import { TvJoinersArt } from "./tv-joiners-art.tsx";
import { TvNote } from "./tv-note.tsx";
import { TvPeople } from "./tv-people.tsx";
import { TvQr } from "./tv-qr.tsx";
import { TvRecognition } from "./tv-recognition.tsx";
import { TvRecognitionArt } from "./tv-recognition-art.tsx";
import { TvWords } from "./tv-words.tsx";

export default { title: "TV/Slides" } satisfies Meta;

const logo = <Logo name="Northwind" onDeep className="max-h-none max-w-none gap-[1.4vmin]! [&>span]:text-[3.4vmin]" />;
const code = <TvQr url="https://northwind.example/recognitions/018f" label="Read it and add a word" title="The post" />;
const screen = { theme: "dark" as const, logo, clock: "09:24", of: 6 };
const parameters = { layout: "fullscreen" };

export const Recognition = {
  parameters,
  render: () => (
    <TvFrame
      {...screen}
      aside
      note="Offline since 08:40"
      at={1}
      art={<TvRecognitionArt qualities={quality("shows-up", "calm")} seed="tv" />}
      code={code}
    >
      <TvRecognition
        aside
        people={
          <TvPeople
            at={0}
            turns={[{ people: [member(people.tomas), member(people.ines)], names: "Tomás Vega and Inês Laurent" }]}
          />
        }
        sender={people.maya}
        qualities={quality("shows-up", "calm")}
      >
        <TvWords text={feed[0]?.messageText ?? ""} />
      </TvRecognition>
    </TvFrame>
  ),
};
export const Joiners = {
  parameters,
  render: () => (
    <TvFrame {...screen} theme="light" at={2} art={<TvJoinersArt />} code={code}>
      <TvJoiners
        title="First days in November"
        text="6 people start with us this month."
        people={Object.values(people).slice(0, 6)}
      />
    </TvFrame>
  ),
};
export const Note = {
  parameters,
  render: () => (
    <TvFrame {...screen} at={0}>
      <TvNote title="Nothing to show yet">The first recognition appears here by itself.</TvNote>
    </TvFrame>
  ),
};
