import { createI18n, direction, type Language } from "@plaudit/i18n";
import { I18nProvider } from "@plaudit/i18n/react.ts";
import { fetchContent, kept, type Ticket } from "../player/content.ts";
import { loadFonts } from "../player/load-fonts.ts";
import { Player } from "../player/player.tsx";

const texts: Record<Language, () => Promise<{ texts: Record<string, object> }>> = {
  en: () => import("../locale/en.ts"),
  fr: () => import("../locale/fr.ts"),
  ar: () => import("../locale/ar.ts"),
};

/** To the sign-in page; a frame, which may not show that one, is left empty. */
const leave = () => location.replace(window.top === window ? "/" : "about:blank");

/** Plays what was kept while the network is away; a refused link, or nothing kept, has nothing to play. */
async function opening(ticket: Ticket) {
  const heard = await fetchContent(ticket);
  if (heard.kind === "news") return { content: heard.news, online: true };
  const content = heard.kind === "away" ? kept(ticket) : null;
  return content && { content, online: false };
}

/** The channel says in which language and light it is shown, whatever the browser of the screen prefers. */
export async function openChannel(ticket: Ticket) {
  const first = await opening(ticket);
  if (!first) return leave();
  const { channel } = first.content;
  const said = (await texts[channel.language]()).texts;
  document.documentElement.lang = channel.language;
  document.documentElement.dir = direction(channel.language);
  document.documentElement.dataset.theme = channel.theme;
  document.title = `${channel.name} · ${channel.tenantName}`;
  await loadFonts([said, first.content]);
  return (
    <I18nProvider i18n={createI18n(channel.language, said)}>
      <Player ticket={ticket} first={first} onRefused={leave} />
    </I18nProvider>
  );
}
