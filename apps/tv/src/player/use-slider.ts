import { useKeenSlider } from "keen-slider/react";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Slide } from "./playlist.ts";
import { crossfade, fade, paint, type Slider, slideTimer } from "./slider-plugins.ts";

const SLIDE_MS = 40_000;

interface Loop {
  deck: Slide[];
  /** Where a changed deck goes on. */
  index: number;
  turn: number;
  paused: boolean;
  /** A slide has its turn: it fades in, or, alone, follows itself. */
  onTurn: (index: number) => void;
  /** The slider is at a slide without a fade: after a change of the deck, or when a resize ended a fade. */
  onJump: (index: number) => void;
  onFaded: () => void;
  onTimeOver: () => void;
}

/** Keeps the current slide, wraps around, and fades; reports every move to the player. */
export function useSlider(loop: Loop) {
  const { deck, index, turn, paused } = loop;
  const latest = useRef(loop);
  latest.current = loop;
  const [{ options, plugins }] = useState(() => ({
    options: {
      loop: true,
      drag: false,
      renderMode: "custom" as const,
      selector: null,
      slides: { number: () => latest.current.deck.length },
      animationStarted: ({ animator, track }: Slider) =>
        latest.current.onTurn(track.absToRel(animator.targetIdx ?? track.details.abs)),
      animationEnded: () => latest.current.onFaded(),
      updated: ({ track }: Slider) => latest.current.onJump(track.details?.rel ?? 0),
    },
    plugins: [crossfade, slideTimer(SLIDE_MS, () => latest.current.onTimeOver())],
  }));
  const [container, slider] = useKeenSlider(options, plugins);

  const keys = deck.map(({ key }) => key).join();
  const shownKeys = useRef(keys);
  // An update jumps: here to the current slide, or, if that one has left, to the one after it.
  useLayoutEffect(() => {
    if (keys !== shownKeys.current) slider.current?.update(undefined, index);
    shownKeys.current = keys;
  }, [keys, index, slider]);
  useLayoutEffect(() => {
    if (slider.current) paint(slider.current);
  });
  useEffect(() => slider.current?.emit(paused ? "pause" : "play"), [paused, turn, slider]);

  const move = useCallback(
    (step: 1 | -1) => {
      const { current } = slider;
      if (!current) return;
      if (latest.current.deck.length < 2) return latest.current.onTurn(0);
      // A fade under way is ended first: two steps in one would pass through the slide between.
      const { targetIdx } = current.animator;
      if (targetIdx !== null) current.update(undefined, targetIdx);
      current.moveToIdx(current.track.details.abs + step, true, fade());
    },
    [slider],
  );
  return { container, move };
}
