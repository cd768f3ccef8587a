import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { isFew, TvJoiners } from "@plaudit/ui/tv/tv-joiners.tsx";
import { TvNote } from "@plaudit/ui/tv/tv-note.tsx";
import { TvPetals } from "@plaudit/ui/tv/tv-petals.tsx";
import { SendCode } from "../code.tsx";
import type { SlideOf } from "../playlist.ts";
import { Frame, type SlideProps } from "./frame.tsx";

export function JoinersSlide({ slide: { joiners, joined }, around }: SlideProps<SlideOf<"joiners">>) {
  const { t } = useTranslation("tv");
  const format = useFormat();
  const { channel } = around;
  const [first] = joiners;
  return (
    <Frame
      around={around}
      art={isFew(joiners) ? <TvPetals /> : null}
      share="third"
      lower={<TvNote>{t(($) => $.joiners.lede, { count: joined, n: format.number(joined) })}</TvNote>}
      code={
        first &&
        channel.qr !== "none" && (
          <SendCode channel={channel} to={first.id} label={t(($) => $.joiners.hello, { name: first.firstName })} />
        )
      }
    >
      <TvJoiners title={t(($) => $.joiners.title)} people={joiners} />
    </Frame>
  );
}
