import type { ComponentType } from "react";
import type { Kind } from "../playlist.ts";
import { AnnouncementSlide } from "./announcement-slide.tsx";
import { AwardSlide } from "./award-slide.tsx";
import { CelebrationSlide } from "./celebration-slide.tsx";
import type { SlideProps } from "./frame.tsx";
import { JoinersSlide } from "./joiners-slide.tsx";

/** Loaded by channels that show any of them, and together: apart they would share more files than they are worth. */
export const laterSlides: { [K in Kind]?: ComponentType<SlideProps<never>> } = {
  award: AwardSlide,
  announcement: AnnouncementSlide,
  celebration: CelebrationSlide,
  joiners: JoinersSlide,
};
