import { direction } from "@plaudit/i18n";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { useEffect } from "react";
import { timeOfDay } from "./clock.tsx";
import type { Content, Ticket } from "./content.ts";
import { keepAwake } from "./keep-awake.ts";
import { withinReach } from "./playlist.ts";
import { Stage } from "./stage.tsx";
import { usePlayer } from "./use-player.ts";

interface Props {
  ticket: Ticket;
  first: { content: Content; online: boolean };
  onRefused: () => void;
}
export function Player({ ticket, first, onRefused }: Props) {
  const { t } = useTranslation("tv");
  const format = useFormat();
  const { show, paused, go, togglePause } = usePlayer(ticket, first, onRefused);
  const { channel, slides, index, leaving, awaySince } = show;
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
    : awaySince === null
      ? null
      : t(($) => $.offline, { time: format.date(new Date(awaySince), timeOfDay) });
  const frame = { channel, note, at: index, of: slides.length };
  if (slides.length === 0) return <Stage {...frame} slide={null} shown moving={false} />;
  const near = withinReach(slides.length, index).flatMap((at) => slides[at] ?? []);
  if (leaving && !near.some(({ key }) => key === leaving.key)) near.push(leaving);
  const current = slides[index];
  return near.map((slide) => {
    const shown = slide.key === current?.key;
    return <Stage key={slide.key} {...frame} slide={slide} shown={shown} moving={shown && !paused} />;
  });
}
