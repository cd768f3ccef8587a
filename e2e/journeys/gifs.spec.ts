import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { compose, composer, openComposer, sendButton, sent, sentence } from "../support/compose.ts";
import { card, expect, handheld, test } from "../support/test.ts";

const step = (page: Page) => page.getByRole("dialog", { name: "Choose a GIF" });
const gif = (page: Page, name: string) => step(page).getByRole("button", { name, exact: true });
const columns = (page: Page) =>
  step(page)
    .getByRole("button", { name: /^Kettle / })
    .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size);

test("a GIF is found and chosen by keyboard, and moves with the recognition only if it may", async ({ as }) => {
  const page = await as("Maya Okafor");
  const words = sentence("Tea for everybody on the night shift");
  await compose(page, { to: ["Lena Fischer"], message: words });
  await composer(page).getByRole("button", { name: "Choose a GIF" }).focus();
  await page.keyboard.press("Enter");
  await expect(gif(page, "Kettle 9")).toBeVisible();
  expect(await columns(page)).toBe(5);
  await expect(step(page).getByText("Powered by GIPHY")).toBeVisible();
  await expectAccessible(page, "the choice of a GIF");
  await step(page).getByRole("searchbox", { name: "Search GIPHY" }).fill("kettle");
  await expect(step(page).getByText("10 GIFs for “kettle”")).toBeVisible();
  await gif(page, "Kettle 0").focus();
  await page.keyboard.press("ArrowRight");
  await expect(gif(page, "Kettle 1")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(composer(page).getByRole("img", { name: "GIF" })).toBeVisible();
  // Not for the TV: a page that a journey serves itself counts as one of the internet, which may load nothing of this machine.
  await composer(page).getByRole("radio", { name: "Private" }).check({ force: true });
  await sendButton(page).click();
  await sent(page);
  await expect(card(page, words).getByRole("img", { name: "GIF" })).toBeVisible();
  // These browsers ask for less movement.
  await expect(card(page, words).getByRole("button", { name: "Play" })).toBeVisible();

  await test.step("on a phone it is chosen by touch, and removed again", async () => {
    const phone = await as("Lena Fischer", { options: handheld });
    await openComposer(phone);
    await composer(phone).getByRole("button", { name: "Choose a GIF" }).tap();
    await expect(gif(phone, "Kettle 9")).toBeAttached();
    expect(await columns(phone)).toBe(3);
    await gif(phone, "Kettle 0").tap();
    await composer(phone).getByRole("button", { name: "Remove the GIF" }).tap();
    await expect(composer(phone).getByRole("img", { name: "GIF" })).toBeHidden();
    await expect.poll(() => composer(phone).evaluate((it) => it.contains(document.activeElement))).toBe(true);
    await expect(composer(phone).getByRole("button", { name: "Choose a GIF" })).toBeEnabled();
  });
});
