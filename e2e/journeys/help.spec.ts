import { readFileSync } from "node:fs";
import { join } from "node:path";
import { actor, expect, test } from "../support/test.ts";

interface Entry {
  title: string;
  text: string;
  link?: string;
  steps: { title: string; text: string }[];
}
interface Screen {
  id?: string;
  path: string;
  texts?: string[];
}
const root = join(import.meta.dirname, "../..");
const parsed = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));

/** The help of a screen, by the namespace of its texts and its id. */
const helpOf = (namespace: string, id: string): Entry =>
  parsed(`packages/i18n/locales/en/${namespace}.json`).screens[id].help;

/** The first screen of each namespace behind a session, as the builds list them. That every screen has its words is the apps' own test. */
const screensOf = (app: string) =>
  (parsed(`apps/${app}/dist/.vite/screens.json`) as Screen[])
    .flatMap(({ id, path, texts: [namespace] = [] }) =>
      id && namespace && namespace !== "auth" && !["recognition-send", "start"].includes(id)
        ? [{ id, path, namespace }]
        : [],
    )
    .filter(({ namespace }, i, all) => all.findIndex((other) => other.namespace === namespace) === i);

test("help has its own words on every kind of screen, and leads on", async ({ as }) => {
  const admin = await actor("Ingrid Solheim");
  const first = async (list: string) =>
    (await admin.call<{ results: { id: string; entity?: { id: string } }[] }>(list)).results[0];
  const person = (await admin.find("Grace Achieng")).id;
  /** Something to open, where a path names one. */
  const ids: Record<string, string | undefined> = {
    "/recognitions/": (await first("GET /timeline/items"))?.entity?.id,
    "/profile/": person,
  };
  const screens = [...screensOf("member"), ...screensOf("admin")].map(({ id, path, namespace }): [string, Entry] => [
    path.replace(/(.*\/):id/, (_, before) => `${before}${ids[before]}`),
    helpOf(namespace, id),
  ]);
  screens.push(["/nothing", helpOf("common", "not-found")]);
  expect(screens.length).toBeGreaterThan(8);
  const page = await as("Ingrid Solheim");
  for (const [path, entry] of screens) {
    await page.goto(path);
    await page.getByRole("button", { name: "Help", exact: true }).click();
    const help = page.getByRole("dialog", { name: entry.title, exact: true });
    await expect(help, path).toContainText(entry.text);
    for (const step of entry.steps) await expect(help, path).toContainText(step.text);
    if (path === "/home") {
      const box = await help.boundingBox();
      expect(Math.round(box?.width ?? 0)).toBe(375);
    }
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
  }
  await page.goto("/settings");
  await page.getByRole("button", { name: "Help", exact: true }).click();
  await page.getByRole("link", { name: helpOf("settings", "settings").link ?? "" }).click();
  await expect(page).toHaveURL(/\/settings\/change-password$/);
  await expect(page.getByRole("dialog")).toBeHidden();
});
