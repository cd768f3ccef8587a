import { readFileSync } from "node:fs";
import { join } from "node:path";
import { tenantUrl } from "../../tenant-url.ts";
import { demoPassword } from "./content/tenants.ts";

export const noteFile = "demo.json";
export interface DemoNote {
  tenants: { name: string; slug: string; accounts: string[]; screen: string | null }[];
}

function readNote(folder: string): DemoNote | null {
  try {
    return JSON.parse(readFileSync(join(folder, noteFile), "utf8")) as DemoNote;
  } catch {
    return null;
  }
}

/** What the terminal prints when the demo is ready: addresses and accounts. */
export function demoGreeting({
  apexUrl,
  folder,
  embedded,
}: {
  apexUrl: string;
  folder: string;
  embedded: boolean;
}): string {
  const tenants = readNote(folder)?.tenants ?? [];
  const wide = Math.max(...["Sign in", "Screen", ...tenants.map(({ name }) => name)].map((name) => name.length));
  const line = (name: string, text: string) => `  ${name.padEnd(wide)}  ${text}`;
  const urlOf = (slug: string) => tenantUrl({ slug, host: null }, apexUrl);
  const lines = ["", "Plaudit is ready.", "", line("Sign in", apexUrl)];
  for (const { name, slug } of tenants) lines.push(line(name, urlOf(slug)));
  for (const { slug, screen } of tenants) if (screen) lines.push(line("Screen", `${urlOf(slug)}${screen}`));
  if (tenants.length > 0) lines.push("", `Accounts to try, all with the password ${demoPassword}`, "");
  for (const { name, accounts } of tenants) lines.push(line(name, accounts.join("  ")));
  if (embedded)
    lines.push(
      "",
      `The data is in ${folder}: an embedded database for trying, development and small teams.`,
      "It does not survive power loss.",
    );
  return `${lines.join("\n")}\n\nCtrl-C stops it.\n`;
}
