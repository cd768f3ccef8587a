import { createI18n, direction, type Language } from "@plaudit/i18n";
import { I18nProvider } from "@plaudit/i18n/react.ts";
import { type ChannelLink, cachedContent, fetchContent } from "../player/content.ts";
import { asOf } from "../player/fresh.ts";
import { prepare } from "../player/kinds.ts";
import { Player } from "../player/player.tsx";
import { toLogin } from "./to-login.ts";

const texts: Record<Language, () => Promise<{ texts: Record<string, object> }>> = {
  en: () => import("plaudit:texts/tv/en"),
  fr: () => import("plaudit:texts/tv/fr"),
  ar: () => import("plaudit:texts/tv/ar"),
};

const refuse = () => toLogin(true);

/** The channel has its own language and theme, whatever the browser of the screen prefers. */
export async function openChannel(link: ChannelLink) {
  const cached = cachedContent(link);
  const fetched = await fetchContent(link);
  if (fetched.kind === "refused") return refuse();
  const content = fetched.kind === "loaded" ? fetched.data : cached;
  if (!content) return toLogin();
  const { channel } = content;
  const { language } = channel;
  const loaded = (await texts[language]()).texts;
  document.documentElement.lang = language;
  document.documentElement.dir = direction(language);
  document.documentElement.dataset.theme = channel.theme;
  document.title = `${channel.name} · ${channel.tenantName}`;
  const first = {
    content: await prepare(asOf(content, Date.now()), loaded),
    online: fetched.kind === "loaded",
  };
  return (
    <I18nProvider i18n={createI18n(language, loaded)}>
      <Player link={link} first={first} onRefused={refuse} />
    </I18nProvider>
  );
}
