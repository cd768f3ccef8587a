import type { Page } from "@playwright/test";
import { sentence } from "../support/compose.ts";
import { actor, expect, listening, test } from "../support/test.ts";

const bell = (page: Page, unread: number) => page.getByRole("button", { name: `Notifications, ${unread} unread` });
const list = (page: Page) => page.getByRole("dialog", { name: /^Notifications/ });

test("the bell counts new notifications; they are read, deleted one by one and all at once", async ({ as }) => {
  const reader = await actor("Oluwaseun Adeyemi");
  await reader.call("PUT /notification/messages/read", {});
  const page = await as("Oluwaseun Adeyemi");
  await expect(bell(page, 0)).toBeVisible();
  await listening(page);
  const me = await reader.me();
  const message = sentence("The nightly load is boring now");
  for (const name of ["David Cohen", "Emil Dahl", "Linh Phạm"]) await (await actor(name)).recognize(me, message);
  await expect(bell(page, 3)).toBeVisible();
  await bell(page, 3).click();
  await expect(list(page).getByText("Unread")).toHaveCount(3);
  await list(page)
    .getByRole("link", { name: /Emil Dahl/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/recognitions\//);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article")).toContainText(message);
  await bell(page, 2).click();
  const items = list(page).getByRole("listitem");
  await expect(items.first()).toBeVisible();
  const count = await items.count();
  await items.first().getByRole("button", { name: "Delete this notification" }).click();
  await expect(items).toHaveCount(count - 1);
  await expect(bell(page, 1)).toBeVisible();
  await list(page).getByRole("button", { name: "Mark all notifications as viewed" }).click();
  await expect(bell(page, 0)).toBeVisible();
  await list(page).getByRole("button", { name: "Delete all notifications" }).click();
  await page
    .getByRole("dialog", { name: "Delete all notifications" })
    .getByRole("button", { name: "Delete all notifications" })
    .click();
  await expect(page.getByText("All quiet")).toBeVisible();
  await page.reload();
  await bell(page, 0).click();
  await expect(list(page).getByText("All quiet")).toBeVisible();

  await test.step("on a phone the page follows what happens and leads to it", async () => {
    const phone = await as("Oluwaseun Adeyemi", {
      path: "/notifications",
      options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    });
    await listening(phone);
    const next = sentence("The quay was dry when we came");
    await (await actor("David Cohen")).recognize(me, next);
    await phone
      .getByRole("link", { name: /David Cohen recognized you/ })
      .first()
      .tap();
    await expect(phone.getByRole("article")).toContainText(next);
  });
});
