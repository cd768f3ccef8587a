import type { Page } from "@playwright/test";
import { expectAccessible, phone } from "../support/axe.ts";
import { sentence } from "../support/compose.ts";
import { stripes } from "../support/pictures.ts";
import { actor, card, expect, handheld, loseAnswer, test, wholeFeed } from "../support/test.ts";

const edit = "/profile/me/edit";
const main = (page: Page) => page.locator("#main");
const choose = (page: Page) => main(page).getByRole("button", { name: /Choose a picture/ });
const save = (page: Page) => main(page).getByRole("button", { name: "Save" });
const cropper = (page: Page) => page.getByRole("dialog", { name: "Cut the picture" });
const ready = (page: Page) => main(page).getByText("Uploaded. It is shown once you save.");
const photo = (width = 900, height = 300) => ({
  name: "me.png",
  mimeType: "image/png",
  buffer: stripes(width, height),
});
const give = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  main(page).locator("input[type=file]").setInputFiles(file);

/** The color in the middle of somebody's picture, where it is shown in place of initials. */
async function color(page: Page, name: string, within = main(page)): Promise<string> {
  const picture = within.locator(`img[src^="/media/"]${name ? `[alt="${name}"]` : ""}`).first();
  await expect(picture).toBeVisible();
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 8;
    const drawing = canvas.getContext("2d");
    drawing?.drawImage(image, 0, 0, 8, 8);
    const [red = 0, green = 0, blue = 0] = drawing?.getImageData(4, 4, 1, 1).data ?? [];
    return red > green && red > blue ? "red" : green > blue ? "green" : "blue";
  });
}

