// Writes docs/configuration.md from the settings themselves: node apps/server/src/config-doc.ts
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { settings } from "./config.ts";

export const configurationFile = join(import.meta.dirname, "../../../docs/configuration.md");

export function configurationDoc(): string {
  const rows = Object.entries(settings).map(([name, { schema, meaning }]) => {
    const fallback = schema.safeParse(undefined);
    return `| \`${name}\` | ${fallback.success && fallback.data !== undefined ? `\`${fallback.data}\`` : ""} | ${meaning.replaceAll("|", "\\|")} |`;
  });
  return `# Configuration

All settings are environment variables, all optional until \`DATABASE_URL\` is set. A value that cannot be used stops
the start with the variable's name. This page is generated from \`apps/server/src/config.ts\`.

| variable | default | meaning |
| --- | --- | --- |
${rows.join("\n")}
`;
}

if (import.meta.main) writeFileSync(configurationFile, configurationDoc());
