import type { Language, PointTerms } from "@plaudit/i18n/index.ts";
import { letter, type MailTenant } from "./layout.ts";
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
  return letter({
    language,
    tenant,
    subject: t(($) => $.invitation.subject, { tenant: tenant.name }),
    title: t(($) => $.invitation.title, { recipient: recipient.firstName, tenant: tenant.name }),
    text: t(($) => $.invitation.text, { tenant: tenant.name }),
    note: t(($) => $.invitation.lasts, { count: days, n: format.number(days) }),
    action: { label: t(($) => $.invitation.action), url: link },
    why: t(($) => $.invitation.why, { tenant: tenant.name }),
  });
}
