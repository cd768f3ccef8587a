import { type Person, world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, dialog, fill, gone, textbox, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const store = {
  ...{ kind: "store", name: "From us", description: "Made by colleagues", currency: "EUR", funded: false },
  ...{ alertBelow: null, countries: [], paused: false, ownerIds: [] },
};
const everyone = { everyone: true, memberIds: [], teamIds: [], roles: [] };
const plant = {
  ...{ name: "A fern", description: "In a pot of its own", category: "things", art: "plant", currency: "EUR" },
  ...{ tax: "none", countries: [], personLimit: null, limitPeriod: "ever", totalLimit: null, approval: "none" },
  ...{ fulfilment: "hand", asks: "nothing", instructions: "", mediaObjectId: null, audience: everyone },
  ...{ status: "offered", variants: [{ name: "", points: 100, faceValue: 10_00, fee: 50, stock: null }] },
};

/** A store, with somebody who has so many points to spend. */
async function company(points = 150) {
  const here = await world({ features: ["points"] });
  const admin = await here.person("Ada", { role: "admin" });
  const [ann, bob] = await here.people("Ann", "Bob");
  const { version } = (await admin.get("/points/budgetSettings")).body;
  await admin.patch("/points/budgetSettings", { worth: [{ currency: "EUR", value: "0.10" }], version });
  const { id: providerId } = (await admin.post("/reward/providers", store)).body;
  const offer = async (more: object = {}) =>
    (await admin.post("/reward/rewards", { providerId, ...plant, ...more })).body as { id: string };
  const give = (to: Person, amount: number) =>
    admin.post(`/points/accounts/redeemable/${to.id}/gifts`, { amount, reason: "For a start" });
  if (points > 0) await give(ann, points);
  return { here, admin, ann, bob, providerId, offer };
}

test("an empty shop says so; what did not load can be loaded again", async () => {
  const { ann } = await company();
  await renderScreen("/rewards/providers", { as: ann });
  await screen.findByText("The shop opens soon");
  await expectAccessible();
  await renderScreen("/rewards/redemption-history", { as: ann });
  await screen.findByText("Nothing redeemed yet");
  for (const [path, lost] of [
    ["/rewards/providers", /reward\/shop/],
    ["/rewards/redemption-history", /redemptions\/my/],
  ] as const) {
    const { user, lose } = await renderScreen(path, { as: ann, without: lost });
    await screen.findByText("A part of this page did not load.");
    lose();
    await user.click(await button("Try again"));
    await screen.findByText(/The shop opens soon|Nothing redeemed yet/);
  }
});

test("a company without points has no rewards: not in its menu, and not by an old link", async () => {
  const here = await world({ features: [] });
  const [ann] = await here.people("Ann");
  for (const path of ["/rewards/providers", "/rewards/redemption-history"]) {
    await renderScreen(path, { as: ann });
    await screen.findByText(/thanks without points/);
    const menu = screen.getAllByRole("navigation");
    expect(menu.flatMap((one) => within(one).queryAllByRole("link", { name: "Rewards" }))).toEqual([]);
    expect(screen.queryByText("My rewards", { selector: "p" })).toBeNull();
  }
});

test("the shop is searched and narrowed down, and a wish shows how far it is", async () => {
  const { ann, providerId, offer } = await company();
  await offer();
  const { id } = await offer({
    name: "A day off",
    category: "time",
    variants: [{ ...plant.variants[0], points: 400 }],
  });
  const { user } = await renderScreen("/rewards/providers", { as: ann });
  await screen.findByText("150 to spend");
  expect(screen.getByText(/One point is worth €0.10/)).toBeVisible();
  await expectAccessible();
  await user.click(await screen.findByRole("switch", { name: "I can afford" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: /A day off/ })).toBeNull());
  expect(screen.getByRole("link", { name: /A fern/ })).toBeVisible();
  await user.click(await button("Time"));
  await screen.findByText("Nothing fits");
  await user.click(await button("Show everything"));
  await screen.findByRole("link", { name: /A fern/ });
  await user.type(await screen.findByRole("searchbox"), "day");
  await waitFor(() => expect(screen.queryByRole("link", { name: /A fern/ })).toBeNull());
  await user.click(await screen.findByRole("link", { name: /A day off/ }));
  await screen.findByText(/You are 250 points short/);
  expect(screen.queryByRole("button", { name: "Get it" })).toBeNull();
  await user.click((await screen.findAllByRole("button", { name: "Wish for it" }))[0] as HTMLElement);
  await screen.findByText(/This is your wish now/);
  await waitFor(() =>
    expect(screen.getAllByRole("button", { name: "Your wish" })[0]).toHaveAttribute("aria-pressed", "true"),
  );
  expect((await ann.get(`/reward/shop/rewards/${id}`)).body.wished).toBe(true);
  await renderScreen("/rewards/providers", { as: ann });
  expect(await screen.findByRole("region", { name: "Your wish" })).toHaveTextContent("250 points to go.");
  const provider = await renderScreen(`/rewards/providers/${providerId}?affordable=1`, { as: ann });
  await screen.findByText("1 of 2 is within your 150.");
  await provider.user.click(await button("Show all 2"));
  await screen.findByRole("link", { name: /A day off/ });
  await expectAccessible();
});

