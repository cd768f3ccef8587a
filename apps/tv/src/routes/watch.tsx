import { createI18n, direction, type Language } from "@plaudit/i18n";
import { I18nProvider } from "@plaudit/i18n/react.ts";
import { loadContent, type Ticket } from "../player/content.ts";
import { Player } from "../player/player.tsx";

const texts: Record<Language, () => Promise<{ texts: Record<string, object> }>> = {
  en: () => import("../locale/en.ts"),
  fr: () => import("../locale/fr.ts"),
  ar: () => import("../locale/ar.ts"),
};

const toLogin = () => location.replace("/");

/** The channel says in which language and light it is shown, whatever the browser of the screen prefers. */
export async function openChannel(ticket: Ticket) {
  const first = await loadContent(ticket).catch(() => null);
  if (!first) return toLogin();
  const { channel } = first.content;
  const i18n = createI18n(channel.language, (await texts[channel.language]()).texts);
  document.documentElement.lang = channel.language;
  document.documentElement.dir = direction(channel.language);
  document.documentElement.dataset.theme = channel.theme;
  document.title = `${channel.name} · ${channel.tenantName}`;
  return (
    <I18nProvider i18n={i18n}>
      <Player ticket={ticket} first={first} onRefused={toLogin} />
    </I18nProvider>
  );
}
