import type { ComponentType } from "react";
import type { Content } from "./content.ts";
import { loadFonts } from "./load-fonts.ts";
import type { Kind, Slide } from "./playlist.ts";
import type { SlideProps } from "./slides/frame.tsx";
import { RecognitionSlide } from "./slides/recognition-slide.tsx";

const drawn: { [K in Kind]?: ComponentType<SlideProps<never>> } = { recognition: RecognitionSlide };
const PATIENCE_MS = 10_000;

async function loadLater(kinds: readonly Kind[]): Promise<void> {
  if (kinds.every((kind) => drawn[kind])) return;
  const late = new Promise<void>((done) => setTimeout(done, PATIENCE_MS));
  const loading = import("./slides/later.ts").then(
    ({ laterSlides }) => void Object.assign(drawn, laterSlides),
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
  await Promise.all([loadFonts([texts, content]), loadLater(channel.content)]);
  return { ...content, channel: { ...channel, content: channel.content.filter((kind) => drawn[kind]) } };
}

export const slideOf = ({ kind }: Slide) => drawn[kind] as ComponentType<SlideProps<Slide>>;
