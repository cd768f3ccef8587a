import { expect, fillSignIn, hosts, signIn, test } from "../support/test.ts";

test("a member's language is on every device; the company's comes back, and none waits for the next person", async ({
  as,
  stranger,
}) => {
  const page = await stranger();
  const reads = (direction: "ltr" | "rtl") => expect(page.locator("html")).toHaveAttribute("dir", direction);
  await signIn(page, "mina.park@acme.test");
  const elsewhere = await as("Mina Park", { path: "/settings" });
  const language = elsewhere.getByRole("combobox").first();
  await language.selectOption("ar");
  await expect(elsewhere.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(elsewhere.locator("html")).toHaveAttribute("lang", "ar");
  await page.reload();
  await reads("rtl");
  await expect(page.getByRole("article").first()).toBeVisible();
  const [menu, main] = [
    await page.getByRole("navigation").first().boundingBox(),
    await page.locator("#main").boundingBox(),
  ];
  expect(menu?.x).toBeGreaterThan(main?.x ?? 0);
  await language.selectOption("en");
  await expect(elsewhere.locator("html")).toHaveAttribute("dir", "ltr");
  await language.selectOption("ar");
  await expect(elsewhere.locator("html")).toHaveAttribute("dir", "rtl");
  await language.selectOption("");
  await expect(elsewhere.locator("html")).toHaveAttribute("dir", "ltr");
  await page.reload();
  await reads("ltr");

  await language.selectOption("ar");
  await page.reload();
  await reads("rtl");
  await page.goto("/logout");
  await expect(page.locator("input[type=email]")).toBeVisible();
  await page.goto("/");
  await reads("ltr");
  await fillSignIn(page, "siti.rahmawati@acme.test");
  await page.waitForURL(`${hosts.acme}/home`);
  await expect(page.locator("#main")).toBeVisible();
  await reads("ltr");
  await language.selectOption("");
  await expect(elsewhere.locator("html")).toHaveAttribute("dir", "ltr");
});

test("the console follows the language that was chosen on another device", async ({ as }) => {
  const console = await as("Marek Novák", { path: "/admin" });
  const reads = (direction: "ltr" | "rtl") => expect(console.locator("html")).toHaveAttribute("dir", direction);
  await reads("ltr");
  const elsewhere = await as("Marek Novák", { path: "/settings" });
  const language = elsewhere.getByRole("combobox").first();
  await language.selectOption("ar");
  await expect(elsewhere.locator("html")).toHaveAttribute("dir", "rtl");
  await console.reload();
  await reads("rtl");
  await language.selectOption("");
  await expect(elsewhere.locator("html")).toHaveAttribute("dir", "ltr");
  await console.reload();
  await reads("ltr");
});
