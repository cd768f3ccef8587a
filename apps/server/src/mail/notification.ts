import type { Language, PointTerms } from "@plaudit/i18n/index.ts";
import { layOut, type MailTenant } from "./layout.ts";
import { choiceOf, wordsIn } from "./words.ts";

interface NotificationMail {
  language: Language;
  tenant: MailTenant & { pointTerms: PointTerms };
  message: string;
  link: string;
}

/** One sentence and a link to its subject. */
export function renderNotificationMail({ language, tenant, message, link }: NotificationMail) {
  const words = wordsIn(language, tenant.pointTerms);
  const { t } = words;
  const why = t(($) => $.notified.why, { tenant: tenant.name });
  const whyLink = choiceOf(words, tenant);
  return {
    subject: message,
    text: [message, link, `${why} ${whyLink.url}`].join("\n\n"),
    html: layOut({
      language,
      tenant,
      title: message,
      preview: message,
      body: "",
      action: { label: t(($) => $.notified.open), url: link },
      why,
      whyLink,
    }),
  };
}
