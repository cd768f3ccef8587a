import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { TvKicker } from "@plaudit/ui/tv/tv-kicker.tsx";
import { TvLeaf } from "@plaudit/ui/tv/tv-leaf.tsx";
import { TvNote } from "@plaudit/ui/tv/tv-note.tsx";
import { TvRecognitionArt } from "@plaudit/ui/tv/tv-recognition-art.tsx";
import { TvWords } from "@plaudit/ui/tv/tv-words.tsx";
import { PostCode } from "../code.tsx";
import type { SlideOf } from "../playlist.ts";
import { Frame, type SlideProps } from "./frame.tsx";

export function AnnouncementSlide({ slide, moving, around }: SlideProps<SlideOf<"announcement">>) {
  const { t } = useTranslation("tv");
  const format = useFormat();
  const { channel } = around;
  const { id, title, summary, from, attachmentUrls, createdAt } = slide.announcement;
  const picture = attachmentUrls[0]?.url;
  return (
    <Frame
      around={around}
      share="third"
      art={
        picture ? (
          <TvRecognitionArt qualities={[]} seed={id} picture={picture} />
        ) : (
          <TvLeaf
            over={t(($) => $.announcement.since)}
            day={format.date(createdAt, { day: "numeric" })}
            month={format.date(createdAt, { month: "long" })}
          />
        )
      }
      lower={
        <TvNote>
          <span dir="auto" className="block text-start">
            {summary}
          </span>
        </TvNote>
      }
      code={<PostCode channel={channel} path={`/announcements/${id}`} label={t(($) => $.view.announcement)} to={[]} />}
    >
      <TvKicker>{t(($) => $.announcement.from, { name: from?.name ?? channel.tenantName })}</TvKicker>
      <TvWords as="h1" text={title} moving={moving} />
    </Frame>
  );
}
