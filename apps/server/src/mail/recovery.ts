import type { Language, PointTerms } from "@plaudit/i18n/index.ts";
import { letter, type MailTenant } from "./layout.ts";
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
  return letter({
    language,
    tenant,
    subject: t(($) => $.recovery.subject),
    title: t(($) => $.recovery.title, { recipient: recipient.firstName }),
    text: t(($) => $.recovery.text),
    note: t(($) => $.recovery.ignore),
    action: { label: t(($) => $.recovery.action), url: link },
    why: t(($) => $.recovery.why, { tenant: tenant.name }),
  });
}
