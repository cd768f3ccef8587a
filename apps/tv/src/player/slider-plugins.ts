import type { KeenSliderInstance, KeenSliderPlugin } from "keen-slider/react";

// biome-ignore lint/complexity/noBannedTypes: the library's own default for "no options of their own"
type None = {};
/** Events of the player for its plug-ins, beside the library's own. */
export type PlayerEvent = "play" | "pause";
export type Slider = KeenSliderInstance<None, None, PlayerEvent>;
type Plugin = KeenSliderPlugin<None, None, PlayerEvent>;

/** Calls `onEnd` when a slide has had its time. `play` starts that time again. */
export function slideTimer(ms: number, onEnd: () => void): Plugin {
  return (slider) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    slider.on("play", () => {
      stop();
      timer = setTimeout(onEnd, ms);
    });
    slider.on("pause", stop);
    slider.on("destroyed", stop);
  };
}

/** Each child of the container is as opaque as its slide is in view. */
export const crossfade: Plugin = (slider) => slider.on("detailsChanged", paint);

export function paint({ container, track }: Slider) {
  for (const element of container.children as HTMLCollectionOf<HTMLElement>) {
    const portion = track.details?.slides[Number(element.dataset.slide)]?.portion ?? 1;
    element.style.opacity = String(portion);
    element.style.willChange = portion > 0 && portion < 1 ? "opacity" : "";
  }
}

const FADE_MS = 1000;
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
/** Slow at both ends. */
const easing = (t: number) => t * t * (3 - 2 * t);

// Not 0: the slider would take the slide that it leaves for the one it goes to.
export const fade = () => ({ duration: reduced.matches ? 1 : FADE_MS, easing });
