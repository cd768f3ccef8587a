import type { ComponentType } from "react";
import type { Content } from "./content.ts";
import { loadFonts } from "./load-fonts.ts";
import type { Kind, Slide } from "./playlist.ts";
import type { SlideProps } from "./slides/frame.tsx";
import { JoinersSlide } from "./slides/joiners-slide.tsx";
import { RecognitionSlide } from "./slides/recognition-slide.tsx";

type Drawn = { [K in Kind]?: ComponentType<SlideProps<never>> };
const drawn: Drawn = { recognition: RecognitionSlide, joiners: JoinersSlide };

/** Loaded by channels that show them. */
const later: { [K in Kind]?: () => Promise<ComponentType<SlideProps<never>>> } = {
  announcement: async () => (await import("./slides/announcement-slide.tsx")).AnnouncementSlide,
  celebration: async () => (await import("./slides/celebration-slide.tsx")).CelebrationSlide,
  award: async () => (await import("./slides/award-slide.tsx")).AwardSlide,
};
const PATIENCE_MS = 10_000;

async function load(kind: Kind): Promise<void> {
  const { [kind]: component } = later;
  if (drawn[kind] || !component) return;
  const late = new Promise<void>((done) => setTimeout(done, PATIENCE_MS));
  const loading = component().then(
    (loaded) => {
      drawn[kind] = loaded;
    },
    () => {},
  );
  await Promise.race([loading, late]);
}

/**
 * Loads what the content is drawn with before it is shown, so that nothing moves. A kind whose code does not come is
 * left out until the next time.
 */
export async function prepare(content: Content, texts?: object): Promise<Content> {
  const { channel } = content;
  await Promise.all([loadFonts([texts, content]), ...channel.content.map(load)]);
  return { ...content, channel: { ...channel, content: channel.content.filter((kind) => drawn[kind]) } };
}

export const slideOf = ({ kind }: Slide) => drawn[kind] as ComponentType<SlideProps<Slide>>;
