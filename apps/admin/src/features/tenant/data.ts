import { changeTenant } from "@plaudit/api/boot.ts";
import type { Answer, Args } from "@plaudit/api/client.ts";
import { setAnswer, useAction, useQuery } from "@plaudit/api/react";
import { tenantChange } from "@plaudit/api/tenant.ts";
import { applyBrand } from "@plaudit/ui/theme/apply-brand.ts";
import * as z from "zod/mini";

export type Settings = Answer<"GET /identity/tenants/current">;
export type SettingsChange = Omit<Args<"PATCH /identity/tenants/current">["body"], "version">;

export const settingsBody = z.omit(tenantChange, { version: true });

export const useSettings = () => useQuery("GET /identity/tenants/current", {}, { revalidateOnFocus: false });
export const useChosenLocales = () => useQuery("GET /identity/tenants/current/locales", {});

/** Saves, and dresses the open console in what was saved: other pages have it at their next load. */
export function useSaveSettings() {
  const change = useAction("PATCH /identity/tenants/current");
  return async (body: SettingsChange, version: number) => {
    const saved = await change.run({ body: { ...body, version } });
    await setAnswer("GET /identity/tenants/current", {}, saved);
    const { __entity_type__: _, __permissions__: __, ...metadata } = saved;
    changeTenant(metadata);
    applyBrand(saved.brandColor);
    return saved;
  };
}
