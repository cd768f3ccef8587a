import type { Page } from "@playwright/test";
import { composer, sentence } from "../support/compose.ts";
import { chooseEntry } from "../support/menu.ts";
import { actor, card, expect, test } from "../support/test.ts";

/** Never the page's body: from there a reader starts again at the top. */
async function expectFocusKept(page: Page) {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
}
const field = (page: Page, message: string) => card(page, message).locator("[contenteditable=true]");

async function recognized(message: string) {
  const hana = await actor("Hana Kovač");
  await hana.recognize(await hana.find("Ana Marković"), message);
}

/** By keyboard, once the dialog has read what it asks. */
async function confirmDelete(page: Page) {
  const confirm = page.getByRole("dialog").getByRole("button", { name: "Delete" });
  await expect(confirm).toBeEnabled();
  await confirm.press("Enter");
}

test("opening the comments focuses the field; after one was sent, changed and deleted the focus stays", async ({
  as,
}) => {
  const message = sentence("You drew the map again");
  await recognized(message);
  const page = await as("Hana Kovač");
  const item = card(page, message);
  await item.getByRole("button", { name: /^\d+ comments?$/ }).click();
  // No letter is a shortcut in it.
  await page.keyboard.press("r");
  await expect(field(page, message)).toBeFocused();
  await page.keyboard.type("really / right?");
  await expect(composer(page)).toBeHidden();
  await expect(field(page, message)).toContainText("really / right?");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("It hangs in the hall");
  await item.getByRole("button", { name: "Comment", exact: true }).press("Enter");
  const row = item.getByRole("listitem").filter({ hasText: "It hangs in the hall" });
  await expect(row).toBeVisible();
  await expect(item.getByRole("button", { name: "Comment", exact: true })).toBeFocused();

  await chooseEntry(row.getByRole("button", { name: "Actions for the comment of Hana Kovač" }), "Edit");
  await expect(item.getByRole("list").locator("[contenteditable=true]")).toBeFocused();
  await page.keyboard.type(" now");
  await item.getByRole("button", { name: "Save" }).press("Enter");
  await expect(row).toContainText("It hangs in the hall now");
  await expect(row).toBeFocused();

  await chooseEntry(row.getByRole("button", { name: "Actions for the comment of Hana Kovač" }), "Delete");
  await confirmDelete(page);
  await expect(row).toBeHidden();
  await expect(item.getByRole("region", { name: "Comments" })).toBeFocused();
});

test("after a recognition was deleted the next has the focus; single letters wait until the page itself has it", async ({
  as,
}) => {
  const message = sentence("Sent to the wrong Ana");
  await recognized(message);
  const page = await as("Hana Kovač");
  const item = page.getByRole("listitem").filter({ has: card(page, message) });
  const below = await item.locator("xpath=following-sibling::li[1]").getAttribute("id");
  await chooseEntry(card(page, message).getByRole("button", { name: "More actions" }), "Delete");
  await confirmDelete(page);
  await expect(card(page, message)).toBeHidden();
  await expectFocusKept(page);
  await expect(page.locator(`li[id="${below}"]`)).toBeFocused();

  for (const control of [page.getByRole("link", { name: "Home" }), page.getByRole("button", { name: "Filter" })]) {
    await control.press("r");
    await expect(page).toHaveURL(/\/home#feed$/);
  }
  await page.locator("#main").press("r");
  await expect(page).toHaveURL(/\/recognition\/send$/);
  await expect(composer(page)).toBeVisible();

  // The first dialog of a page gives the focus back as well.
  await page.goto("/home");
  const opener = page.getByRole("button", { name: "Recognize someone" }).first();
  await opener.press("Enter");
  await expect(page.getByRole("dialog", { name: "Recognize someone" }).getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});

test.describe("refused", () => {
  test.use({ expectedFailures: ["network"] });

  test("a refusal leaves the focus on the button that was pressed", async ({ as }) => {
    const message = sentence("You drew the map again");
    await recognized(message);
    const page = await as("Hana Kovač");
    await page.route(/\/api\/recognition\/recognitions\/.+/, (route) =>
      route.request().method() === "GET" ? route.continue() : route.abort(),
    );
    await chooseEntry(card(page, message).getByRole("button", { name: "More actions" }), "Delete");
    const confirm = page.getByRole("dialog").getByRole("button", { name: "Delete" });
    await confirmDelete(page);
    await expect(page.getByText(/^No connection/).first()).toBeVisible();
    await expect(confirm).toBeFocused();

    await page.goto("/profile/me/edit");
    await page.route(/tenantMembers\/me$/, (route) =>
      route.request().method() === "GET" ? route.continue() : route.abort(),
    );
    await page.getByRole("textbox", { name: "First name" }).fill("Hannah");
    await page.getByRole("button", { name: "Save" }).press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: "No connection" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Save" })).toBeFocused();
  });
});
