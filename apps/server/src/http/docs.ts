import type { Hono } from "hono";
import { docsPage } from "./docs-page.ts";
import { openApi } from "./openapi.ts";
import type { Connection } from "./request-info.ts";

const CSP = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function docsRoutes(app: Hono<{ Bindings: Connection }>, safe: Record<string, string>): void {
  let json: string | undefined;
  let page: { html: string; css: string } | undefined;
  const common = { ...safe, "cache-control": "public, max-age=300" };
  app.get("/api/openapi.json", (c) => {
    json ??= JSON.stringify(openApi());
    return c.body(json, 200, { ...common, "content-type": "application/json; charset=UTF-8" });
  });
  app.get("/api/docs", (c) => {
    page ??= docsPage(openApi());
    return c.body(page.html, 200, {
      ...common,
      "content-type": "text/html; charset=UTF-8",
      "content-security-policy": CSP,
      "referrer-policy": "no-referrer",
    });
  });
  app.get("/api/docs.css", (c) => {
    page ??= docsPage(openApi());
    return c.body(page.css, 200, { ...common, "content-type": "text/css; charset=UTF-8" });
  });
}
