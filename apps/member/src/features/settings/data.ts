import { chooseLocale } from "@plaudit/api/choose-locale.ts";
import { api } from "@plaudit/api/client.ts";
import type { CurrentMember } from "@plaudit/api/profile.ts";
import { revalidate } from "@plaudit/api/react";

export type Language = NonNullable<CurrentMember["locale"]>;

/** The page is written in one language: another one is another page. */
export async function saveLanguage(id: string, locale: Language | null) {
  await api("PUT /identity/tenantMembers/{id}/locale", { params: { id }, body: { locale } });
  chooseLocale(locale);
  location.reload();
}

export async function saveZone(id: string, timezone: string | null) {
  await api("PUT /identity/tenantMembers/{id}/timezone", { params: { id }, body: { timezone } });
  await revalidate("GET /identity/tenantMembers/me");
}

export const changePassword = (body: { currentPassword: string; password: string }) =>
  api("PUT /identity/passwords", { body });
