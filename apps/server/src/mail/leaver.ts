import type { Language, PointTerms } from "@plaudit/i18n/index.ts";
import { letter, type MailTenant } from "./layout.ts";
import { wordsIn } from "./words.ts";

interface LeaverMail {
  language: Language;
  tenant: MailTenant & { pointTerms: PointTerms };
  recipient: { firstName: string };
  points: number;
  /** They lapse then, at a midnight of this zone. */
  keepsUntil: Date;
  zone: string;
  /** Who redeems for them. */
  helper: { name: string; address: string };
}

/** Who has left cannot sign in any more: what they keep, until which day, and who redeems it for them. */
export function renderLeaverMail({ language, tenant, recipient, points, keepsUntil, zone, helper }: LeaverMail) {
  const { t, format } = wordsIn(language, tenant.pointTerms);
  const lastDay = new Date(keepsUntil.getTime() - 1);
  const date = format.date(lastDay, { dateStyle: "long", timeZone: zone });
  const kept = { count: points, n: format.number(points), date };
  return letter({
    language,
    tenant,
    subject: t(($) => $.leaver.subject, kept),
    title: t(($) => $.leaver.title, { ...kept, recipient: recipient.firstName }),
    text: t(($) => $.leaver.text, { tenant: tenant.name }),
    note: t(($) => $.leaver.how, { name: helper.name }),
    action: { label: t(($) => $.leaver.write, { name: helper.name }), url: `mailto:${helper.address}` },
    why: t(($) => $.leaver.why, { tenant: tenant.name }),
  });
}
