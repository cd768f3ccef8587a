import { useTranslation } from "@plaudit/i18n/react.ts";
import { TvPetals } from "@plaudit/ui/tv/tv-petals.tsx";
import { TvRecognitionArt } from "@plaudit/ui/tv/tv-recognition-art.tsx";
import { TvSender } from "@plaudit/ui/tv/tv-sender.tsx";
import { TvWords } from "@plaudit/ui/tv/tv-words.tsx";
import { PostCode } from "../code.tsx";
import type { SlideOf } from "../playlist.ts";
import { Recipients } from "../recipients.tsx";
import { Frame, type SlideProps, shareOf } from "./frame.tsx";

export function RecognitionSlide({ slide, moving, around }: SlideProps<SlideOf<"recognition">>) {
  const { t } = useTranslation("tv");
  const { id, sender, sendTo, qualities, messageText, attachmentUrls, gifs } = slide.recognition;
  const picture = attachmentUrls[0]?.url ?? gifs[0];
  return (
    <Frame
      around={around}
      art={
        picture || qualities.length > 0 ? (
          <TvRecognitionArt qualities={qualities} seed={id} picture={picture} />
        ) : (
          <TvPetals />
        )
      }
      share={shareOf(messageText)}
      lower={<TvSender sender={sender} from={t(($) => $.from)} />}
      code={
        <PostCode
          channel={around.channel}
          path={`/recognitions/${id}`}
          label={t(($) => $.view.recognition)}
          to={sendTo}
        />
      }
    >
      <Recipients sendTo={sendTo} moving={moving} />
      <TvWords text={messageText} moving={moving} />
    </Frame>
  );
}
