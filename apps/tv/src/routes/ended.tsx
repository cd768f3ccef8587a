import { boot } from "@plaudit/api/boot.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { TvFrame } from "@plaudit/ui/tv/tv-frame.tsx";
import { TvNote } from "@plaudit/ui/tv/tv-note.tsx";
import { TvPetals } from "@plaudit/ui/tv/tv-petals.tsx";
import { TvWords } from "@plaudit/ui/tv/tv-words.tsx";
import { Brand } from "../player/brand.tsx";

/** For a link that was replaced or disconnected: people in front of the screen learn who can help. */
export function Ended() {
  const { t } = useTranslation("tv");
  const { tenant } = boot();
  return (
    <TvFrame
      theme="dark"
      logo={tenant && <Brand name={tenant.name} logoUrls={tenant.logoUrls} onDeep />}
      at={0}
      of={1}
      art={<TvPetals />}
      lower={<TvNote>{t(($) => $.ended.text)}</TvNote>}
      code={
        // A frame of another site may not show the sign-in page.
        <a
          href="/"
          target="_top"
          className="shrink-0 cursor-pointer rounded-full bg-on-deep px-[5vmin] py-[3vmin] text-center font-semibold text-deep"
        >
          {t(($) => $.ended.signIn)}
        </a>
      }
    >
      <TvWords as="h1" text={t(($) => $.ended.title)} />
    </TvFrame>
  );
}
