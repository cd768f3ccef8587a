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
  /** Of the slide in the slider, which sets how opaque it is. */
  index: number;
  /** Neighbors wait in the page, laid out and unseen, so that a change is only a fade. */
  shown: boolean;
  moving: boolean;
  at: number;
  of: number;
  note: string | null;
}

export const Stage = memo(function Stage({ channel, slide, index, shown, moving, at, of, note }: Props) {
  // A slide that shows again starts again: its text from the top, its people from the first.
  const [was, setWas] = useState(shown);
  const [times, setTimes] = useState(0);
  if (shown !== was) {
    setWas(shown);
    if (shown) setTimes(times + 1);
  }
  const { children, ...around } = useSlide(slide, channel, moving);
  const { theme, tenantName, logoUrls } = channel;
  return (
    <div className="fixed inset-0" data-slide={index} inert={!shown} aria-hidden={!shown}>
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
