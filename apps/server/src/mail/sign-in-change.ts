import type { Language, PointTerms } from "@plaudit/i18n/index.ts";
import type { SignInChange } from "../domains/account/rules/sign-in-change.ts";
import { letter, type MailTenant } from "./layout.ts";
import { wordsIn } from "./words.ts";

interface SignInChangeMail {
  language: Language;
  tenant: MailTenant & { pointTerms: PointTerms };
  recipient: { firstName: string };
  change: SignInChange;
}

export function renderSignInChangeMail({ language, tenant, recipient, change }: SignInChangeMail) {
  const { t } = wordsIn(language, tenant.pointTerms);
  const ofPassword = change === "passwordChanged" || change === "passwordReset";
  return letter({
    language,
    tenant,
    subject: t(($) => $.signInChange.subject),
    title: t(($) => $.signInChange.title, { recipient: recipient.firstName }),
    text: t(($) => $.signInChange.change[change], { tenant: tenant.name }),
    note: ofPassword ? t(($) => $.signInChange.notYouPassword) : t(($) => $.signInChange.notYou),
    action: { label: t(($) => $.signInChange.action), url: `${tenant.url}/settings/security` },
    why: t(($) => $.signInChange.why, { tenant: tenant.name }),
  });
}
