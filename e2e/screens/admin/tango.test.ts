import { sharedServer } from "@plaudit/server/testing";
import { peerAccount, peerKeys, tangoPeer } from "@plaudit/server/testing/tango-peer";
import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { afterAll, expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, dialog, fill, gone, textbox, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const peer = await tangoPeer();
afterAll(() => peer.close());

async function company() {
  const server = await sharedServer();
  server.services.tango = peer.tango({ paceMs: 5 });
  peer.state.brands = [
    { brandKey: "B1", brandName: "Almirante", items: [{ utid: "U1" }] },
    { brandKey: "B2", brandName: "Boekhuis", items: [{ utid: "U2", countries: ["NL"], faceValue: 25 }] },
  ];
  const here = await world({ features: ["points"] });
  const admin = await here.person("Ada", { role: "admin" });
  const { version } = (await admin.get("/points/budgetSettings")).body;
  await admin.patch("/points/budgetSettings", { worth: [{ currency: "EUR", value: "0.05" }], version });
  const catalog = async () => {
    await here.sql`update schedules set next_run_at = now() where tenant_id = ${here.tenantId} and job = 'tango.upkeep'`;
    await here.sql`select app.enqueue('tango.upkeep', jsonb_build_object('tenantId', ${here.tenantId}::uuid), null, null)`;
    await here.drain();
  };
  return { here, admin, catalog };
}

test("a company is connected with keys that are tried first, and offers the brands of some countries", async () => {
  const { admin, catalog } = await company();
  const { user } = await renderScreen("/admin/rewards/tango", { as: admin });
  await screen.findByText(/the countries that Tango has brands in stand here/);
  await expectAccessible();
  await user.click(await button("Test the connection"));
  await waitFor(async () => expect(await textbox("Group")).toHaveAccessibleDescription(/5 to 100 letters/));
  await user.click(await screen.findByRole("radio", { name: "Production" }));
  await fill(user, await textbox("Platform name"), "NorthwindTest");
  await user.type(screen.getByLabelText("Platform key", { selector: "input[type=password]" }), "wrong");
  await fill(user, await textbox("Group"), peerAccount.customer);
  await fill(user, await textbox("Account"), peerAccount.account);
  await user.click(await button("Test the connection"));
  await screen.findByText(/Tango refuses these keys \(401/);
  const key = screen.getByLabelText("Platform key", { selector: "input[type=password]" });
  await user.clear(key);
  await user.type(key, "a-platform-key-that-nobody-may-read");
  peer.state.fault = () => "429";
  await user.click(await button("Test the connection"));
  await screen.findByText(/Tango was asked too often/);
  peer.state.fault = undefined;
  await user.click(await button("Test the connection"));
  await screen.findByText(/It works: the account holds €1,000,000.00/);
  await user.click(await button("Save"));
  await screen.findByText("Connected");
  await catalog();
  const again = await renderScreen("/admin/rewards/tango", { as: admin });
  expect(document.body).not.toHaveTextContent("nobody-may-read");
  await withText("row", /Netherlands2€5 – €250/);
  await again.user.click(await screen.findByRole("checkbox", { name: "Netherlands" }));
  await fill(again.user, await textbox("Markup in percent"), "60");
  await again.user.click(await button("Save"));
  await waitFor(async () => expect(await textbox("Markup in percent")).toHaveAccessibleDescription(/from 0 to 50/));
  await fill(again.user, await textbox("Markup in percent"), "2.5");
  await again.user.click(await button("Save"));
  await waitFor(async () => {
    const { connection } = (await admin.get("/reward/tango/connection")).body;
    expect(connection).toMatchObject({ countries: ["NL"], markup: 250, system: "production" });
  });
  await catalog();
  await again.user.click(await screen.findByRole("switch", { name: "Boekhuis" }));
  await screen.findByRole("switch", { name: "Boekhuis", checked: false });
  await again.user.click(await screen.findByRole("radio", { name: "Switched off" }));
  await waitFor(() =>
    expect(screen.getAllByRole("switch").map((one) => one.getAttribute("aria-checked"))).toEqual(["false"]),
  );
  await again.user.click(screen.getByRole("switch", { name: "Boekhuis" }));
  await screen.findByText("No brand is switched off");
  await fill(again.user, screen.getByRole("searchbox", { name: "Search brands" }), "zzz");
  await screen.findByText("No brand has this name");
  await expectAccessible();
});

test("no money is put into the fund of gift cards, which says where it comes from", async () => {
  const { admin, catalog } = await company();
  const place = { system: "production", ...peerAccount, keys: peerKeys };
  const { id } = (await admin.put("/reward/tango/connection", place)).body;
  await catalog();
  const { user } = await renderScreen(`/admin/rewards/store/${id}/add-funds`, { as: admin });
  const told = await dialog("Funds of Gift cards come from Tango");
  expect(told).toHaveTextContent(/held €1,000,000.00/);
  await expectAccessible();
  await user.click(within(told).getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
  await gone("dialog");
  expect(screen.queryByRole("link", { name: /Add funds/ })).toBeNull();
  expect(screen.queryByRole("button", { name: "Take money out" })).toBeNull();
  await screen.findByText(/The same as the account at Tango/);
});

test("keys that Tango refuses are told where somebody decides what comes next, and wherever rewards are looked after", async () => {
  const { here, admin, catalog } = await company();
  await admin.put("/reward/tango/connection", { system: "production", ...peerAccount, keys: peerKeys });
  await catalog();
  const paths = ["/admin/rewards/setup", "/admin/rewards/fulfilment", "/admin/rewards/approvals"];
  const replace = () => screen.queryByRole("link", { name: "Replace the keys" });
  await renderScreen("/admin/rewards/setup", { as: admin });
  await withText("listitem", /Gift cards.*Open/);
  expect(replace()).toBeNull();
  await here.sql`update tango_connections set denied_at = now() where tenant_id = ${here.tenantId}`;
  for (const path of paths) {
    await renderScreen(path, { as: admin });
    await waitFor(() => expect(replace()).toHaveAttribute("href", "/admin/rewards/tango"));
  }
  await renderScreen("/admin/rewards/setup", { as: admin });
  await withText("listitem", /Gift cards.*Keys refused/);
  await expectAccessible();
  const { user } = await renderScreen("/admin", { as: admin });
  await withText("listitem", /Tango refuses the keys.*Nothing is ordered until they are put right/);
  await expectAccessible();
  await user.click(await screen.findByRole("link", { name: "Replace: Tango refuses the keys" }));
  await screen.findByRole("heading", { level: 1, name: "Gift cards by Tango" });
});

test("an order that Tango does not have is asked about, and given up", async () => {
  const { here, admin, catalog } = await company();
  const [ann] = await here.people("Ann");
  const place = { system: "production", ...peerAccount };
  const keys = { kind: "basic", platform: "NorthwindTest", key: "a-platform-key-that-nobody-may-read" };
  const { version } = (await admin.put("/reward/tango/connection", { ...place, keys })).body;
  await admin.patch("/reward/tango/connection", { countries: ["NL"], version });
  await catalog();
  await here.sql`update tenant_members set country = 'NL' where tenant_id = ${here.tenantId}`;
  await admin.post(`/points/accounts/redeemable/${ann.id}/gifts`, { amount: 1000, reason: "For a start" });
  const [{ id: rewardId }] = (await ann.get("/reward/shop/rewards")).body.results;
  const [{ id: variantId, points }] = (await ann.get(`/reward/shop/rewards/${rewardId}`)).body.variants;
  peer.state.fault = ({ method }) => (method === "POST" ? "500 before" : undefined);
  expect((await ann.post("/reward/redemptions", { rewardId, variantId, points })).body.waitsFor).toBe("order");
  const tries = () =>
    here.sql`select attempts, missing_at as missing from tango_orders where tenant_id = ${here.tenantId}`;
  await here.drain();
  await here.sql`update tango_orders set attempts = 5 where tenant_id = ${here.tenantId}`;
  const { user } = await renderScreen("/admin/rewards/tango", { as: admin });
  expect(await withText("listitem", /Unknown/)).toHaveTextContent("500 internal");
  await expectAccessible();
  await user.click(await button(/^Ask now about/));
  await screen.findByText("Tango is being asked");
  await here.drain();
  expect((await tries())[0]?.missing).not.toBeNull();
  peer.state.fault = undefined;
  const again = await renderScreen("/admin/rewards/tango", { as: admin });
  await again.user.click(await button("Give up"));
  const asked = await dialog("Give this order up?");
  expect(asked).toHaveTextContent("points come back");
  await again.user.click(await button("Give up", asked));
  await screen.findByText("The order was given up");
  expect((await ann.get("/reward/shop")).body.balance).toBe(1000);
});
