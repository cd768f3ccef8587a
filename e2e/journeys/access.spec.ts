import type { Page } from "@playwright/test";
import { call, password } from "../support/api.ts";
import { expectAccessible, onlyPhone, onlyWide } from "../support/axe.ts";
import {
  addRecipient,
  chooseOther,
  chooseQuality,
  composer,
  openComposer,
  sendButton,
  write,
} from "../support/compose.ts";
import { chooseEntry } from "../support/menu.ts";
import { actor, expect, hosts, test } from "../support/test.ts";

test.use({ expectedFailures: [400, 401, 404, 422] });
const settled = async (page: Page) => {
  await page.locator("h1").first().waitFor();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
};
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test("the feed, and what opens over it", async ({ as }) => {
  const page = await as("Ingrid Solheim");
  await settled(page);
  await expectAccessible(page, "/home");
  await page.setViewportSize(wide);
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByRole("dialog", { name: /^Notifications/ }).getByRole("heading")).toBeVisible();
  await expectAccessible(page, "notifications");
  await page.keyboard.press("Escape");
  await page.setViewportSize(wide);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Filter" }).getByRole("checkbox").first()).toBeAttached();
  await expectAccessible(page, "filter", onlyWide);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Search people" }).click();
  await page.getByRole("combobox", { name: "Search people" }).fill("an");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectAccessible(page, "search");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More actions" }).first().click();
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  await expectAccessible(page, "menu of a card", onlyPhone);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Filter", exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole("dialog", { name: "Filter" })).toBeVisible();
  await expectAccessible(page, "filter", onlyPhone);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More", exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole("dialog", { name: "More" })).toBeVisible();
  await expectAccessible(page, "more", onlyPhone);
});

test("one recognition, and what opens over it", async ({ as }) => {
  const sender = await actor("Priya Raman");
  const id = await sender.recognize(await sender.find("Noor Haddad"), "You wrote it in five words", { amount: 1 });
  await sender.call(`POST /recognition/recognitions/${id}/comments`, { body: "And they were the right ones" });
  const page = await as("Ingrid Solheim", { path: `/recognitions/${id}` });
  await settled(page);
  await expect(page.getByText("And they were the right ones")).toBeVisible();
  await expectAccessible(page, "/recognitions/{id}");
  await page.getByRole("button", { name: "React", exact: true }).first().click();
  await expect(page.getByRole("dialog", { name: "React" })).toBeVisible();
  await expectAccessible(page, "reactions");
  await page.keyboard.press("Escape");
  for (const [entry, title] of [
    ["Report", "Report to the moderators"],
    ["Delete", "Delete this recognition?"],
  ] as const) {
    await chooseEntry(page.getByRole("button", { name: "More actions" }), entry);
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await expectAccessible(page, title);
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: "Add points" }).click();
  await expect(page.getByRole("dialog", { name: "Add points" }).getByRole("radio").first()).toBeAttached();
  await expectAccessible(page, "add points");
});

test("the composer, empty, refused, and with exceptions", async ({ as }) => {
  const sender = await actor("Tāne Walker");
  const page = await as("Tāne Walker");
  await openComposer(page);
  await sendButton(page).click({ force: true });
  await expect(composer(page).getByText("Select a recipient").filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, "composer, with what is missing");
  await page.setViewportSize(wide);
  await addRecipient(page, "Keiko Mori");
  await write(page, "You heard what was not said");
  await chooseQuality(page, "Craft");
  const left = await sender.toGive();
  await chooseOther(page, Math.min(left, 60));
  await expectAccessible(page, "composer, filled");
  const other = await sender.find("Siti Rahmawati");
  for (let rest = left; rest > 0; rest -= 50)
    await sender.recognize(other, "In many small steps", { amount: Math.min(rest, 50) }).catch(() => null);
  await sendButton(page).click();
  await expect(page.getByRole("dialog", { name: "Point exceptions" })).toBeVisible();
  await expectAccessible(page, "point exceptions");
});

test("profiles, settings and pages that are not there", async ({ as }) => {
  const other = await (await actor("Ingrid Solheim")).find("Yuki Sato");
  const page = await as("Ingrid Solheim");
  for (const path of ["/profile/me", `/profile/${other.id}`, "/settings", "/nothing"]) {
    await page.goto(path);
    await settled(page);
    await expectAccessible(page, path);
  }
  await page.goto("/settings/change-password");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("12 characters at least", { exact: true })).toBeVisible();
  await expectAccessible(page, "/settings/change-password");
});

test("the console", async ({ as }) => {
  const page = await as("Ingrid Solheim", { path: "/admin/values" });
  await settled(page);
  await expectAccessible(page, "/admin/values");
  await page.setViewportSize(wide);
  await page.getByRole("button", { name: "Help", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Values and qualities" })).toBeVisible();
  await expectAccessible(page, "help");
  await page.keyboard.press("Escape");
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Administration menu" }).click();
  await expect(page.getByRole("dialog", { name: "Administration menu" })).toBeVisible();
  await expectAccessible(page, "menu of the console", onlyPhone);
  await page.goto("/admin/values/configure");
  await settled(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/cannot be empty/).first()).toBeVisible();
  await expectAccessible(page, "/admin/values/configure");
});

test("everything before one is signed in, and the choice of a company", async ({ stranger }) => {
  const page = await stranger();
  for (const path of ["/", "/password-recovery", "/new-password?token=x", "/new-password", "/tenant/login?state=x"]) {
    await page.goto(`${hosts.acme}${path}`);
    await settled(page);
    await expectAccessible(page, path);
  }
  await page.goto(`${hosts.acme}/`);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Enter your password")).toBeVisible();
  await expectAccessible(page, "/, refused");
  const { token, userId } = await call<{ token: string; userId: string }>("acme", "POST /identity/passwords/login", {
    body: { email: "employee@acme.test", password },
  });
  const access = JSON.stringify({ token, userId, tenantId: null });
  await page.goto(`${hosts.apex}/robots.txt`);
  await page.evaluate((record) => localStorage.setItem("plaudit.access", record), access);
  await page.goto(`${hosts.apex}/tenants`);
  await expect(page.getByRole("button", { name: /Acme/ })).toBeVisible();
  await expectAccessible(page, "/tenants");
  await page.goto(hosts.acme.replace("acme", "no-such-company"));
  await expectAccessible(page, "an unknown host");
});

test("the TV screen", async ({ stranger }) => {
  const page = await stranger();
  await page.goto(`${hosts.acme}${process.env.E2E_TV_LINK}`);
  await expect(page.locator("[aria-hidden=false] main")).toBeVisible();
  await expectAccessible(page, "a slide");
});
