import { peerAccount } from "@plaudit/server/testing/tango-peer";
import { expectAccessible, expectAccessibleInBoth } from "../support/axe.ts";
import { callAs, comeIn, found, invitationOf } from "../support/company.ts";
import { deliver, sandboxOfTango } from "../support/tango.ts";
import { expect, pick, test } from "../support/test.ts";

const ann = { firstName: "Annelies", lastName: "Vermeer" };
const key = "a-platform-key-that-nobody-may-read";

test("a gift card is ordered from Tango, its signed event completes it, and the open page reveals it", async ({
  stranger,
}) => {
  test.setTimeout(180_000);
  const peer = await sandboxOfTango();
  const company = await found();
  const admin = await stranger();
  const member = await stranger({ viewport: { width: 390, height: 844 } });

  await test.step("an administrator connects an account, tried first, and chooses what is offered", async () => {
    await comeIn(admin, company.link, { firstName: "Ottoline", lastName: "Weir" });
    const { version } = await callAs<{ version: number }>(admin, "GET /points/budgetSettings");
    await callAs(admin, "PATCH /points/budgetSettings", { worth: [{ currency: "EUR", value: "0.05" }], version });
    await admin.goto(`${company.url}/admin/rewards/tango`);
    await admin.getByRole("textbox", { name: "Platform name" }).fill("NorthwindTest");
    await admin.locator("input[type=password]").fill(key);
    await admin.getByRole("textbox", { name: "Group" }).fill(peerAccount.customer);
    await admin.getByRole("textbox", { name: "Account" }).fill(peerAccount.account);
    await admin.getByRole("button", { name: "Test the connection" }).click();
    await expect(admin.getByText(/^It works: the account holds/)).toBeVisible();
    await admin.getByRole("button", { name: "Save" }).click();
    await expect(admin.getByText("Sandbox", { exact: true }).first()).toBeVisible();
    const nl = admin.getByRole("checkbox", { name: "Netherlands" });
    await expect(async () => {
      await admin.reload();
      await expect(nl).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await pick(nl);
    await admin.getByRole("button", { name: "Save" }).click();
    const brands = admin.getByRole("region", { name: "Brands" });
    await brands.getByRole("switch", { name: "Boekhuis" }).focus();
    await admin.keyboard.press("Space");
    await expect(brands.getByRole("switch", { name: "Boekhuis" })).not.toBeChecked();
    await brands.getByRole("searchbox").fill("alm");
    await expect(brands.getByRole("switch")).toHaveCount(1);
    await expectAccessibleInBoth(admin, "a connection with Tango");
  });

  await test.step("a sandbox is for members once the administrator opens it", async () => {
    const { results } = await callAs<{ results: { id: string; kind: string }[] }>(admin, "GET /reward/providers");
    const provider = results.find(({ kind }) => kind === "tango")?.id;
    await admin.goto(`${company.url}/admin/rewards/store/${provider}/add-funds`);
    await expect(admin.getByRole("dialog", { name: "Funds of Gift cards come from Tango" })).toContainText(
      "€1,000,000",
    );
    await expectAccessible(admin, "the fund of gift cards");
    await admin.goto(`${company.url}/admin/rewards/${provider}/edit`);
    await admin.getByRole("switch", { name: "Offered to members" }).click();
    await admin.getByRole("button", { name: "Save" }).click();
    await expect(admin).toHaveURL(/rewards\/setup$/);
    const email = `annelies@${company.domain}`;
    const body = { ...ann, email, country: "NL", invite: true };
    const { id } = await callAs<{ id: string }>(admin, "POST /identity/tenantMembers", body);
    await comeIn(member, await invitationOf(email), ann);
    const gift = { amount: 600, reason: "For a start" };
    await callAs(admin, `POST /points/accounts/redeemable/${id}/gifts`, gift);
  });

  const orders = () => peer.calls.filter(({ method, path }) => method === "POST" && path === "/orders").length;
  await test.step("a member orders, and it is pending", async () => {
    peer.state.fault = ({ method, path }) => (method === "POST" && path === "/orders" ? "pending" : undefined);
    await member.goto(`${company.url}/rewards/providers`);
    await expect(member.getByRole("link", { name: /Boekhuis/ })).toHaveCount(0);
    await member.getByRole("link", { name: /Almirante/ }).click();
    await member.getByRole("textbox", { name: "How much" }).fill("25");
    await member.getByRole("button", { name: "Get it" }).click();
    await member.getByRole("button", { name: "Yes, for 500 points" }).click();
    await expect(member.getByText("Your card is being ordered")).toBeVisible();
    await expect.poll(orders).toBe(1);
    await expectAccessible(member, "an order that is pending");
  });

  await test.step("only what Tango signed counts, and only once; the open page shows it by itself", async () => {
    const [order] = [...peer.orders.values()];
    const [subscribed] = [...peer.subscriptions.values()].slice(-1);
    if (!order || !subscribed) throw new Error("neither ordered nor subscribed");
    const { externalRefID, referenceOrderID: referenceOrderId } = order;
    const data = { externalRefID, referenceOrderId, status: "SUCCESSFUL" };
    const forged = peer.event("AsyncOrderStatus", data, { secret: "Zm9yZ2Vk" });
    expect(await deliver(subscribed.url, forged)).toBe(401);
    const signed = peer.event("AsyncOrderStatus", data, { secret: subscribed.secret });
    expect(await deliver(subscribed.url, { ...signed, body: signed.body.replace("SUCCESSFUL", "FAILED") })).toBe(401);
    const health = () =>
      callAs<{ connection: { lastEventAt: string | null } }>(admin, "GET /reward/tango/connection").then(
        ({ connection }) => connection.lastEventAt,
      );
    expect(await health()).toBeNull();
    await expect(member.getByText("Your card is being ordered")).toBeVisible();

    order.status = "COMPLETE";
    expect(await deliver(subscribed.url, signed)).toBe(200);
    await expect(member.getByText("Your card is here")).toBeVisible();
    const taken = await health();
    expect(taken).not.toBeNull();
    expect(await deliver(subscribed.url, signed)).toBe(200);
    expect(await health()).toBe(taken);
    expect(orders()).toBe(1);
  });

  await test.step("a click reveals the code", async () => {
    await expect(member.getByText(/^CARD-/)).toHaveCount(0);
    await member.getByRole("button", { name: "Reveal the code" }).click();
    await expect(member.getByText(/^CARD-plaudit/)).toBeVisible();
    await expectAccessible(member, "a gift card that is here");
    const shop = await callAs<{ balance: number }>(member, "GET /reward/shop");
    expect(shop.balance).toBe(100);
  });
  peer.close();
});
