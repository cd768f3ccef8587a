import { bootScript } from "./boot-script.ts";
import { brandOf } from "./brand.ts";
import { earlyAt, type Screen, screenAt } from "./early.ts";
import type { AppName, Locale, TenantMetadata } from "./env.ts";
import { escapeHtml, scriptJson } from "./escape.ts";
import { direction } from "./locale.ts";
import { shellMarkup } from "./shell.ts";
import { shellCss } from "./shell-css.ts";
import { nonceSlot, type Template } from "./template.ts";
import { edgeTexts } from "./texts.ts";
import { type Preload, screenPreload, type ViteManifest } from "./vite-manifest.ts";

export interface BuiltApp {
  template: Template;
  manifest: ViteManifest;
  screens: readonly Screen[];
  build: string;
}

export interface PageRequest {
  app: AppName;
  path: string;
  locale: Locale;
  tenant: TenantMetadata | null;
  apexUrl: string;
  nonce: string;
}

const baseOf = (app: AppName) => (app === "member" ? "/" : `/${app}/`);

function links(app: AppName, preload: Preload): { preloads: string; styles: string } {
  const base = baseOf(app);
  const modules = preload.modules.map(
    (f) => `<link nonce="${nonceSlot}" rel="modulepreload" crossorigin href="${base}${f}">`,
  );
  const styles = preload.styles.map(
    (f) => `<link nonce="${nonceSlot}" rel="stylesheet" crossorigin href="${base}${f}">`,
  );
  const fonts = preload.fonts.map(
    (f) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${f}">`,
  );
  return { preloads: [...fonts, ...modules].join(""), styles: styles.join("") };
}

function head(page: PageRequest, fetches: readonly string[], preloads: string): string {
  const { app, tenant, nonce } = page;
  const brand = brandOf(tenant);
  const title = escapeHtml(tenant?.name ?? "Plaudit");
  const script = bootScript({
    tenantId: tenant?.id ?? null,
    fetches,
    ...(app === "tv" ? { fixedTheme: "light" } : {}),
  });
  // Browsers keep these for a while: a new brand has addresses of its own.
  const at = tenant ? `?v=${tenant.version}` : "";
  const installable = `<link rel="manifest" href="/manifest.webmanifest${at}"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png${at}"><meta name="apple-mobile-web-app-title" content="${title}">`;
  return `<title>${title}</title><meta property="csp-nonce" nonce="${nonce}"><meta name="theme-color" id="plaudit-theme-color" content="${brand.canvas.light}" data-light="${brand.canvas.light}" data-dark="${brand.canvas.dark}"><style nonce="${nonce}">${brand.css}${shellCss}</style><script nonce="${nonce}">${script}</script>${preloads}<link rel="icon" type="image/svg+xml" href="/icons/favicon.svg${at}">${app === "tv" ? "" : installable}`;
}

/** One app's HTML for one host, path and language. The nonce goes in last, after everything that is kept. */
export function renderPage(built: BuiltApp, page: PageRequest): string {
  const { app, tenant, locale } = page;
  const screen = screenAt(built.screens, page.path);
  const { preloads, styles } = links(app, screenPreload(built.manifest, screen?.chunks ?? [], locale));
  const boot = { tenant, apexUrl: page.apexUrl, locale, build: built.build };
  const { template } = built;
  const t = edgeTexts(locale);
  const shell = shellMarkup({ app, path: page.path, skeleton: screen?.skeleton, tenant, loading: t("edge:loading") });
  const fill = (text: string) => text.replaceAll(nonceSlot, page.nonce);
  const root = `<html lang="${locale}" dir="${direction(locale)}" data-theme="light" data-app="${app}" data-session="none">`;
  return [
    `<!doctype html>${root}`,
    fill(template.beforeHead),
    head(page, earlyAt(screen, page.path), fill(preloads)),
    fill(template.beforeShell),
    shell,
    fill(template.afterShell.replace("</div>", () => `</div>${template.styles}${styles}${bootElement(boot)}`)),
  ].join("");
}

const bootElement = (boot: unknown) =>
  `<script nonce="${nonceSlot}" type="application/json" id="plaudit-boot">${scriptJson(boot)}</script>`;
