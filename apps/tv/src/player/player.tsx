import { direction } from "@plaudit/i18n";
import { useFormat } from "@plaudit/i18n/react.ts";
import { useEffect, useState } from "react";
import type { Content, Ticket } from "./content.ts";
import { EmptySlide } from "./empty-slide.tsx";
import { Frame } from "./frame.tsx";
import { JoinersSlide } from "./joiners-slide.tsx";
import { type Slide, withinReach } from "./playlist.ts";
import { RecognitionSlide } from "./recognition-slide.tsx";
import { usePlayer } from "./use-player.ts";

interface Props {
  ticket: Ticket;
  first: { content: Content; online: boolean };
  onRefused: () => void;
}
export function Player({ ticket, first, onRefused }: Props) {
  const { content, slides, index, offlineSince, paused, go, togglePause } = usePlayer(ticket, first, onRefused);
  const { language } = useFormat();
  const step = direction(language) === "rtl" ? -1 : 1;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "ArrowRight") go(step);
      if (event.key === "ArrowLeft") go(-step);
      if (event.key === " ") togglePause();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [go, step, togglePause]);
  const frame = { channel: content.channel, offlineSince, paused, position: index, length: slides.length };
  if (slides.length === 0)
    return (
      <Frame {...frame} code={{ kind: "recognize", to: null }}>
        <EmptySlide />
      </Frame>
    );
  return withinReach(slides.length, index).map((at) => {
    const slide = slides[at] as Slide;
    return <Stage key={slide.key} shown={at === index} slide={slide} frame={frame} />;
  });
}

/** Neighbours wait in the page, laid out and unseen, so that a change is only a fade. */
function Stage({
  shown,
  slide,
  frame,
}: {
  shown: boolean;
  slide: Slide;
  frame: Omit<Parameters<typeof Frame>[0], "code" | "children">;
}) {
  const [seen, setSeen] = useState(shown);
  useEffect(() => {
    if (shown) setSeen(true);
  }, [shown]);
  const code =
    slide.kind === "joiners"
      ? ({ kind: "hello", to: slide.joiners[0] ?? null } as const)
      : frame.channel.qr === "view"
        ? ({ kind: "view", id: slide.recognition.id } as const)
        : frame.channel.qr === "recognize"
          ? ({ kind: "recognize", to: slide.recognition.sendTo[0] ?? null } as const)
          : null;
  return (
    <div
      className={`fixed inset-0 transition-opacity duration-1000 ${shown ? "opacity-100" : "opacity-0"}`}
      inert={!shown}
      aria-hidden={!shown}
    >
      {slide.kind === "recognition" ? (
        <RecognitionSlide recognition={slide.recognition} moving={shown && seen} frame={frame} code={code} />
      ) : (
        <Frame {...frame} code={code}>
          <JoinersSlide joiners={slide.joiners} />
        </Frame>
      )}
    </div>
  );
}
