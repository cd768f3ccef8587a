import type { Language, PointTerms } from "@plaudit/i18n/index.ts";
import { layOut, type MailTenant, paragraph } from "./layout.ts";
import { wordsIn } from "./words.ts";

interface RecoveryMail {
  language: Language;
  tenant: MailTenant & { pointTerms: PointTerms };
  recipient: { firstName: string };
  /** Sets the password, once. */
  link: string;
}

export function renderRecoveryMail({ language, tenant, recipient, link }: RecoveryMail) {
  const { t } = wordsIn(language, tenant.pointTerms);
  const title = t(($) => $.recovery.title, { recipient: recipient.firstName });
  const text = t(($) => $.recovery.text);
  const ignore = t(($) => $.recovery.ignore);
  const why = t(($) => $.recovery.why, { tenant: tenant.name });
  return {
    subject: t(($) => $.recovery.subject),
    text: [title, text, link, ignore, why].join("\n\n"),
    html: layOut({
      language,
      tenant,
      title,
      preview: text,
      body: paragraph(text, tenant.brandColor) + paragraph(ignore, tenant.brandColor),
      action: { label: t(($) => $.recovery.action), url: link },
      why,
    }),
  };
}
