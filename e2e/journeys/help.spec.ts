import { readFileSync } from "node:fs";
import { join } from "node:path";
import { actor, expect, test } from "../support/test.ts";

interface Entry {
  title: string;
  text: string;
  link: string;
  to: string;
  steps: Record<string, { title: string; text: string }>;
}
const locale = join(import.meta.dirname, "../../packages/i18n/locales/en");
const parsed = (file: string) => JSON.parse(readFileSync(join(locale, file), "utf8")) as Record<string, Entry>;

test("help has its own words on every screen, and leads on", async ({ as }) => {
  const member = (parsed("help.json") as unknown as { screens: Record<string, Entry> }).screens;
  const admin = parsed("admin-help.json");
  const other = await (await actor("Ingrid Solheim")).find("Grace Achieng");
  const { results } = await (await actor("Ingrid Solheim")).call<{ results: { entity: { id: string } }[] }>(
    "GET /timeline/items",
  );
  const values = await (await actor("Ingrid Solheim")).call<{ results: { id: string }[] }>("GET /recognition/values");
  const screens: [string, Entry | undefined][] = [
    ["/home", member.home],
    [`/recognitions/${results[0]?.entity.id}`, member.recognition],
    ["/profile/me", member["profile-me"]],
    [`/profile/${other.id}`, member.profile],
    ["/settings", member.settings],
    ["/settings/change-password", member["change-password"]],
    ["/nothing", member["not-found"]],
    ["/admin/values", admin.values],
    ["/admin/values/configure", admin["value-new"]],
    [`/admin/values/${values.results[0]?.id}/edit`, admin["value-edit"]],
    ["/admin/integrations/plaudit-tvs", admin.tvs],
    ["/admin/customize", admin.branding],
    ["/admin/localization", admin.localization],
    ["/admin/logs", admin.logs],
  ];
  const page = await as("Ingrid Solheim");
  for (const [path, entry] of screens) {
    await page.goto(path);
    await page.getByRole("button", { name: "Help", exact: true }).click();
    const help = page.getByRole("dialog", { name: entry?.title ?? `help for ${path}`, exact: true });
    await expect(help, path).toContainText(entry?.text ?? path);
    for (const step of Object.values(entry?.steps ?? {})) await expect(help, path).toContainText(step.text);
    if (path === "/home") {
      const box = await help.boundingBox();
      expect(Math.round(box?.width ?? 0)).toBe(375);
    }
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
  }
  await page.goto("/settings");
  await page.getByRole("button", { name: "Help", exact: true }).click();
  await page.getByRole("link", { name: member.settings?.link ?? "" }).click();
  await expect(page).toHaveURL(/\/settings\/change-password$/);
  await expect(page.getByRole("dialog")).toBeHidden();
});
