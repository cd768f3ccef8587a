import type { Language, PointTerms } from "@plaudit/i18n/index.ts";
import { parse } from "@plaudit/ui/theme/color.ts";
import { bandOf } from "./band.ts";
import { layOut, type MailTenant, paragraph } from "./layout.ts";
import { choiceOf, wordsIn } from "./words.ts";

interface NotificationMail {
  language: Language;
  tenant: MailTenant & { pointTerms: PointTerms };
  message: string;
  /** Where its domain says more than the sentence. */
  words?: { note: string; action: string } | null;
  link: string;
}

/** A sentence and a link to its subject; with more to say also a drawing, in the company's color. */
export function renderNotificationMail({ language, tenant, message, words: own, link }: NotificationMail) {
  const words = wordsIn(language, tenant.pointTerms);
  const { t } = words;
  const band = own && bandOf({ id: link, motif: "leaf", color: parse(tenant.brandColor).h });
  const why = t(($) => $.notified.why, { tenant: tenant.name });
  const whyLink = choiceOf(words, tenant);
  return {
    subject: message,
    text: [message, own?.note, link, `${why} ${whyLink.url}`].filter(Boolean).join("\n\n"),
    html: layOut({
      language,
      tenant,
      title: message,
      preview: own?.note || message,
      ...(band ? { band: band.html, darkRules: band.darkRules } : {}),
      body: own?.note ? paragraph(own.note, tenant.brandColor) : "",
      action: { label: own?.action ?? t(($) => $.notified.open), url: link },
      why,
      whyLink,
    }),
  };
}
