import type { Language, PointTerms } from "@plaudit/i18n/index.ts";
import { layOut, letter, type MailTenant, paragraph } from "./layout.ts";
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

interface LeaverNewsMail extends Pick<LeaverMail, "language" | "tenant" | "helper"> {
  /** What happened to what was redeemed for them. */
  message: string;
  /** In the words of whoever did it. */
  words: string;
  tracking: string;
}

/** A step of what was redeemed for somebody who cannot follow it in the app. */
export function renderLeaverNewsMail({ language, tenant, helper, message, words, tracking }: LeaverNewsMail) {
  const { t } = wordsIn(language, tenant.pointTerms);
  const why = t(($) => $.leaver.news.why, { tenant: tenant.name });
  const action = { label: t(($) => $.leaver.write, { name: helper.name }), url: `mailto:${helper.address}` };
  const parts = [
    words,
    tracking && t(($) => $.leaver.news.tracking, { tracking }),
    t(($) => $.leaver.news.ask, { name: helper.name }),
  ].filter(Boolean);
  return {
    subject: message,
    text: [message, ...parts, action.url, why].join("\n\n"),
    html: layOut({
      ...{ language, tenant, title: message, preview: parts[0] ?? message, action, why },
      body: parts.map((part) => paragraph(part, tenant.brandColor)).join(""),
    }),
  };
}
