import type { Language, PointTerms } from "@plaudit/i18n/index.ts";
import type { SignInChange } from "../domains/account/rules/sign-in-change.ts";
import { layOut, type MailTenant, paragraph } from "./layout.ts";
import { wordsIn } from "./words.ts";

interface SignInChangeMail {
  language: Language;
  tenant: MailTenant & { pointTerms: PointTerms };
  recipient: { firstName: string };
  change: SignInChange;
}

export function renderSignInChangeMail({ language, tenant, recipient, change }: SignInChangeMail) {
  const { t } = wordsIn(language, tenant.pointTerms);
  const title = t(($) => $.signInChange.title, { recipient: recipient.firstName });
  const text = t(($) => $.signInChange.change[change], { tenant: tenant.name });
  const ofPassword = change === "passwordChanged" || change === "passwordReset";
  const notYou = ofPassword ? t(($) => $.signInChange.notYouPassword) : t(($) => $.signInChange.notYou);
  const why = t(($) => $.signInChange.why, { tenant: tenant.name });
  const link = `${tenant.url}/settings/security`;
  return {
    subject: t(($) => $.signInChange.subject),
    text: [title, text, notYou, link, why].join("\n\n"),
    html: layOut({
      language,
      tenant,
      title,
      preview: text,
      body: paragraph(text, tenant.brandColor) + paragraph(notYou, tenant.brandColor),
      action: { label: t(($) => $.signInChange.action), url: link },
      why,
    }),
  };
}
