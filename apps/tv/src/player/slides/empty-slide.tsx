import { useTranslation } from "@plaudit/i18n/react.ts";
import { TvNote } from "@plaudit/ui/tv/tv-note.tsx";
import { TvPetals } from "@plaudit/ui/tv/tv-petals.tsx";
import { TvWords } from "@plaudit/ui/tv/tv-words.tsx";
import { SendCode } from "../code.tsx";
import { type Around, Frame } from "./frame.tsx";

/** Where there is nothing to show; it always has a code. */
export function EmptySlide({ around }: { around: Around }) {
  const { t } = useTranslation("tv");
  return (
    <Frame
      around={around}
      art={<TvPetals />}
      lower={<TvNote>{t(($) => $.empty.text)}</TvNote>}
      code={<SendCode channel={around.channel} label={t(($) => $.recognize)} />}
    >
      <TvWords as="h1" text={t(($) => $.empty.title)} />
    </Frame>
  );
}
