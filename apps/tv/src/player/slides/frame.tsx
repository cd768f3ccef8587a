import { TvFrame, type TvSlide } from "@plaudit/ui/tv/tv-frame.tsx";
import { Fragment, type ReactNode } from "react";
import { Brand } from "../brand.tsx";
import { Clock } from "../clock.tsx";
import type { Channel } from "../content.ts";

/** What every slide of the player has around it. */
export interface Around {
  channel: Channel;
  at: number;
  of: number;
  /** In place of the clock. */
  note: string | null;
  /** Counts how often the slide has shown: each time it starts again. */
  times: number;
}
/** A slide of one kind. */
export interface SlideProps<S> {
  slide: S;
  /** Whether it is the one that shows, and nobody has paused it. */
  moving: boolean;
  around: Around;
}
interface Props extends Omit<TvSlide, "children"> {
  around: Around;
  children: ReactNode;
}

export function Frame({ around, children, ...slide }: Props) {
  const { channel, at, of, note, times } = around;
  const { theme, tenantName, logoUrls } = channel;
  return (
    <TvFrame
      {...slide}
      theme={theme}
      logo={<Brand name={tenantName} logoUrls={logoUrls} onDeep={theme === "dark"} />}
      clock={note ?? <Clock />}
      at={at}
      of={of}
    >
      <Fragment key={times}>{children}</Fragment>
    </TvFrame>
  );
}

/** Characters of a message that fit on half of a landscape screen in large letters. */
const SHORT = 140;
export const shareOf = (message: string) => (message.length > SHORT ? "third" : "half");
