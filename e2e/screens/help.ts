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

const textsOf = (namespace: string) => readFileSync(join(locales, `${namespace}.json`), "utf8");
const terms = JSON.parse(textsOf("points"));

/** The help of a screen, by the first namespace of its texts and its id, with the default term for points. */
export const helpOf = (namespace: string, id: string): Help =>
  JSON.parse(textsOf(namespace), (_, value) =>
    typeof value === "string" ? value.replace(/\$t\(points:(\w+).*?\)/g, (_, key) => terms[`${key}_other`]) : value,
  ).screens[id].help;

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
