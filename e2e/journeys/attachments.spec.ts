import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { compose, composer, sendButton, sentence } from "../support/compose.ts";
import { stripes } from "../support/pictures.ts";
import { card, expect, handheld, test, wholeFeed } from "../support/test.ts";

const picture = (name: string) => ({ name, mimeType: "image/png", buffer: stripes(900, 600) });
const pdf = {
  name: "Note to customers.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
};
const program = { name: "setup.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") };
const give = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  composer(page).locator("input[type=file]").setInputFiles(files);
const viewer = (page: Page) => page.getByRole("dialog", { name: "Attachments" });
/** What is before one, as nothing else can be reached. */
const shown = (page: Page) => viewer(page).getByRole("heading");

async function pasteFile(page: Page) {
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 80;
    const [, base64 = ""] = canvas.toDataURL("image/png").split(",");
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    data.items.add(new File([bytes], "pasted.png", { type: "image/png" }));
    return data;
  });
  const editor = composer(page).locator("[contenteditable=true]");
  await editor.evaluate(
    (element, data) => element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true })),
    transfer,
  );
}

test("files are enclosed, kept over a reload, refused with a reason, and looked at one by one", async ({ as }) => {
  const page = await as("Maya Okafor");
  const words = sentence("The night the checkout was down");
  await compose(page, { to: ["Lena Fischer"], message: words });
  await give(page, picture("six-oclock.png"), pdf, program);
  await expect(composer(page).getByRole("img", { name: "six-oclock.png" })).toBeVisible();
  await expect(composer(page).getByRole("button", { name: "Remove Note to customers.pdf" })).toBeVisible();
  await expect(composer(page).getByRole("alert")).toHaveText("Choose a JPG, PNG, GIF, WebP, PDF, DOCX or PPTX");
  await pasteFile(page);
  await expect(composer(page).getByRole("img", { name: "pasted.png" })).toBeVisible();
  // What is missing is shown on a try.
  await sendButton(page).click({ force: true });
  await expect(composer(page).locator("#send-files-error")).toHaveText(
    "A file was not uploaded: try again or remove it",
  );
  await page.reload();
  await expect(composer(page).getByRole("img", { name: "six-oclock.png" })).toBeVisible();
  await expect(composer(page).getByText("3 of 5 files")).toBeVisible();
  await sendButton(page).click();
  await expect(composer(page)).toBeHidden();

  const sent = card(page, words);
  await expectAccessible(page, "a recognition with files");
  await sent.getByRole("button", { name: "Open six-oclock.png" }).click();
  await expect(shown(page)).toHaveText("six-oclock.png");
  await expectAccessible(page, "the viewer");
  await page.keyboard.press("ArrowRight");
  await expect(shown(page)).toHaveText("Note to customers.pdf");
  const download = page.waitForEvent("download");
  await viewer(page).getByRole("link", { name: "Download", exact: true }).click();
  expect((await download).suggestedFilename()).toBe("Note to customers.pdf");
  await page.keyboard.press("End");
  await expect(shown(page)).toHaveText("pasted.png");
  await page.keyboard.press("Home");
  await expect(shown(page)).toHaveText("six-oclock.png");
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(sent.getByRole("button", { name: "Open six-oclock.png" })).toBeFocused();

  await test.step("on a phone a finger walks through them", async () => {
    // A phone draws three cards at first, which may be others'.
    const id = await page.locator("#main ol > li").filter({ hasText: words }).getAttribute("id");
    const phone = await as("Lena Fischer", { path: `/home#${id}`, options: handheld });
    await card(phone, words).getByRole("button", { name: "Open six-oclock.png" }).tap();
    await expect(shown(phone)).toHaveText("six-oclock.png");
    const box = await viewer(phone).getByRole("list", { name: "Attachments" }).boundingBox();
    if (!box) throw new Error("The viewer has no box");
    const y = box.y + box.height / 2;
    const touch = await phone.context().newCDPSession(phone);
    const send = (type: string, x?: number) =>
      touch.send("Input.dispatchTouchEvent", {
        type: type as "touchStart",
        touchPoints: x === undefined ? [] : [{ x, y }],
      });
    await send("touchStart", 340);
    for (let x = 320; x > 40; x -= 40) await send("touchMove", x);
    await send("touchEnd");
    await expect(shown(phone)).toHaveText(pdf.name);
  });
});

test("in Arabic each file is before its reader, and a long name stays inside the card", async ({ as }) => {
  const words = sentence("Where text runs the other way");
  // Nobody else's journey reads by the language that this one leaves.
  const page = await as("Oskar Virtanen", { options: handheld });
  await compose(page, { to: ["Lena Fischer"], message: words });
  const long = { ...pdf, name: `Note to customers, ${"in its second edition, ".repeat(4)}signed.pdf` };
  await give(page, picture("one.png"), long);
  await expect(composer(page).getByRole("img", { name: "one.png" })).toBeVisible();
  await expect(composer(page).getByRole("button", { name: `Remove ${long.name}` })).toBeVisible();
  await sendButton(page).click();
  await expect(composer(page)).toBeHidden();
  await page.goto("/settings");
  await page.getByRole("combobox").first().selectOption("ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.goto(wholeFeed);
  const sent = card(page, words);
  const boxOf = (of: Locator) => of.evaluate((it) => it.getBoundingClientRect());
  const [outer, inner] = [await boxOf(sent), await boxOf(sent.getByRole("link", { name: /pdf$/ }))];
  expect(inner.left).toBeGreaterThanOrEqual(outer.left);
  await sent.getByRole("button", { name: /one\.png\u2069?$/ }).click();
  await expect(page.getByRole("dialog").getByRole("heading")).toHaveText("one.png");
  const stage = page.getByRole("dialog").locator(".viewer-track > li").last();
  await page.keyboard.press("End");
  await expect.poll(async () => Math.round((await boxOf(stage)).left)).toBe(0);
});
