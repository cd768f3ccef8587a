import { readFileSync } from "node:fs";
import { join } from "node:path";
import { demoPassword } from "./content/tenants.ts";

export const noteFile = "demo.json";
export interface DemoNote {
  tenants: { name: string; url: string; accounts: string[] }[];
  screens: string[];
}

function readNote(folder: string): DemoNote | null {
  try {
    return JSON.parse(readFileSync(join(folder, noteFile), "utf8")) as DemoNote;
  } catch {
    return null;
  }
}

/** What the terminal says when everything is there: where to go, and as whom. */
export function demoGreeting({ apexUrl, folder }: { apexUrl: string; folder: string }): string {
  const note = readNote(folder);
  const wide = Math.max(8, ...(note?.tenants ?? []).map(({ name }) => name.length));
  const line = (name: string, text: string) => `  ${name.padEnd(wide)}  ${text}`;
  const lines = ["", "Plaudit is ready.", "", line("Sign in", apexUrl)];
  if (note) {
    lines.push(...note.tenants.map(({ name, url }) => line(name, url)));
    lines.push(...note.screens.map((url) => line("Screen", url)));
    lines.push("", `Accounts to try, all with the password ${demoPassword}`, "");
    lines.push(...note.tenants.map(({ name, accounts }) => line(name, accounts.join("  "))));
  }
  return `${lines.join("\n")}\n\nCtrl-C stops it.\n`;
}
