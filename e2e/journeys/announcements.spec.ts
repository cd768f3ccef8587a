import { expectAccessible, phone } from "../support/axe.ts";
import { sentence } from "../support/compose.ts";
import { actor, expect, test } from "../support/test.ts";

test("an announcement is written, scheduled for one team and published; a member reads and confirms it on a phone, and nobody else sees it", async ({
  as,
}) => {
  test.slow();
  const [title, text] = [sentence("Gate 4 opens").slice(0, -1), sentence("From Tuesday on all trucks come by gate 4")];
  const rosa = await (await actor("Ingrid Solheim")).find("Rosa Quispe");
  const page = await as("Ingrid Solheim", { path: "/admin/announcements" });
  await page.getByRole("link", { name: "New announcement" }).first().click();
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  const editor = page.getByRole("textbox", { name: "Text", exact: true });
  await page.getByRole("button", { name: "Heading" }).click();
  await editor.pressSequentially("What changes");
  await editor.press("Enter");
  await editor.pressSequentially(text);
  await editor.press("Enter");
  await page.getByRole("button", { name: "List", exact: true }).click();
  await editor.pressSequentially("Bring the papers");
  await editor.press("Enter");
  await editor.press("Enter");
  await page.getByRole("button", { name: "Link" }).click();
  await page.getByRole("textbox", { name: "Address" }).fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Set link" }).click();
  await expect(page.getByText("A link begins with https, http or mailto")).toBeVisible();
  await page.getByRole("textbox", { name: "Address" }).fill("https://example.com/map");
  await page.getByRole("textbox", { name: "Address" }).press("Enter");
  await expect(editor.getByRole("link", { name: "https://example.com/map" })).toBeAttached();
  await page.locator('input[type="file"]').setInputFiles({
    name: "Map.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
  });
  await expect(page.getByRole("button", { name: "Remove Map.pdf" })).toBeVisible();
  await page.getByRole("radio", { name: "Certain people and teams" }).check({ force: true });
  await page.getByRole("combobox", { name: "People" }).fill("Rosa");
  await page.getByRole("option", { name: /Rosa Quispe/ }).click();
  await page.getByRole("combobox", { name: "Publish" }).selectOption({ label: "At a set time" });
  await page.getByRole("switch", { name: "Ask to confirm" }).click();
  await page.getByRole("combobox", { name: "On top of the feed" }).selectOption({ label: "3 days" });
  await expectAccessible(page, "an announcement while it is written");
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  const row = page.getByRole("row").filter({ hasText: title });
  await expect(row.getByText("Scheduled", { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "When people open them" })).toBeVisible();
  await expectAccessible(page, "the list of announcements");

  await row.getByRole("link", { name: title }).click();
  const preview = page.getByRole("complementary", { name: "The mail as it arrives" });
  await expect(preview.getByText(text)).toBeVisible();
  await preview.getByRole("radio", { name: "Feed" }).press("Space");
  await expect(preview.getByText("Ingrid Solheim")).toBeVisible();
  await page.getByRole("combobox", { name: "Publish" }).selectOption({ label: "Now" });
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText(`“${title}” is published`)).toBeVisible();
  await expect(row.getByText("0 of 1 have read it").filter({ visible: true })).toBeVisible();

  const reader = await as("Rosa Quispe", { options: { viewport: phone, hasTouch: true, isMobile: true } });
  await reader.getByRole("link", { name: title }).click();
  await expect(reader.getByRole("heading", { name: "What changes" })).toBeVisible();
  await expect(reader.getByRole("listitem").filter({ hasText: "Bring the papers" })).toBeVisible();
  await expect(reader.getByRole("button", { name: /Map\.pdf/ }).first()).toBeVisible();
  await expectAccessible(reader, "an announcement on a phone");
  await reader.getByRole("button", { name: "I have read this" }).click();
  await expect(reader.getByText(/^Thank you\. Confirmed on/)).toBeVisible();

  const stranger = await as("Yuki Sato", { path: "/home?itemTypeIn=announcement" });
  await expect(stranger.getByRole("article").first()).toBeVisible();
  await expect(stranger.getByRole("link", { name: title })).toHaveCount(0);

  await row.getByRole("button", { name: `More for ${title}` }).click();
  await page.getByRole("menuitem", { name: "Who has read it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.getByText("Have confirmed it", { exact: true }).first().waitFor();
  await page.getByRole("radio", { name: "Read", exact: true }).check({ force: true });
  await expect(page.getByRole("listitem").filter({ hasText: rosa.name })).toContainText("Confirmed");
});
