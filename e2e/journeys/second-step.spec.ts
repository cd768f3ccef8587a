import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { comeIn, found } from "../support/company.ts";
import { overflow } from "../support/people.ts";
import { expect, fillSignIn, test } from "../support/test.ts";

const password = "three goats on the roof";
test.use({ expectedFailures: [400, 401] });

const codeOf = (key: string) => new TOTP({ secret: Secret.fromBase32(key) }).generate();
const own = (page: Page) => page.getByRole("textbox", { name: "Your password" });

/** A key of the browser's own that answers as if somebody had touched it. */
async function addAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
async function signOut(page: Page, home: string) {
  await page.goto(`${home}/logout`);
  await page.waitForURL(`${home}/`);
}

test("a second step is set up, asked for at sign-in, and given by code, recovery code and passkey", async ({
  stranger,
}) => {
  const company = await found();
  const email = `root@${company.domain}`;
  const page = await stranger();
  await addAuthenticator(page);
  await comeIn(page, company.link, { firstName: "Ines", lastName: "Novak" });
  await page.goto(`${company.url}/settings/security`);

  await page.getByRole("button", { name: "Set up" }).click();
  await own(page).fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  const key = ((await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? "").replaceAll(" ", "");
  await expect(page.getByRole("img", { name: "The key as a QR code" })).toBeVisible();
  const used = codeOf(key);
  await page.getByRole("textbox", { name: "Enter the six digits" }).fill(used);
  await page.getByRole("button", { name: "Continue" }).click();
  const shown = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(shown).toHaveCount(10);
  const codes = await shown.allInnerTexts();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  expect((await saving).suggestedFilename()).toBe("plaudit-recovery-codes.txt");
  await page.getByRole("button", { name: "I have kept them" }).click();

  await signOut(page, company.url);
  await fillSignIn(page, email, password);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await page.getByRole("textbox", { name: "Code from the app" }).fill(used);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("This code is not right, or was used already")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByRole("textbox", { name: "Recovery code" }).fill(codes[0] ?? "");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/(home|admin)/);

  const phone = await stranger({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await phone.goto(`${company.url}/`);
  await fillSignIn(phone, email, password);
  await phone.getByRole("button", { name: "Use a recovery code" }).tap();
  await phone.getByRole("textbox", { name: "Recovery code" }).fill(codes[1] ?? "");
  await phone.getByRole("button", { name: "Continue" }).tap();
  await phone.waitForURL(/\/(home|admin)/);
  await phone.goto(`${company.url}/settings/security`);
  await expect(phone.getByText("8 of 10 are left")).toBeVisible();
  expect(await overflow(phone)).toBe(0);
  // It would learn of its end by the stream, and lead to sign-in on its own.
  await page.goto(`${company.url}/robots.txt`);
  await phone.getByRole("button", { name: "Sign out the others" }).tap();
  await phone.getByRole("dialog").getByRole("button", { name: "Sign out the others" }).tap();
  await expect(phone.getByText("You are signed in on this device only.")).toBeVisible();

  await page.goto(`${company.url}/`);
  await fillSignIn(page, email, password);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByRole("textbox", { name: "Recovery code" }).fill(codes[2] ?? "");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/(home|admin)/);
  await page.goto(`${company.url}/settings/security`);
  await expect(page.getByText("7 of 10 are left")).toBeVisible();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Work laptop");
  await own(page).fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Work laptop" })).toBeVisible();

  await signOut(page, company.url);
  await fillSignIn(page, email, password);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.waitForURL(/\/(home|admin)/);

  await signOut(page, company.url);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL(/\/(home|admin)/);
  await page.goto(`${company.url}/settings/security`);
  await page.getByRole("button", { name: "Remove Work laptop" }).click();
  await own(page).fill(password);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("Passkey removed")).toBeVisible();
});
