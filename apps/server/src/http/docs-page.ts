import { html } from "hono/html";
import type { OpenApi, Operation } from "./openapi.ts";

const css = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0 auto;max-width:60rem;padding:1.5rem}
h1{margin:0 0 .5rem}h2{margin:2.5rem 0 .5rem;text-transform:capitalize}nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}
details{border:1px solid color-mix(in srgb,currentColor 25%,transparent);border-radius:.5rem;margin:.5rem 0;padding:.5rem .75rem}
summary{cursor:pointer;overflow-wrap:anywhere}summary b{display:inline-block;min-width:4.5rem}code,pre{font:14px/1.45 ui-monospace,monospace}
pre{overflow:auto;max-height:24rem;background:color-mix(in srgb,currentColor 8%,transparent);border-radius:.5rem;padding:.75rem}
table{border-collapse:collapse}td{padding:.15rem 1rem .15rem 0;vertical-align:top}`;

const json = (value: unknown) => JSON.stringify(value, null, 2);
const schemaIn = (holder: unknown) =>
  (holder as { content?: Record<string, { schema?: unknown }> } | undefined)?.content?.["application/json"]?.schema;

/** Text in backticks is shown as code. */
const coded = (text: string) => text.split("`").map((part, n) => (n % 2 === 1 ? html`<code>${part}</code>` : part));

function operation(method: string, path: string, op: Operation) {
  const parameters = op.parameters as { name: string; in: string; required: boolean; schema: unknown }[];
  const body = schemaIn(op.requestBody);
  return html`<details id="${op.operationId}">
    <summary><b>${method.toUpperCase()}</b> <code>${path}</code> ${coded(op.summary)}</summary>
    <p>${coded(op.description)}</p>
    ${
      parameters.length > 0
        ? html`<h3>Parameters</h3><table>${parameters.map(
            (one) =>
              html`<tr><td><code>${one.name}</code></td><td>${one.in}${one.required ? "" : ", optional"}</td><td><code>${JSON.stringify(one.schema)}</code></td></tr>`,
          )}</table>`
        : ""
    }
    ${body ? html`<h3>Body</h3><pre tabindex="0">${json(body)}</pre>` : ""}
    <h3>Answers</h3>
    ${Object.entries(op.responses).map(([status, response]) => {
      const schema = Number(status) < 300 ? schemaIn(response) : undefined;
      return html`<p><b>${status}</b> ${response.description}</p>${schema ? html`<pre tabindex="0">${json(schema)}</pre>` : ""}`;
    })}
  </details>`;
}

/** The contract for readers: no script, and one stylesheet of our own. */
export function docsPage(document: OpenApi): { html: string; css: string } {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, op]) => ({ method, path, op })),
  );
  const domains = Map.groupBy(operations, ({ op }) => op.tags[0] ?? "");
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Plaudit API</title>
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <h1>Plaudit API</h1>
        <p>Paths are under <code>/api</code>. ${coded(document.info.description)} As a document: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
        <nav aria-label="Domains">${[...domains.keys()].map((name) => html`<a href="#${name}">${name}</a>`)}</nav>
        <main>${[...domains].map(
          ([name, list]) =>
            html`<h2 id="${name}">${name}</h2>${list.map((one) => operation(one.method, one.path, one.op))}`,
        )}</main>
      </body>
    </html>`;
  return { html: String(page), css };
}
