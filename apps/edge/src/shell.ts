import { isAuthPath } from "@plaudit/ui/app/guards.ts";
import { nameMark, nameTurn } from "@plaudit/ui/art/name-mark.ts";
import type { Screen } from "./early.ts";
import type { AppName, TenantMetadata } from "./env.ts";
import { escapeHtml } from "./escape.ts";

const block = (classes: string) => `<i class="edge-skeleton ${classes}"></i>`;
const times = (n: number, html: string) => html.repeat(n);

const productMark = `<svg class="edge-mark" viewBox="0 0 24 24" aria-hidden="true"><g fill="var(--t-brand)" transform="translate(-1.2 -1.2) scale(1.1)"><circle cx="12" cy="7.2" r="4.4"/><circle cx="16.8" cy="12" r="4.4"/><circle cx="12" cy="16.8" r="4.4"/><circle cx="7.2" cy="12" r="4.4"/></g><circle cx="12" cy="12" r="2.5" fill="var(--t-canvas)"/></svg>`;

/** As the app's own logo draws it. */
const tenantMark = (name: string) =>
  `<svg class="edge-mark" viewBox="0 0 32 32" aria-hidden="true"><g transform="rotate(${nameTurn(name)} 16 16)"><path d="${nameMark.ground}" fill="var(--t-brand)"/><path d="${nameMark.light}" fill="var(--t-spark)"/><path d="${nameMark.shade}" fill="var(--t-ink)" opacity=".28"/></g></svg>`;

function nameplate(tenant: TenantMetadata | null): string {
  const name = escapeHtml(tenant?.name ?? "Plaudit");
  const logo = tenant?.logoUrls ? Object.values(tenant.logoUrls)[0] : undefined;
  if (logo?.startsWith("/"))
    return `<b class="edge-name"><img class="edge-logo" src="${escapeHtml(logo)}" alt="${name}"></b>`;
  return `<b class="edge-name">${tenant ? tenantMark(tenant.name) : productMark}<span dir="auto">${name}</span></b>`;
}

const card = `<div class="edge-card">${block("edge-face")}${times(2, block("edge-line"))}${block("edge-line edge-short")}</div>`;
const aside = `<div class="edge-aside">${block("edge-a1")}${block("edge-a2")}</div>`;
const field = `<div class="edge-part">${block("edge-line edge-short")}<div>${times(3, block("edge-field"))}</div></div>`;
/** Skeletons of the console's screens: long lists, forms, and a few rows. */
const consoleScreens = {
  fields: `<div class="edge-fields">${times(2, field)}</div>`,
  list: `<div class="edge-list">${block("edge-find")}${times(14, block(""))}</div>`,
  rows: `<div class="edge-rows">${times(6, block(""))}</div>`,
};
function signedIn(plate: string, app: AppName, skeleton: Screen["skeleton"]): string {
  const admin = app === "admin";
  const home = skeleton === "home";
  const side = `<div class="edge-side">${plate}${admin ? "" : block("edge-do")}${times(8, block(""))}</div>`;
  const main = admin
    ? consoleScreens[skeleton === "home" || !skeleton ? "rows" : skeleton]
    : `<div>${block("edge-h")}${block("edge-l")}${times(2, card)}</div>${home ? aside : ""}`;
  const page = `<div class="edge-page${home ? " edge-home" : ""}">${main}</div>`;
  return `<div class="edge-in">${side}<div><div class="edge-bar">${plate}</div>${page}</div>${admin ? "" : '<div class="edge-tabs"></div>'}</div>`;
}
const signedOut = (plate: string) =>
  `<div class="edge-out"><div class="edge-form">${plate}${block("edge-h")}${times(2, block("edge-field"))}${block("edge-go")}</div><div class="edge-deep"></div></div>`;

/**
 * Shown until the app renders. The inline script decides which part is visible (`data-session`): only
 * the browser knows whether somebody is signed in.
 */
export function shellMarkup(page: {
  app: AppName;
  path: string;
  skeleton?: Screen["skeleton"];
  tenant: TenantMetadata | null;
  loading: string;
}): string {
  const plate = nameplate(page.tenant);
  const classes = `edge-shell edge-${page.app}${page.tenant ? " edge-tenant" : ""}`;
  const open = `<div class="${classes}" role="status" aria-label="${escapeHtml(page.loading)}">`;
  if (page.app === "tv")
    return `${open}<b class="edge-name"><span dir="auto">${escapeHtml(page.tenant?.name ?? "")}</span></b></div>`;
  const half =
    page.app === "member" && isAuthPath(page.path) && page.path !== "/" ? "" : signedIn(plate, page.app, page.skeleton);
  return `${open}${half}${signedOut(plate)}</div>`;
}
