import { direction } from "@plaudit/i18n";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { keepAwake } from "@plaudit/ui/keep-awake.ts";
import { useEffect } from "react";
import { timeOfDay } from "./clock.tsx";
import type { ChannelLink, Content } from "./content.ts";
import { withinReach } from "./playlist.ts";
import { deckOf } from "./show.ts";
import { Stage } from "./stage.tsx";
import { usePlayer } from "./use-player.ts";

interface Props {
  link: ChannelLink;
  first: { content: Content; online: boolean };
  onRefused: () => void;
}
export function Player({ link, first, onRefused }: Props) {
  const { t } = useTranslation("tv");
  const format = useFormat();
  const { show, paused, container, go, togglePause } = usePlayer(link, first, onRefused);
  const { channel, slides, index, offlineSince } = show;
  const forward = direction(format.language) === "rtl" ? "ArrowLeft" : "ArrowRight";
  useEffect(keepAwake, []);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "ArrowRight" || key === "ArrowLeft") go(key === forward ? 1 : -1);
      if (key === " ") togglePause();
      if (key === "f" && !document.fullscreenElement) document.documentElement.requestFullscreen?.().catch(() => {});
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [go, forward, togglePause]);

  const note = paused
    ? t(($) => $.pause)
    : offlineSince === null
      ? null
      : t(($) => $.offline, { time: format.date(new Date(offlineSince), timeOfDay) });
  const frame = { channel, note, at: index, of: slides.length };
  const deck = deckOf(show);
  return (
    <div ref={container}>
      {deck.length === 0 && <Stage {...frame} slide={null} index={0} shown moving={false} />}
      {withinReach(deck.length, index).map((i) => {
        const slide = deck[i];
        const shown = i === index;
        return (
          slide && <Stage key={slide.key} {...frame} slide={slide} index={i} shown={shown} moving={shown && !paused} />
        );
      })}
    </div>
  );
}
