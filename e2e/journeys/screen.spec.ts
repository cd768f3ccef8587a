import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { sentence } from "../support/compose.ts";
import { actor, expect, hosts, moving, test } from "../support/test.ts";

test.use(moving);

const link = () => `${hosts.acme}${process.env.E2E_TV_LINK}`;
const shown = (page: Page) => page.locator("[aria-hidden=false] main, #root > main");
/**
 * Turns the slides by keyboard until one shows this; returns the texts of all slides on the way. Each round of some 65 has an order of its own:
 * only among twice as many is every one of a round.
 */
const turnTo = (page: Page, text: string | null) =>
  page.evaluate(async (wanted) => {
    const texts: string[] = [];
    for (let step = 0; step < 140; step++) {
      const shown = document.querySelector("[aria-hidden=false] main")?.textContent ?? "";
      texts.push(shown);
      if (wanted && shown.includes(wanted)) break;
      dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
      await new Promise((done) => requestAnimationFrame(done));
    }
    return texts;
  }, text);

test("the TV screen shows public recognitions and new people, with codes to scan", async ({ stranger }) => {
  const sender = await actor("Henrik Aas");
  const [message, kept] = [sentence("You closed the year in one night"), sentence("Between the two of us")];
  const to = await sender.find("Ngozi Eze");
  const id = await sender.recognize(to, message);
  await sender.recognize(to, kept, { tenantWide: false });
  const page = await stranger();
  await page.goto(link());
  await expect(shown(page)).toBeVisible();
  await turnTo(page, message);
  await expect(shown(page)).toContainText("Ngozi Eze");
  await expect(shown(page)).toContainText("Henrik Aas");
  await expect(
    shown(page).getByRole("img", { name: `Code that opens ${hosts.acme}/recognitions/${id}` }),
  ).toBeAttached();
  expect(await page.locator("main").count()).toBeLessThanOrEqual(5);
  // Half-way through the fade everything is pale.
  await expect(page.locator("[data-slide][aria-hidden=false]")).toHaveCSS("opacity", "1");
  await expectAccessible(page, "a slide");
  const everything = (await turnTo(page, null)).join("\n");
  expect(everything).toContain(message);
  expect(everything).not.toContain(kept);
  await turnTo(page, "New faces");
  await expect(shown(page).getByText(/^Say hello to /)).toBeVisible();
  await expect(
    shown(page).getByRole("img", { name: /^Code that opens .+\/recognition\/send\?to=[\w-]{36}$/ }),
  ).toBeAttached();
});

test("a slide stays for 40 s, the faces of many change every 20 s", async ({ stranger }) => {
  const sender = await actor("Henrik Aas");
  const message = sentence("The three of you moved a warehouse");
  const people = ["Omar Benali", "Amina Yusuf", "Tāne Walker"];
  await sender.recognize(await Promise.all(people.map((name) => sender.find(name))), message);
  const page = await stranger();
  await page.clock.install();
  await page.goto(link());
  await expect(shown(page)).toBeVisible();
  await turnTo(page, message);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3000);
  const faces = shown(page).getByRole("heading", { level: 1 });
  const first = await faces.textContent();
  await page.clock.runFor(18_000);
  await expect(faces).not.toHaveText(first ?? "");
  await expect(shown(page)).toContainText(message);
  await page.clock.runFor(14_000);
  await expect(shown(page)).toContainText(message);
  await page.clock.runFor(6_000);
  await expect(shown(page)).not.toContainText(message);
});

test("a screen with no token is sent to the sign-in page", async ({ stranger }) => {
  const page = await stranger();
  await page.goto(link().replace(/\?.*/, ""));
  await expect(page).toHaveURL(`${hosts.acme}/`);
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
});
