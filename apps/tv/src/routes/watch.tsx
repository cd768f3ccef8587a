import { boot } from "@plaudit/api/boot.ts";
import { createI18n, direction, type Language } from "@plaudit/i18n";
import { I18nProvider } from "@plaudit/i18n/react.ts";
import { useCallback, useState } from "react";
import { type ChannelLink, type Content, cachedContent, fetchContent } from "../player/content.ts";
import { asOf } from "../player/fresh.ts";
import { prepare } from "../player/kinds.ts";
import { loadFonts } from "../player/load-fonts.ts";
import { Player } from "../player/player.tsx";
import { Ended } from "./ended.tsx";

const texts: Record<Language, () => Promise<{ texts: Record<string, object> }>> = {
  en: () => import("plaudit:texts/tv/en"),
  fr: () => import("plaudit:texts/tv/fr"),
  ar: () => import("plaudit:texts/tv/ar"),
};

interface Opening {
  content: Content;
  online: boolean;
}
interface Props {
  link: ChannelLink;
  /** Null for a link that has ended. */
  first: Opening | null;
}
function Watch({ link, first }: Props) {
  const [playing, setPlaying] = useState(first);
  const handleRefused = useCallback(() => {
    document.documentElement.dataset.theme = "dark";
    setPlaying(null);
  }, []);
  return playing ? <Player link={link} first={playing} onRefused={handleRefused} /> : <Ended />;
}

/** The channel has its own language and theme, whatever the browser of the screen prefers. */
export async function openChannel(link: ChannelLink) {
  const cached = cachedContent(link);
  const fetched = await fetchContent(link);
  // Nothing to play and no reason known: to the sign-in page; a frame, which may not show that one, is left empty.
  if (fetched.kind === "offline" && !cached) return location.replace(window.top === window ? "/" : "about:blank");
  const content = fetched.kind === "loaded" ? fetched.data : cached;
  const channel = content?.channel;
  const language = channel?.language ?? boot().locale;
  const loaded = (await texts[language]()).texts;
  document.documentElement.lang = language;
  document.documentElement.dir = direction(language);
  const playing = fetched.kind === "refused" ? null : content;
  document.documentElement.dataset.theme = playing?.channel.theme ?? "dark";
  if (channel) document.title = `${channel.name} · ${channel.tenantName}`;
  if (!playing) await loadFonts(loaded);
  const first = playing && {
    content: await prepare(asOf(playing, Date.now()), loaded),
    online: fetched.kind === "loaded",
  };
  return (
    <I18nProvider i18n={createI18n(language, loaded)}>
      <Watch link={link} first={first} />
    </I18nProvider>
  );
}
