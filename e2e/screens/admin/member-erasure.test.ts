import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, chooseEntry, dialog, fill, gone } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

test("an administrator erases somebody who has left, by the keyboard, once their name is typed", async () => {
  const here = await world({ features: ["points"] });
  const admin = await here.person("Ada", { role: "admin" });
  const bob = await here.person("Bob");
  await admin.post(`/points/accounts/redeemable/${bob.id}/gifts`, { amount: 1200, reason: "Thank you" });
  await admin.put(`/identity/tenantMembers/${bob.id}/archive`);
  const { user } = await renderScreen(`/admin/user/${bob.id}`, { as: admin });
  await chooseEntry(user, await button("More for Bob Test"), "Erase for good");
  const asked = await dialog("Erase Bob Test for good?");
  await within(asked).findByText("Points left to spend, which are forfeited: 1,200");
  within(asked).getByText(/under the name “Former colleague”/);
  const name = within(asked).getByRole<HTMLInputElement>("textbox", { name: "Type Bob Test to confirm" });
  await expectAccessible();
  expect(name).toHaveFocus();
  await user.keyboard("Rob Test{Enter}");
  await waitFor(() => expect(name).toHaveAccessibleDescription("This is not Bob Test"));
  expect(name).toHaveFocus();
  await fill(user, name, "bob test");
  await user.keyboard("{Enter}");
  await gone("dialog");
  await screen.findByText(/^This person was erased/);
  await screen.findByRole("heading", { name: "Former colleague" });
  await screen.findByText(/^Erased on/);
  expect(screen.queryByRole("button", { name: /^More for/ })).toBeNull();
  await expectAccessible();
});

test("an erasure that came to a stop is said on Today and on the person's page, and begins anew from there", async () => {
  const here = await world();
  const admin = await here.person("Ada", { role: "admin" });
  const bob = await here.person("Bob");
  await admin.put(`/identity/tenantMembers/${bob.id}/archive`);
  await admin.post(`/identity/tenantMembers/${bob.id}/erasure`, { name: bob.name });
  await here.drain();
  await here.sql`insert into member_erasure_failures (tenant_id, member_id, failed_at)
    values (${here.tenantId}, ${bob.id}, '2026-11-17T09:00:00Z')`;
  const { user, lose } = await renderScreen("/admin", { as: admin });
  await user.click(await screen.findByRole("link", { name: "Look: 1 erasure came to a stop" }));
  await screen.findByRole("heading", { name: "Not everything could be erased" });
  await expectAccessible();
  lose(/POST \/identity/);
  await user.click(await button("Try again"));
  await screen.findByText(/^No connection/);
  lose();
  await user.click(await button("Try again"));
  await screen.findByText("It has begun anew");
  await screen.findByText(/^Erased on/);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  await here.drain();
  expect(await here.sql`select 1 from member_erasure_failures where tenant_id = ${here.tenantId}`).toEqual([]);
});

test("what is under way is said with the way to it, and ends first", async () => {
  const here = await world({ features: ["points"] });
  const admin = await here.person("Ada", { role: "admin" });
  const bob = await here.person("Bob");
  await admin.post(`/points/accounts/redeemable/${bob.id}/gifts`, { amount: 100, reason: "Thank you" });
  const store = {
    ...{ kind: "store", name: "Store", description: "", currency: "EUR", funded: false },
    alertBelow: null,
  };
  const { body: opened } = await admin.post("/reward/providers", {
    ...store,
    countries: [],
    paused: false,
    ownerIds: [],
  });
  const { body: fern } = await admin.post("/reward/rewards", {
    ...{ providerId: opened.id, name: "Fern", description: "", category: "things", art: "plant", currency: "EUR" },
    ...{ tax: "none", countries: [], personLimit: null, limitPeriod: "ever", totalLimit: null, approval: "none" },
    ...{ fulfilment: "hand", asks: "nothing", instructions: "", mediaObjectId: null, status: "offered" },
    audience: { everyone: true, memberIds: [], teamIds: [], roles: [] },
    variants: [{ name: "", points: 60, faceValue: 600, fee: 0, stock: null }],
  });
  await bob.post("/reward/redemptions", { rewardId: fern.id, points: 60 });
  await admin.put(`/identity/tenantMembers/${bob.id}/archive`);
  const { user } = await renderScreen(`/admin/user/${bob.id}`, { as: admin });
  await chooseEntry(user, await button("More for Bob Test"), "Erase for good");
  const asked = await dialog("Erase Bob Test for good?");
  const way = await within(asked).findByRole("link", { name: "Redemptions that are under way: 1" });
  expect(way).toHaveAttribute("href", expect.stringContaining("/rewards/"));
  expect(within(asked).queryByRole("textbox")).toBeNull();
  expect(within(asked).getByRole("button", { name: "Erase for good" })).toHaveAttribute("aria-disabled", "true");
  await expectAccessible();
});
