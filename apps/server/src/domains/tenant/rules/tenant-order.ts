import { features, usualFeatures } from "@plaudit/api/permissions.ts";
import { isBlank, isOneLine } from "@plaudit/api/plain-text.ts";
import { z } from "zod";
import { normalHost, slugOf } from "../../../tenant-url.ts";
import { timezoneName } from "../../../timezone.ts";

const reserved = ["www", "api", "admin", "app", "apex", "assets", "mail", "media", "static", "status", "tv"];
const language = z.enum(["en", "fr", "ar"], "one of en, fr, ar");
const isSeen = (text: string) => !isBlank(text);
const noBreaks = "leave out line breaks and control characters";
const label = /^(?!-)(?!.*-$)[a-z0-9-]{1,63}$/;
const hostName = (text: string) => {
  const host = normalHost(text);
  return host?.includes(".") ? host : null;
};

/** Of everybody, where the operator names no other number. */
export const MONTHLY_POINTS = 250;

/** An operator's settings for a new tenant, named like the command's options. */
export const tenantOrder = z
  .strictObject({
    slug: z
      .string("is needed: the name in its address, such as acme")
      .regex(label, "small letters, digits and hyphens, 63 at most, such as acme")
      .refine((slug) => !reserved.includes(slug), "is reserved; choose another"),
    name: z
      .string("is needed: the company's name")
      .trim()
      .refine(isSeen, "is needed")
      .max(80, "80 characters at most")
      .refine(isOneLine, noBreaks),
    "admin-email": z
      .string("is needed: the first administrator's address")
      .trim()
      .toLowerCase()
      .max(254)
      .pipe(z.email("an e-mail address")),
    "admin-name": z.string().trim().refine(isSeen, "is empty").max(160).refine(isOneLine, noBreaks).optional(),
    host: z
      .array(
        z
          .string()
          .refine(hostName, "a host name, such as thanks.acme.com")
          .transform((host) => hostName(host) ?? ""),
      )
      .default([]),
    language: language.default("en"),
    timezone: z
      .string()
      .refine((zone) => timezoneName(zone), "an IANA time zone, such as Europe/Amsterdam")
      .transform((zone) => timezoneName(zone) ?? "UTC")
      .default("UTC"),
    color: z
      .string()
      .regex(/^#?[0-9a-fA-F]{6}$/, "six hexadecimal digits, such as #14594a")
      .transform((color) => `#${color.replace("#", "").toLowerCase()}`)
      .optional(),
    features: z
      .string()
      .transform((list) =>
        list
          .split(",")
          .map((one) => one.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.enum(features, `of ${features.join(", ")}`)))
      .default([...usualFeatures]),
    "monthly-points": z
      .string()
      .regex(/^\d{1,7}$/, "a whole number of points")
      .transform(Number)
      .optional(),
  })
  .refine((order) => !order["monthly-points"] || order.features.includes("points"), {
    path: ["monthly-points"],
    message: "needs the feature points",
  });
export type TenantOrder = z.output<typeof tenantOrder>;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The administrator's name as far as it is known; they correct it when they accept. */
export function namesOf({ "admin-name": name, "admin-email": email }: TenantOrder) {
  const words = name?.split(/\s+/) ?? (email.split("@")[0] ?? "").split(/[._+-]+/).map(capital);
  const [firstName = "", ...rest] = words.filter(Boolean);
  return { firstName: firstName.slice(0, 80) || "Administrator", lastName: rest.join(" ").slice(0, 80) };
}

/** Where else a host name already leads, by its shape alone: to the apex, or to another tenant's slug. */
export function shadowed(host: string, apexUrl: string): { apex: boolean; slug: string | null } {
  return { apex: host === new URL(apexUrl).hostname, slug: slugOf(host, apexUrl) };
}
