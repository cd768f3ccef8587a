import { useTranslation } from "@plaudit/i18n/react.ts";
import { TvBadge } from "@plaudit/ui/tv/tv-badge.tsx";
import { TvKicker } from "@plaudit/ui/tv/tv-kicker.tsx";
import { TvName } from "@plaudit/ui/tv/tv-name.tsx";
import { TvSender } from "@plaudit/ui/tv/tv-sender.tsx";
import { TvWords } from "@plaudit/ui/tv/tv-words.tsx";
import { PostCode } from "../code.tsx";
import type { SlideOf } from "../playlist.ts";
import { Recipients } from "../recipients.tsx";
import { Frame, type SlideProps, shareOf } from "./frame.tsx";

/** A message is not much larger than the name over it. */
const MOST = 12.5;

export function AwardSlide({ slide, moving, around }: SlideProps<SlideOf<"award">>) {
  const { t } = useTranslation("tv");
  const { id, name, badge, badgeUrls, sender, sendTo, messageText } = slide.award;
  const [only] = sendTo.length === 1 && sendTo[0]?.type === "tenantMember" ? sendTo : [];
  return (
    <Frame
      around={around}
      art={<TvBadge kind={badge} picture={badgeUrls?.["award-badge-desktop"]} />}
      share={shareOf(messageText)}
      lower={<TvSender sender={sender} from={t(($) => $.from)} />}
      code={<PostCode channel={around.channel} path={`/award/${id}`} label={t(($) => $.view.award)} to={sendTo} />}
    >
      <TvKicker>{name}</TvKicker>
      {only ? <TvName name={only.displayData.name} /> : <Recipients sendTo={sendTo} moving={moving} />}
      <div className="contents text-on-deep-2">
        <TvWords text={messageText} most={MOST} moving={moving} />
      </div>
    </Frame>
  );
}
