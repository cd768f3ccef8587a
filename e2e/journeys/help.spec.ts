import { expect, test } from "../support/test.ts";

test("help opens at the side, closes by Escape and leads on", async ({ as }) => {
  const page = await as("Ingrid Solheim", { path: "/settings" });
  const open = page.getByRole("button", { name: "Help", exact: true });
  const help = page.getByRole("dialog");
  await open.click();
  await expect(help).toBeVisible();
  expect(Math.round((await help.boundingBox())?.width ?? 0)).toBe(375);
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await open.click();
  await help.getByRole("link").click();
  await expect(page).toHaveURL(/\/settings\/change-password$/);
  await expect(help).toBeHidden();
});
