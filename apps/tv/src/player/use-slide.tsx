import { useTranslation } from "@plaudit/i18n/react.ts";
import type { TvSlide } from "@plaudit/ui/tv/tv-frame.tsx";
import { isFew, TvJoiners } from "@plaudit/ui/tv/tv-joiners.tsx";
import { TvNote } from "@plaudit/ui/tv/tv-note.tsx";
import { TvPetals } from "@plaudit/ui/tv/tv-petals.tsx";
import { TvRecognitionArt } from "@plaudit/ui/tv/tv-recognition-art.tsx";
import { TvSender } from "@plaudit/ui/tv/tv-sender.tsx";
import { TvWords } from "@plaudit/ui/tv/tv-words.tsx";
import { Code } from "./code.tsx";
import type { Channel } from "./content.ts";
import type { Slide } from "./playlist.ts";
import { Recipients } from "./recipients.tsx";

/** Characters of a message that fit on half of a landscape screen in large letters. */
const SHORT = 140;

/** What a slide shows. */
export function useSlide(slide: Slide | null, channel: Channel, moving: boolean): TvSlide {
  const { t } = useTranslation("tv");
  const code = <Code slide={slide} channel={channel} />;
  if (!slide)
    return {
      art: <TvPetals />,
      lower: <TvNote>{t(($) => $.empty.text)}</TvNote>,
      code,
      children: <TvWords as="h1" text={t(($) => $.empty.title)} />,
    };
  if (slide.kind === "joiners") {
    const { joiners } = slide;
    return {
      art: isFew(joiners) ? <TvPetals /> : null,
      share: "third",
      lower: <TvNote>{t(($) => $.joiners.lede, { count: joiners.length })}</TvNote>,
      code,
      children: <TvJoiners title={t(($) => $.joiners.title)} people={joiners} />,
    };
  }
  const { id, sender, sendTo, qualities, messageText, attachmentUrls, gifs } = slide.recognition;
  const picture = attachmentUrls[0]?.url ?? gifs[0];
  return {
    art:
      picture || qualities.length > 0 ? (
        <TvRecognitionArt qualities={qualities} seed={id} picture={picture} />
      ) : (
        <TvPetals />
      ),
    share: messageText.length > SHORT ? "third" : "half",
    lower: <TvSender sender={sender} from={t(($) => $.from)} />,
    code,
    children: (
      <>
        <Recipients sendTo={sendTo} moving={moving} />
        <TvWords text={messageText} moving={moving} />
      </>
    ),
  };
}
