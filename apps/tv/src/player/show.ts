import type { Channel, Content } from "./content.ts";
import { playlist, remaining, type Slide } from "./playlist.ts";

/** What plays. */
export interface Show {
  channel: Channel;
  slides: Slide[];
  index: number;
  /** Counts slides that have ended: one turn is one slide's time, of an empty channel too. */
  turn: number;
  /** The last slide of the round before, while it goes. */
  leaving: Slide | null;
  /** What the next round plays. */
  next: Content | null;
  /** Since when nothing was heard, in milliseconds; null while all is well. */
  awaySince: number | null;
}
type Random = () => number;

export const begin = (content: Content, random: Random, awaySince: number | null): Show => ({
  channel: content.channel,
  slides: playlist(content, random),
  index: 0,
  turn: 0,
  leaving: null,
  next: null,
  awaySince,
});

export const isLast = ({ slides, index }: Show): boolean => index >= slides.length - 1;

/** The last slide of a round is followed by the first of what was heard meanwhile, or of the same round. */
export function advance(show: Show, random: Random, step: 1 | -1 = 1): Show {
  const { slides, index, next } = show;
  const turn = show.turn + 1;
  if (step === 1 && isLast(show) && next) {
    const leaving = slides[index] ?? null;
    return { ...show, slides: playlist(next, random, leaving?.key), index: 0, turn, leaving, next: null };
  }
  const length = Math.max(1, slides.length);
  return { ...show, index: (index + step + length) % length, turn, leaving: null };
}

/** New things wait for the next round; what may not be shown any more leaves at once. An empty screen waits for nothing. */
export function hear(show: Show, content: Content, random: Random): Show {
  const slides = remaining(show.slides, content);
  if (slides.length === 0) return { ...begin(content, random, null), turn: show.turn + 1 };
  const current = show.slides[show.index]?.key;
  const at = slides.findIndex(({ key }) => key === current);
  const index = at >= 0 ? at : Math.min(show.index, slides.length - 1);
  return { ...show, slides, index, leaving: null, next: content, awaySince: null };
}

export const loseTouch = (show: Show, now: number): Show =>
  show.awaySince === null ? { ...show, awaySince: now } : show;
