import { boot } from "@plaudit/api/boot.ts";
import { createI18n, direction, type Language } from "@plaudit/i18n";
import { I18nProvider } from "@plaudit/i18n/react.ts";
import { useCallback, useState } from "react";
import { type Content, fetchContent, kept, type Ticket } from "../player/content.ts";
import { loadFonts } from "../player/load-fonts.ts";
import { Player } from "../player/player.tsx";
import { Ended } from "./ended.tsx";

const texts: Record<Language, () => Promise<{ texts: Record<string, object> }>> = {
  en: () => import("../locale/en.ts"),
  fr: () => import("../locale/fr.ts"),
  ar: () => import("../locale/ar.ts"),
};

interface Opening {
  content: Content;
  online: boolean;
}
interface Props {
  ticket: Ticket;
  /** Null for a link that has ended. */
  first: Opening | null;
}
function Watch({ ticket, first }: Props) {
  const [playing, setPlaying] = useState(first);
  const handleRefused = useCallback(() => {
    document.documentElement.dataset.theme = "dark";
    setPlaying(null);
  }, []);
  return playing ? <Player ticket={ticket} first={playing} onRefused={handleRefused} /> : <Ended />;
}

/** The channel says in which language and light it is shown, whatever the browser of the screen prefers. */
export async function openChannel(ticket: Ticket) {
  const before = kept(ticket);
  const heard = await fetchContent(ticket);
  // Nothing to play, and nobody said why: to the sign-in page; a frame, which may not show that one, is left empty.
  if (heard.kind === "away" && !before) return location.replace(window.top === window ? "/" : "about:blank");
  const content = heard.kind === "news" ? heard.news : before;
  const first = heard.kind !== "refused" && content ? { content, online: heard.kind === "news" } : null;
  const channel = content?.channel;
  const language = channel?.language ?? boot().locale;
  const said = (await texts[language]()).texts;
  document.documentElement.lang = language;
  document.documentElement.dir = direction(language);
  document.documentElement.dataset.theme = first ? first.content.channel.theme : "dark";
  if (channel) document.title = `${channel.name} · ${channel.tenantName}`;
  await loadFonts([said, first?.content]);
  return (
    <I18nProvider i18n={createI18n(language, said)}>
      <Watch ticket={ticket} first={first} />
    </I18nProvider>
  );
}
