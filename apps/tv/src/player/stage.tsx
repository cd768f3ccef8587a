import { memo, useState } from "react";
import type { Channel } from "./content.ts";
import { slideOf } from "./kinds.ts";
import type { Slide } from "./playlist.ts";
import { EmptySlide } from "./slides/empty-slide.tsx";

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
  const around = { channel, at, of, note, times };
  const SlideShown = slide && slideOf(slide);
  return (
    <div className="fixed inset-0" data-slide={index} inert={!shown} aria-hidden={!shown}>
      {SlideShown ? <SlideShown slide={slide} moving={moving} around={around} /> : <EmptySlide around={around} />}
    </div>
  );
});
