import type { Channel, Content } from "./content.ts";
import { asOf, isFresh } from "./fresh.ts";
import { playlist, remaining, type Slide } from "./playlist.ts";

/** What plays. */
export interface Show {
  channel: Channel;
  slides: Slide[];
  /** Of the current slide among those of `deckOf`. */
  index: number;
  /** Counts slides that have ended, one that follows itself and an empty screen's included. */
  turn: number;
  /** The last slide of the round before, while it fades out. */
  leaving: Slide | null;
  /** What the next round plays. */
  next: Content | null;
  /** Since when the server has been out of reach, in milliseconds; null while it responds. */
  offlineSince: number | null;
}
type Random = () => number;

export const start = (content: Content, random: Random, offlineSince: number | null): Show => ({
  channel: content.channel,
  slides: playlist(content, random),
  index: 0,
  turn: 0,
  leaving: null,
  next: null,
  offlineSince,
});

/** What the slider loops over: a slide that leaves is placed behind the last, so that the next step fades from it to the first. */
export const deckOf = ({ slides, leaving }: Show): Slide[] =>
  leaving ? [...slides.filter(({ key }) => key !== leaving.key), leaving] : slides;

export const isLast = ({ slides, index }: Show): boolean => index >= slides.length - 1;

export const showSlide = (show: Show, index: number): Show => ({ ...show, index, turn: show.turn + 1 });

/** Plays what was fetched meanwhile, from the slide that ends the round before. */
export function startRound(show: Show, random: Random): Show {
  const { slides, index, next } = show;
  if (!next) return show;
  const leaving = slides[index] ?? null;
  const round = { ...show, slides: playlist(next, random, leaving?.key), leaving, next: null };
  const deck = deckOf(round);
  return deck.length > 1 ? { ...round, index: deck.length - 1 } : showSlide({ ...round, leaving: null }, 0);
}

/** Once the new round's first slide has faded in. */
export function endLeaving(show: Show): Show {
  const current = deckOf(show)[show.index];
  if (!show.leaving || !current || current.key === show.leaving.key) return show;
  return { ...show, leaving: null, index: show.slides.findIndex(({ key }) => key === current.key) };
}

/** Plays on with these of its slides: the one that shows stays, or the next has its turn. */
function keep(show: Show, slides: Slide[]): Show {
  const current = deckOf(show)[show.index]?.key;
  const at = slides.findIndex(({ key }) => key === current);
  const index = at >= 0 ? at : Math.max(0, Math.min(show.index, slides.length - 1));
  return { ...show, slides, index, leaving: null };
}

/** New content waits for the next round; what may not be shown any more leaves at once. An empty screen waits for nothing. */
export function receive(show: Show, content: Content, random: Random): Show {
  const slides = remaining(show.slides, content);
  if (slides.length === 0) return { ...start(content, random, null), turn: show.turn + 1 };
  return { ...keep(show, slides), next: content, offlineSince: null };
}

/** What is loaded plays on, as far as it holds. */
export function disconnect(show: Show, now: number): Show {
  const since = { ...show, offlineSince: show.offlineSince ?? now };
  const next = show.next && asOf(show.next, now);
  const slides = show.slides.filter((slide) => slide.kind !== "celebration" || isFresh(slide, now));
  return slides.length === show.slides.length ? { ...since, next } : { ...keep(since, slides), next };
}
