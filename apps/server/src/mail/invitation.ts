import type { Language, PointTerms } from "@plaudit/i18n/index.ts";
import { layOut, type MailTenant, paragraph } from "./layout.ts";
import { wordsIn } from "./words.ts";

interface InvitationMail {
  language: Language;
  tenant: MailTenant & { pointTerms: PointTerms };
  recipient: { firstName: string };
  /** Lets this person in, once. */
  link: string;
  /** How long the link lives. */
  days: number;
}

export function renderInvitationMail({ language, tenant, recipient, link, days }: InvitationMail) {
  const { t, format } = wordsIn(language, tenant.pointTerms);
  const title = t(($) => $.invitation.title, { recipient: recipient.firstName, tenant: tenant.name });
  const text = t(($) => $.invitation.text, { tenant: tenant.name });
  const lasts = t(($) => $.invitation.lasts, { count: days, n: format.number(days) });
  const why = t(($) => $.invitation.why, { tenant: tenant.name });
  return {
    subject: t(($) => $.invitation.subject, { tenant: tenant.name }),
    text: [title, text, link, lasts, why].join("\n\n"),
    html: layOut({
      language,
      tenant,
      title,
      preview: text,
      body: paragraph(text, tenant.brandColor) + paragraph(lasts, tenant.brandColor),
      action: { label: t(($) => $.invitation.action), url: link },
      why,
    }),
  };
}
