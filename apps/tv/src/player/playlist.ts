import { type Celebrated, celebrated, stillCelebrated } from "./celebrations.ts";
import type { Announcement, Award, Channel, Content, Joiner, Recognition } from "./content.ts";
import { groups } from "./groups.ts";

export type Slide =
  | { kind: "recognition"; key: string; recognition: Recognition }
  | { kind: "award"; key: string; award: Award }
  | { kind: "announcement"; key: string; announcement: Announcement }
  | { kind: "celebration"; key: string; today: string; loadedAt: number; celebrated: Celebrated }
  | { kind: "joiners"; key: string; joiners: Joiner[]; joined: number };
export type Kind = Channel["content"][number];
export type SlideOf<K extends Kind> = Extract<Slide, { kind: K }>;

/** More do not fit below the title in portrait, or have no room for their job titles in landscape. */
const JOINERS_A_SLIDE = 4;
/** Slides kept in the page on either side of the one that shows. */
const REACH = 2;
/** A slide shows two turns of faces: half of them in each, as far as they fit. */
const FACES_LEAST = 2;
const FACES_MOST = 5;

/** Fisher and Yates; `random` returns 0 ≤ x < 1. */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const shuffled = [...items];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [shuffled[i], shuffled[j]] = [shuffled[j] as T, shuffled[i] as T];
  }
  return shuffled;
}

const slidesOf: { [K in Kind]: (content: Content) => SlideOf<K>[] } = {
  recognition: ({ recognitions }) =>
    recognitions.map((recognition) => ({ kind: "recognition", key: recognition.id, recognition })),
  award: ({ awards }) => awards.map((award) => ({ kind: "award", key: award.id, award })),
  announcement: ({ announcements }) =>
    announcements.map((announcement) => ({ kind: "announcement", key: announcement.id, announcement })),
  celebration: ({ calendar, loadedAt }) =>
    celebrated(calendar).map((of) => ({
      ...{ kind: "celebration", key: of.key, today: calendar.today, loadedAt },
      celebrated: of,
    })),
  joiners: ({ joiners, joined }) =>
    groups(joiners, JOINERS_A_SLIDE).map((group) => ({
      kind: "joiners",
      key: `joiners-${group[0]?.id}`,
      joiners: group,
      joined,
    })),
};
const allSlides = (content: Content): Slide[] =>
  content.channel.content.flatMap((kind): Slide[] => slidesOf[kind](content));

/** In a new order that does not start with what showed last. */
export function playlist(content: Content, random: () => number, last?: string): Slide[] {
  const shuffled = shuffle(allSlides(content), random);
  const [first, ...others] = shuffled;
  return first && others.length > 0 && first.key === last ? [...others, first] : shuffled;
}

/** What is left of a playlist when some of it may not be shown any more. */
export function remaining(slides: Slide[], content: Content): Slide[] {
  const shown = allSlides(content);
  const keys = new Set(shown.map(({ key }) => key));
  const people = new Set(shown.flatMap((slide) => (slide.kind === "joiners" ? slide.joiners.map(({ id }) => id) : [])));
  const days = content.channel.content.includes("celebration") ? content.calendar.results : [];
  return slides.flatMap((slide): Slide[] => {
    if (slide.kind === "celebration") {
      const of = stillCelebrated(slide.celebrated, days);
      return of ? [{ ...slide, celebrated: of }] : [];
    }
    if (slide.kind !== "joiners") return keys.has(slide.key) ? [slide] : [];
    const left = slide.joiners.filter(({ id }) => people.has(id));
    const { joined } = content;
    if (left.length === slide.joiners.length && joined === slide.joined) return [slide];
    return left.length > 0 ? [{ ...slide, joiners: left, joined }] : [];
  });
}

/** Which slides are in the page, in a loop: those within reach of the current one. */
export function withinReach(length: number, current: number): number[] {
  if (length === 0) return [];
  const near = new Set<number>();
  for (let step = -REACH; step <= REACH; step++) near.add((((current + step) % length) + length) % length);
  return [...near].sort((a, b) => a - b);
}

/** Who is seen together: two, or up to five where there are many. */
export const turnsOf = <T>(people: readonly T[]): T[][] =>
  groups(people, Math.min(FACES_MOST, Math.max(FACES_LEAST, Math.ceil(people.length / 2))));
