import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Person } from "@plaudit/server/testing/world";
import { screen, waitFor } from "@testing-library/dom";
import { expect } from "vitest";
import { button, gone } from "./find.ts";
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

/** One start of the app for all of its screens, which is most of the time. */
export async function startHelp(path: string, as: Person) {
  const { user, go } = await renderScreen(path, { as });
  await screen.findByRole("heading", { level: 1 });
  return {
    user,
    expectHelp: async (path: string, { title, text, steps }: Help) => {
      go(path);
      // The screen before stays until the code of the next one is there, and its help closes with it.
      await waitFor(async () => {
        if (!screen.queryByRole("dialog")) await user.click(await button("Help"));
        expect(screen.getByRole("dialog", { name: title })).toHaveTextContent(text);
      });
      const help = screen.getByRole("dialog");
      for (const step of steps) expect(help).toHaveTextContent(step.text);
      await user.keyboard("{Escape}");
      await gone("dialog");
    },
  };
}
