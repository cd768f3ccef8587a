import { useTranslation } from "@plaudit/i18n/react.ts";
import { Logo } from "@plaudit/ui/logo.tsx";
import { TvFrame } from "@plaudit/ui/tv/tv-frame.tsx";
import { TvJoiners } from "@plaudit/ui/tv/tv-joiners.tsx";
import { TvJoinersArt } from "@plaudit/ui/tv/tv-joiners-art.tsx";
import { TvNote } from "@plaudit/ui/tv/tv-note.tsx";
import { TvRecognition } from "@plaudit/ui/tv/tv-recognition.tsx";
import { TvRecognitionArt } from "@plaudit/ui/tv/tv-recognition-art.tsx";
import { TvWords } from "@plaudit/ui/tv/tv-words.tsx";
import { memo, type ReactNode, useState } from "react";
import { Clock } from "./clock.tsx";
import { Code } from "./code.tsx";
import type { Channel } from "./content.ts";
import type { Slide } from "./playlist.ts";
import { Receivers } from "./receivers.tsx";
import { Scroll } from "./scroll.tsx";

interface Props {
  channel: Channel;
  /** Null where there is nothing to show. */
  slide: Slide | null;
  /** Neighbours wait in the page, laid out and unseen, so that a change is only a fade. */
  shown: boolean;
  moving: boolean;
  at: number;
  of: number;
  note: string | null;
}

export const Stage = memo(function Stage({ channel, slide, shown, moving, at, of, note }: Props) {
  // A slide that shows again begins again: its words from the top, its people from the first.
  const [was, setWas] = useState(shown);
  const [times, setTimes] = useState(0);
  if (shown !== was) {
    setWas(shown);
    if (shown) setTimes(times + 1);
  }
  const qualities = slide?.kind === "recognition" ? slide.recognition.qualities.slice(0, 2) : [];
  const aside = qualities.length > 0;
  return (
    <div
      className={`fixed inset-0 [transition:opacity_1s] ${shown ? "opacity-100" : "opacity-0"}`}
      inert={!shown}
      aria-hidden={!shown}
    >
      <TvFrame
        theme={channel.theme}
        logo={<Brand channel={channel} />}
        clock={<Clock />}
        note={note}
        at={at}
        of={of}
        aside={aside}
        art={<Art slide={slide} />}
        code={<Code slide={slide} channel={channel} />}
      >
        <Body key={times} slide={slide} moving={moving} aside={aside} />
      </TvFrame>
    </div>
  );
});

const Brand = ({ channel }: { channel: Channel }) => (
  <Logo
    name={channel.tenantName}
    logoUrls={channel.logoUrls}
    onDeep={channel.theme === "dark"}
    className="max-h-[6vmin]! max-w-[40vmin]! gap-[1.4vmin]! [&_svg]:size-[5vmin] [&>span]:text-[3.4vmin]"
  />
);

function Art({ slide }: { slide: Slide | null }): ReactNode {
  if (slide?.kind === "joiners") return <TvJoinersArt />;
  if (!slide || slide.recognition.qualities.length === 0) return null;
  return <TvRecognitionArt qualities={slide.recognition.qualities} seed={slide.recognition.id} />;
}

function Body({ slide, moving, aside }: Pick<Props, "slide" | "moving"> & { aside: boolean }) {
  const { t } = useTranslation("tv");
  if (!slide) return <TvNote title={t(($) => $.empty.title)}>{t(($) => $.empty.text)}</TvNote>;
  if (slide.kind === "joiners") {
    const count = slide.joiners.length;
    return (
      <TvJoiners title={t(($) => $.joiners.title)} text={t(($) => $.joiners.lede, { count })} people={slide.joiners} />
    );
  }
  const { sender, sendTo, qualities, messageText } = slide.recognition;
  return (
    <TvRecognition
      people={<Receivers sendTo={sendTo} moving={moving} />}
      sender={sender}
      qualities={qualities}
      aside={aside}
    >
      <Scroll moving={moving}>
        <TvWords text={messageText} />
      </Scroll>
    </TvRecognition>
  );
}