test("a reward tells its value, is confirmed with what is asked for, and what was typed outlives a failed send", async () => {
  const { ann, providerId, offer } = await company();
  const { id } = await offer({ asks: "address", tax: "company" });
  const { user, lose } = await renderScreen(`/rewards/providers/${providerId}/rewards/${id}`, {
    as: ann,
    without: /POST \/reward\/redemptions/,
  });
  const value = await screen.findByText("What it is worth");
  const panel = value.closest("section") as HTMLElement;
  expect(panel).toHaveTextContent(/Face value€10.00/);
  expect(panel).toHaveTextContent(/Fee, 5%€0.50/);
  expect(panel).toHaveTextContent(/100 points at €0.10.*€10.00/);
  expect(panel).toHaveTextContent(/pays the tax, your net stays the same/);
  await expectAccessible();
  await user.click(await button("Get it"));
  const asked = await dialog("Get it");
  expect(asked).toHaveTextContent(/This takes-100/);
  expect(asked).toHaveTextContent(/Remain50 points/);
  await user.type(await within(asked).findByRole("textbox", { name: "Where to" }), "1 Hill Road");
  await user.click(await button("Yes, for 100 points"));
  await within(asked).findByRole("alert");
  lose();
  await fill(user, await textbox("Where to"), "");
  await user.click(await button("Yes, for 100 points"));
  await waitFor(async () =>
    expect(await textbox("Where to")).toHaveAccessibleDescription("Enter the address where it should go"),
  );
  await fill(user, await textbox("Where to"), "1 Hill Road");
  await expectAccessible();
  await user.click(await button("Yes, for 100 points"));
  await gone("dialog");
  await screen.findByText("It was requested. Here you see what becomes of it.");
  const item = await withText("article", "A fern");
  expect(item).toHaveTextContent("1 Hill Road");
  await user.click(await button("Cancel it"));
  await user.click(await button("Yes, cancel it"));
  await withText("button", "Canceled");
  expect((await ann.get("/reward/shop")).body.balance).toBe(150);
});

test("why nothing can be redeemed is said before", async () => {
  const { here, admin, ann, offer, providerId } = await company();
  const [gone, none] = [
    await offer({ variants: [{ ...plant.variants[0], stock: 0 }] }),
    await offer({ name: "A book", personLimit: 1 }),
  ];
  await ann.post("/reward/redemptions", { rewardId: none.id, points: 100 });
  const at = (id: string) => renderScreen(`/rewards/providers/${providerId}/rewards/${id}`, { as: ann });
  await at(gone.id);
  await screen.findByText(/It is sold out/);
  await at(none.id);
  await screen.findByText(/as often as one person can: once/);
  const rules = { approvalFrom: 100, monthlyPoints: 210, version: 1 };
  const ruled = (await admin.patch(`/reward/providers/${providerId}`, rules)).body;
  const lamp = await offer({ name: "A lamp" });
  await at(lamp.id);
  await screen.findByText("From us: one person may redeem 210 points in a month. Left this month: 110.");
  await screen.findByText("An administrator. Until then you can cancel.");
  await admin.patch(`/reward/providers/${providerId}`, { monthlyPoints: 150, version: ruled.version });
  await at(lamp.id);
  await screen.findByText(/It takes more than you may redeem this month.*Left this month: 50/);
  await here.sql`update points_accounts set locked_at = now() where tenant_id = ${here.tenantId} and owner_id = ${ann.id}`;
  await at(none.id);
  await screen.findByText(/Your points are locked/);
  await here.sql`update points_accounts set locked_at = null where tenant_id = ${here.tenantId} and owner_id = ${ann.id}`;
  const { version } = (await admin.get("/points/budgetSettings")).body;
  await admin.patch("/points/budgetSettings", {
    eligible: { ...everyone, everyone: false, roles: ["admin"] },
    version,
  });
  await renderScreen("/rewards/providers", { as: ann });
  await screen.findByText(/does not let you use points/);
  const lost = await renderScreen(`/rewards/providers/${providerId}/rewards/00000000-0000-7000-8000-000000000000`, {
    as: ann,
  });
  await screen.findByText("This reward is not offered any more");
  await lost.user.click(await screen.findByRole("link", { name: "Back to the shop" }));
  await screen.findByText("50 to spend");
});