test("a picture, cropped by keyboard, is shown wherever its person is", async ({ as }) => {
  const maya = await actor("Maya Okafor");
  const message = sentence("The prototype made the choice easy");
  await maya.recognize(await maya.find("Lena Fischer"), message);
  const page = await as("Lena Fischer", { path: "/profile/me" });
  await main(page).getByRole("link", { name: "Edit profile" }).click();
  await expect(page).toHaveURL(new RegExp(`${edit}$`));
  const chooser = page.waitForEvent("filechooser");
  await choose(page).focus();
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(photo());
  await expect(cropper(page)).toBeVisible();
  await expect(cropper(page).locator("img")).toBeVisible();
  await expectAccessible(page, "the crop");
  // The middle is green; the arrow goes on until the blue end is in the circle.
  await expect(cropper(page).getByRole("application")).toBeFocused();
  for (let i = 0; i < 60; i += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("+");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(cropper(page).getByRole("slider", { name: "Zoom" })).not.toHaveValue("1");
  await cropper(page).getByRole("button", { name: "Use this part" }).press("Enter");
  await expect(cropper(page)).toBeHidden();
  await expect(ready(page)).toBeVisible();
  await save(page).click();
  await expect(page).toHaveURL(/\/profile\/me$/);
  expect(await color(page, "")).toBe("blue");

  await page.goto(wholeFeed);
  expect(await color(page, "", card(page, message))).toBe("blue");
  const other = await as("Maya Okafor", { path: `/profile/${(await maya.find("Lena Fischer")).id}` });
  expect(await color(other, "")).toBe("blue");
  await other.goto(wholeFeed);
  expect(await color(other, "", card(other, message))).toBe("blue");

  await page.goto(edit);
  await main(page).getByRole("button", { name: "Remove" }).click();
  await save(page).click();
  await expect(page).toHaveURL(/\/profile\/me$/);
  await expect(main(page).locator('img[src^="/media/"]')).toHaveCount(0);
});

test("an administrator gives somebody a picture, and takes it away", async ({ as }) => {
  const { id } = await (await actor("Ingrid Solheim")).find("Paweł Zieliński");
  const page = await as("Ingrid Solheim", { path: `/admin/user/${id}` });
  await give(page, { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("hello") });
  await expect(main(page).getByRole("alert")).toContainText("This type of file cannot be used");
  await expect(save(page)).toBeDisabled();

  await page.route("**/media/uploads*", () => undefined, { times: 1 });
  await main(page).getByRole("textbox", { name: "Job title" }).fill("Locksmith");
  await give(page, photo());
  const onItsWay = page.waitForRequest("**/media/uploads*");
  await cropper(page).getByRole("button", { name: "Use this part" }).click();
  await onItsWay;
  await expect(main(page).getByRole("progressbar")).toBeVisible();
  await main(page).getByRole("button", { name: "Discard" }).click();
  await expect(main(page).getByRole("progressbar")).toHaveCount(0);
  await expect(save(page)).toBeDisabled();

  await give(page, photo());
  await cropper(page).getByRole("button", { name: "Use this part" }).click();
  await expect(ready(page)).toBeVisible();
  await save(page).click();
  await expect(page.getByText(/: changes saved$/)).toBeVisible();
  await expect(ready(page)).toBeHidden();
  await expect(save(page)).toBeDisabled();
  const other = await as("Maya Okafor", { path: `/profile/${id}` });
  expect(await color(other, "")).toBe("green");

  const remove = main(page).getByRole("button", { name: "Remove", exact: true });
  await remove.click();
  await expect(main(page).getByText("It is removed when you save.")).toBeVisible();
  await main(page).getByRole("button", { name: "Keep it" }).click();
  await expect(save(page)).toBeDisabled();
  await remove.click();
  await save(page).click();
  await expect(main(page).getByText("It is removed when you save.")).toBeHidden();
  await expect(remove).toBeHidden();
  await other.reload();
  await expect(main(other).getByText("Paweł Zieliński").first()).toBeVisible();
  await expect(main(other).locator('img[src^="/media/"]')).toHaveCount(0);
});

test.describe("refused, canceled and lost", () => {
  test.use({ expectedFailures: ["network"] });

  test("what is no picture is shown at the field; an upload is canceled, and sent again after a lost response", async ({
    as,
  }) => {
    const page = await as("Priya Raman", { path: edit });
    const alert = main(page).getByRole("alert");
    await give(page, { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("hello") });
    await expect(alert).toHaveText("This type of file cannot be used: choose a JPG, PNG, GIF or WebP");
    await give(page, { name: "page.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
    await expect(alert).toHaveText("This type of file cannot be used: choose a JPG, PNG, GIF or WebP");
    await give(page, { name: "large.png", mimeType: "image/png", buffer: Buffer.alloc(10_000_001) });
    await expect(alert).toHaveText("The file exceeds the maximum size limit, upload a smaller file");
    await give(page, { name: "fake.png", mimeType: "image/png", buffer: Buffer.from("no picture at all") });
    await expect(alert).toHaveText("This file cannot be shown as a picture: choose another one");
    await expect(choose(page)).toHaveAccessibleDescription(/cannot be shown/);
    await give(page, photo());
    await expect(cropper(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(alert).toHaveCount(0);
    await expect(choose(page)).toBeFocused();

    const browser = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 2_000 };
    await browser.send("Network.enable");
    await browser.send("Network.emulateNetworkConditions", slow);
    await give(page, { ...photo(), buffer: stripes(800, 800, 1) });
    await cropper(page).getByRole("button", { name: "Use this part" }).click();
    await expect(main(page).getByRole("progressbar", { name: "Uploading me.png" })).toBeVisible();
    await main(page).getByRole("button", { name: "Cancel", exact: true }).first().click();
    await expect(main(page).getByRole("progressbar")).toHaveCount(0);
    await expect(save(page)).toBeDisabled();
    await browser.send("Network.emulateNetworkConditions", { ...slow, uploadThroughput: -1 });
    await give(page, photo());
    await cropper(page).getByRole("button", { name: "Use this part" }).click();
    await expect(ready(page)).toBeVisible();
    await main(page).getByRole("button", { name: "Remove" }).click();
    await expect(save(page)).toBeDisabled();

    await loseAnswer(page, "*/media/uploads*");
    await give(page, photo());
    await cropper(page).getByRole("button", { name: "Use this part" }).click();
    await expect(alert).toContainText("No connection");
    await main(page).getByRole("button", { name: "Try again" }).click();
    await expect(ready(page)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test("a picture is dropped, and what is typed is kept until it is discarded", async ({ as }) => {
  const page = await as("Noor Haddad", { path: edit });
  const bytes = [...stripes(400, 400)];
  const dropped = await page.evaluateHandle((data) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(data)], "dropped.png", { type: "image/png" }));
    return transfer;
  }, bytes);
  await choose(page).dispatchEvent("drop", { dataTransfer: dropped });
  await cropper(page).getByRole("button", { name: "Use this part" }).click();
  await expect(ready(page)).toBeVisible();
  const first = main(page).getByRole("textbox", { name: "First name" });
  const known = await first.inputValue();
  await first.fill("");
  await save(page).click();
  await expect(main(page).getByRole("alert")).toHaveText("This cannot be empty");
  await expect(first).toBeFocused();
  await first.fill("Noora");
  await main(page).getByRole("switch", { name: "Public profile" }).click();
  await page.reload();
  await expect(first).toHaveValue("Noora");
  await expect(main(page).locator('img[src^="/media/"]')).toBeVisible();
  await expect(main(page).getByRole("switch", { name: "Public profile" })).not.toBeChecked();
  await main(page).getByRole("button", { name: "Cancel", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
  await expect(page).toHaveURL(/\/profile\/me$/);
  await page.goto(edit);
  await expect(first).toHaveValue(known);
});

test("on a phone and in French, the form fits and the picture is moved by a finger", async ({ as }) => {
  const page = await as("employee@globex.test", {
    slug: "globex",
    path: edit,
    options: handheld,
  });
  await expect(page.getByText(/déposez-la ici/)).toBeHidden();
  await give(page, photo());
  const area = page.getByRole("application");
  await expect(area.locator("img")).toBeVisible();
  const box = await area.boundingBox();
  if (!box) throw new Error("the area is not drawn");
  const at = async () => (await area.locator("img").boundingBox())?.x ?? 0;
  const before = await at();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 60, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  expect(Math.round((await at()) - before)).toBe(-60);
  await page.keyboard.press("Escape");
  await expect(area).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page, "the form on a phone", phone);
});
