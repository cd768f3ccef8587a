import { TvFrame } from "@plaudit/ui/tv/tv-frame.tsx";
import { Fragment, memo, useState } from "react";
import { Brand } from "./brand.tsx";
import { Clock } from "./clock.tsx";
import type { Channel } from "./content.ts";
import type { Slide } from "./playlist.ts";
import { useSlide } from "./use-slide.tsx";

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
  const { children, ...around } = useSlide(slide, channel, moving);
  const { theme, tenantName, logoUrls } = channel;
  return (
    <div
      className={`fixed inset-0 [transition:opacity_1s] ${shown ? "opacity-100" : "opacity-0"}`}
      inert={!shown}
      aria-hidden={!shown}
    >
      <TvFrame
        {...around}
        theme={theme}
        logo={<Brand name={tenantName} logoUrls={logoUrls} onDeep={theme === "dark"} />}
        clock={note ?? <Clock />}
        at={at}
        of={of}
      >
        <Fragment key={times}>{children}</Fragment>
      </TvFrame>
    </div>
  );
});
