import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Person } from "@plaudit/server/testing/world";
import { waitFor } from "@testing-library/dom";
import { expect } from "vitest";
import { button, dialog, gone } from "./find.ts";
import { renderScreen } from "./render-screen.ts";

interface Help {
  title: string;
  text: string;
  link?: string;
  steps: { text: string }[];
}
const locales = join(import.meta.dirname, "../../packages/i18n/locales/en");

/** The help of a screen, by the first namespace of its texts and its id. */
export const helpOf = (namespace: string, id: string): Help =>
  JSON.parse(readFileSync(join(locales, `${namespace}.json`), "utf8")).screens[id].help;

export async function expectHelp(path: string, as: Person, { title, text, steps }: Help) {
  const { user } = await renderScreen(path, { as });
  await user.click(await button("Help"));
  const help = await dialog(title);
  await waitFor(() => expect(help).toHaveTextContent(text));
  for (const step of steps) expect(help).toHaveTextContent(step.text);
  await user.keyboard("{Escape}");
  await gone("dialog");
  return user;
}
