import * as z from "zod/mini";
import { tenantMetadata } from "./account.ts";
import { endpoints } from "./endpoint.ts";
import { count, id, language, name, permissionsOn } from "./shared.ts";

const languages = ["en", "fr", "ar"] as const;
/** Six digits after `#`, lower case. */
export const brandColor = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/));

/** The tenant as its administrators see and change it. */
export const tenantSettings = z.object({
  ...tenantMetadata.shape,
  __entity_type__: z.literal("tenant"),
  __permissions__: permissionsOn("tenant"),
});
export type TenantSettings = z.infer<typeof tenantSettings>;

export const tenantChange = z.strictObject({
  version: count,
  name: z.optional(name(80)),
  brandColor: z.optional(brandColor),
  /** A finished upload of their own; null takes the picture away. */
  logoId: z.optional(z.nullable(id)),
  bannerId: z.optional(z.nullable(id)),
  language: z.optional(language),
  languages: z.optional(z.array(language).check(z.minLength(1), z.maxLength(languages.length))),
  timezone: z.optional(name(64)),
});

export const tenantEndpoints = endpoints({
  "GET /apps": {
    summary: "What the current member may do, app by app, and the tenant's features",
    scope: "tenant",
    permission: null,
    response: z.object({
      results: z.array(
        z.object({ __entity_type__: z.literal("app"), name: z.string(), __permissions__: z.array(z.string()) }),
      ),
      features: z.array(z.string()),
    }),
  },
  "GET /identity/tenants/current": {
    summary: "The caller's tenant, for administrators: brand, languages, time zone",
    scope: "tenant",
    permission: "identity:browse",
    response: tenantSettings,
  },
  "PATCH /identity/tenants/current": {
    summary: "Change the tenant's brand, languages or time zone",
    scope: "tenant",
    permission: "tenant:edit",
    action: "tenant.edit",
    body: tenantChange,
    response: tenantSettings,
    errors: ["VersionConflict"],
  },
  "GET /identity/tenants/current/locales": {
    summary: "How many people chose each language for themselves",
    scope: "tenant",
    permission: "identity:browse",
    response: z.object({ results: z.array(z.object({ locale: language, memberCount: count })) }),
  },
});