test("a code is revealed by a click and copied with one key", async () => {
  const { admin, ann, offer } = await company();
  const { id } = await offer({ fulfilment: "code", name: "Two tickets" });
  await admin.post(`/reward/rewards/${id}/codes`, { csv: "KINO-7K2M,2090-12-31" });
  await ann.post("/reward/redemptions", { rewardId: id, points: 100 });
  const { user } = await renderScreen("/rewards/redemption-history", { as: ann });
  const item = await withText("article", "Two tickets");
  expect(item).not.toHaveTextContent("KINO");
  await user.click(await button("Reveal the code"));
  await screen.findByText("KINO-7K2M");
  expect(screen.getByRole("img", { name: "The code as a picture" })).toBeVisible();
  expect(item).toHaveTextContent(/Valid until December 31, 2090/);
  await waitFor(() => expect(screen.getByRole("button", { name: "Copy" })).toHaveFocus());
  await expectAccessible();
  await user.keyboard("{Enter}");
  await screen.findByText("The code was copied.");
  expect(await navigator.clipboard.readText()).toBe("KINO-7K2M");
  await user.click(await button("Hide"));
  await waitFor(() => expect(screen.queryByText("KINO-7K2M")).toBeNull());
  await screen.findByText(/^Revealed by you on/);
});

test("a manager approves and declines what their people ask for", async () => {
  const { here, ann, bob, offer } = await company(300);
  await here.manages(bob, ann);
  const { id } = await offer({ approval: "manager", name: "A day off" });
  for (const note of ["The 12th", "The 13th"])
    await ann.post("/reward/redemptions", { rewardId: id, points: 100, note });
  const { user } = await renderScreen("/rewards/redemption-history", { as: bob });
  const queue = await screen.findByRole("region", { name: "2 requests wait for you" });
  await expectAccessible();
  const [first, second] = within(queue).getAllByRole("listitem") as [HTMLElement, HTMLElement];
  expect(first).toHaveTextContent("The 12th");
  await user.click(await button(/^Approve A day off/, first));
  await screen.findByText("A day off for Ann Test was approved.");
  await waitFor(() => expect(first.isConnected).toBe(false));
  await user.click(await button("Undo"));
  await screen.findByText("It waits for your decision again.");
  const again = await withText("listitem", "The 12th");
  await user.click(await button(/^Approve A day off/, again));
  await waitFor(() => expect(again.isConnected).toBe(false));
  await user.click(await button(/^Decline A day off/, second));
  const asked = await dialog("Decline A day off?");
  await user.click(await button("Decline", asked));
  await waitFor(async () => expect(await textbox("Why")).toHaveAccessibleDescription("Say why, in a few words"));
  await fill(user, await textbox("Why"), "Everybody is away that day");
  await user.click(await button("Decline", asked));
  await gone("dialog");
  const declined = await screen.findByText("A day off for Ann Test was declined.");
  await user.click(await button("Undo", declined.closest("div") ?? document.body));
  await user.click(await button(/^Decline A day off/, await withText("listitem", "The 13th")));
  await fill(user, await textbox("Why"), "Everybody is away that day");
  await user.click(await button("Decline", await dialog("Decline A day off?")));
  await gone("dialog");
  await waitFor(() => expect(screen.queryByRole("region", { name: /wait/ })).toBeNull());
  await here.sql`update pgboss.job set start_after = now() where name = 'reward.settle' and data ->> 'tenantId' = ${here.tenantId}`;
  await here.drain();
  const there = await renderScreen("/rewards/redemption-history", { as: ann });
  await there.user.click(await withText("button", "Everybody is away that day"));
  await withText("listitem", "Everybody is away that day · 100 points came back");
  // What somebody wrote keeps its own direction, in the line and in its step.
  expect(screen.getAllByText("Everybody is away that day").map(({ tagName }) => tagName)).toEqual(["BDI", "BDI"]);
  expect(await withText("article", "Being prepared")).toHaveTextContent("by Bob Test");
});
