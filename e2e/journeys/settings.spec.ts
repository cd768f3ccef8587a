import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { password } from "../support/api.ts";
import { actor, expect, fillSignIn, hosts, pick, signIn, test } from "../support/test.ts";

const fresh = "a quiet sentence, long enough";

test("time zone and theme are kept, and every time follows the zone", async ({ as }) => {
  const page = await as("Tomás Vega", { path: "/settings" });
  const zone = page.getByRole("combobox", { name: "Time zone" });
  const hint = page.getByText(/^Dates and times are shown in it\. There it is/);
  await zone.selectOption("Asia/Tokyo");
  await expect(page.getByText("Update successful")).toBeVisible();
  const tokyo = new Intl.DateTimeFormat("en", { timeStyle: "short", timeZone: "Asia/Tokyo" });
  const near = [0, 60_000, -60_000].map((later) => tokyo.format(Date.now() + later));
  await expect
    .poll(async () => {
      const shown = (await hint.textContent()) ?? "";
      return near.some((time) => shown.includes(time));
    })
    .toBe(true);
  await pick(page.getByRole("radio", { name: "Dark" }));
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(zone).toHaveValue("Asia/Tokyo");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await pick(page.getByRole("radio", { name: "Like the device" }));
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("the company's time zone stays chosen through the next sign-in", async ({ stranger }) => {
  const page = await stranger({ timezoneId: "Asia/Tokyo", baseURL: hosts.acme });
  const zone = page.getByRole("combobox", { name: "Time zone" });
  await signIn(page, "layla.mansour@acme.test");
  await page.goto("/settings");
  await zone.selectOption("");
  await expect(page.getByText("Update successful")).toBeVisible();
  await page.goto("/logout");
  await expect(page.locator("input[type=email]")).toBeVisible();
  await signIn(page, "layla.mansour@acme.test");
  await page.goto("/settings");
  await expect(zone).toHaveValue("");
});

test.describe("passwords", () => {
  test.use({ expectedFailures: [400, 401] });

  test("a changed password ends every other session, and the old one no longer opens", async ({ as }) => {
    const email = "grace.achieng@acme.test";
    const elsewhere = await as(email, { path: "/profile/me" });
    const page = await as(email, { path: "/settings" });
    await page.getByRole("link", { name: "Change password" }).click();
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await field("Current password").fill("not this one");
    await field("New password").fill("short");
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(field("New password")).toHaveAccessibleDescription(/12 characters at least/);
    await field("New password").fill(fresh);
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(field("Current password")).toHaveAccessibleDescription(/This is not your current password/);
    await field("Current password").fill(password);
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("Update successful")).toBeVisible();
    await expect(page).toHaveURL(`${hosts.acme}/settings`);
    // It may have found out by itself, and be on its way.
    await elsewhere.reload().catch(() => undefined);
    await expect(elsewhere.locator("input[type=email]")).toBeVisible();
    await fillSignIn(elsewhere, email);
    await expect(elsewhere.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
      /do not belong together/,
    );
    await fillSignIn(elsewhere, email, fresh);
    await expect(elsewhere).toHaveURL(`${hosts.acme}/profile/me`);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "My settings" })).toBeVisible();
    await bringBack(email);
  });

  test("a forgotten password is reset by the link in the mail, once", async ({ page, stranger }) => {
    const email = "leila.farahani@acme.test";
    await page.goto(`${hosts.acme}/?next=%2Fsettings`);
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
    await page.getByLabel("E-mail").fill("not an address");
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(/This is not an e-mail address/);
    await page.getByLabel("E-mail").fill("nobody@acme.test");
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText("Check your e-mail.")).toBeVisible();
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Send it again" }).click();
    await expect(page.getByText(`If ${email} belongs to an account`)).toBeVisible();

    const link = await mailedLink(email);
    await page.goto(link);
    await choose(page, "too short");
    await expect(page.getByLabel("New password")).toHaveAccessibleDescription(/12 characters at least/);
    await choose(page, fresh);
    await expect(page.getByText("Your new password is set. Sign in with it.")).toBeVisible();
    await fillSignIn(page, email, fresh);
    await expect(page.getByText(/^Good \w+, Leila$/)).toBeVisible();

    const again = await stranger();
    await again.goto(link);
    await choose(again, `${fresh}, again`);
    await expect(again.getByText("This link no longer works.")).toBeVisible();
    await again.getByRole("link", { name: "Ask for a new link" }).click();
    await expect(again).toHaveURL(/\/password-recovery$/);
    await bringBack(email);
  });
});

async function choose(page: Page, password: string) {
  await page.getByLabel("New password").fill(password);
  await page.getByRole("button", { name: "Set the password" }).click();
}

/** The link in the newest mail to an address, out of the folder where mails end without a server for them. */
async function mailedLink(email: string): Promise<string> {
  const folder = join(process.env.E2E_DATA ?? "", "mail");
  let link: string | undefined;
  await expect
    .poll(() => {
      const mails = (existsSync(folder) ? readdirSync(folder) : [])
        .toSorted()
        .map((file) => readFileSync(join(folder, file), "utf8"))
        .filter((mail) => mail.includes(email) && mail.includes("/new-password"));
      const text = mails
        .at(-1)
        ?.replace(/=\r?\n/g, "")
        .replaceAll("=3D", "=");
      link = /https?:\/\/\S+\/new-password\?token=[\w.-]+/.exec(text ?? "")?.[0];
      return link;
    })
    .toBeDefined();
  return link ?? "";
}

/** As it was, for a server that runs on. */
const bringBack = async (email: string) =>
  (await actor(email, "acme", fresh)).call("PUT /identity/passwords", { currentPassword: fresh, password });
