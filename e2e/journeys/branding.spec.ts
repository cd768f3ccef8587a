import { lobby } from "@plaudit/server/testing/lobby";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { type Company, callAs, comeIn, found } from "../support/company.ts";
import { expect, test } from "../support/test.ts";

const ottoline = { firstName: "Ottoline", lastName: "Weir" };
const solid = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.background = "var(--t-brand)";
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const saved = (page: Page) => expect(page.getByText(/^Saved\. You see it now/)).toBeVisible();

/** A company of its own, so that what it changes is nobody else's. */
async function administer(page: Page, path: string): Promise<Company> {
  const company = await found();
  await comeIn(page, company.link, ottoline);
  await page.goto(`${company.url}/admin${path}`);
  await expect(page.locator("#main form, #main search").first()).toBeVisible();
  return company;
}
const manifestOf = (page: Page) =>
  page.evaluate(async () => {
    const href = document.querySelector<HTMLLinkElement>("link[rel=manifest]")?.href ?? "";
    return (await (await fetch(href)).json()) as { name: string };
  });

test("a new color and name are in the console, the app, the manifest and on a TV screen at once", async ({
  stranger,
}) => {
  const page = await stranger();
  const company = await administer(page, "/customize");
  const before = await solid(page);
  const { link } = await callAs<{ link: string }>(page, "POST /tv/channels", { ...lobby, theme: "light" });

  await test.step("while choosing, the previews follow and the page does not", async () => {
    await page.getByRole("button", { name: "Use #ffc400" }).click();
    await expect(field(page, "Brand color")).toHaveValue("#ffc400");
    await expect(page.getByText("Text on your buttons is dark: white text could not be read.")).toBeVisible();
    await expect(page.getByText(/^Light: links use #[0-9a-f]{6}\. #ffc400 would reach only/)).toBeVisible();
    const preview = page.getByRole("img", { name: "The members’ app" });
    expect(await preview.evaluate((it) => getComputedStyle(it).getPropertyValue("--t-brand"))).not.toBe("");
    await page.getByRole("radio", { name: "Dark" }).check({ force: true });
    await expect(preview).toHaveAttribute("data-theme", "dark");
    expect(await solid(page)).toBe(before);
    await expectAccessible(page, "branding while choosing yellow");
  });

  const name = `${company.name} Ltd`;
  await test.step("saved, the open console wears it", async () => {
    await field(page, "Name").fill(name);
    await page.getByRole("button", { name: "Save branding" }).click();
    await saved(page);
    await expect.poll(() => solid(page)).not.toBe(before);
    await expect(page.getByText(name).first()).toBeVisible();
    await field(page, "Name").fill("Not this");
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(field(page, "Name")).toHaveValue(name);
  });
  const yellow = await solid(page);

  await test.step("and so does every app at its next load", async () => {
    await page.reload();
    await expect(field(page, "Name")).toHaveValue(name);
    expect(await solid(page)).toBe(yellow);
    await page.goto(`${company.url}/home`);
    expect(await solid(page)).toBe(yellow);
    expect((await manifestOf(page)).name).toBe(name);
    const tv = await stranger();
    await tv.goto(link);
    await tv.locator("main").first().waitFor();
    expect(await solid(tv)).toBe(yellow);
  });

  await test.step("the log shows who changed what, before and after", async () => {
    await page.goto(`${company.url}/admin/logs?what=tenant.update`);
    const row = page.getByRole("listitem").filter({ hasText: "changed the company’s settings" });
    await expect(row).toContainText("Ottoline Weir");
    await row.getByRole("button", { expanded: false }).click();
    await expect(row.getByRole("row", { name: "Brand color" })).toContainText(`${company.color}#ffc400`);
    await expect(row.getByRole("row", { name: "Name" })).toContainText(`${company.name}${name}`);
    await page.getByLabel("What", { exact: true }).selectOption("value");
    await expect(page).toHaveURL(/what=value$/);
    await expect(page.getByText("No change fits these filters.")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(page.getByText("created this company")).toBeVisible();
  });

  await test.step("another default language is what somebody without a choice reads, right to left", async () => {
    await page.goto(`${company.url}/admin/localization`);
    await page.getByLabel("Default language").selectOption("ar");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await saved(page);
    const visitor = await stranger({ viewport: { width: 390, height: 844 } });
    await visitor.goto(company.url);
    await expect(visitor.locator("html")).toHaveAttribute("dir", "rtl");
    await page.context().clearCookies({ name: "plaudit-locale" });
    await page.goto(`${company.url}/admin/customize`);
    await expect(page.getByRole("heading", { level: 1, name: "هوية الشركة" })).toBeVisible();
    await page.goto(`${company.url}/admin/logs`);
    await expect(page.locator("#main").getByRole("listitem").first()).toContainText("تغيير إعدادات الشركة");
  });
});
