import { type Person, world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, dialog, fill, gone, textbox } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const store = { kind: "store", name: "Corner", description: "", currency: "EUR", funded: false, alertBelow: null };
const rewardOf = (providerId: string, name: string, more: object) => ({
  ...{ providerId, name, description: "", category: "things", art: "plant", currency: "EUR", tax: "none" },
  ...{ countries: [], personLimit: null, limitPeriod: "ever", totalLimit: null, approval: "none", fulfilment: "hand" },
  ...{ asks: "nothing", instructions: "", mediaObjectId: null, status: "offered" },
  ...{ audience: { everyone: true, memberIds: [], teamIds: [], roles: [] } },
  ...{ variants: [{ name: "", points: 50, faceValue: 500, fee: 0, stock: null }] },
  ...more,
});

/** A store with a reward, and somebody who has points for it. */
async function company(name: string, more: object = {}) {
  const here = await world({ features: ["points"] });
  const [ann, bob] = await here.people("Ann", "Bob");
  const admin = await here.person("Ada", { role: "admin" });
  await here.allocate(1000);
  const sendTo = [{ id: bob.id, type: "tenantMember" }];
  const message = { status: "published", message: "Thanks", amount: 200, sendTo, qualityIds: [], tenantWide: true };
  expect((await ann.post("/recognition/recognitions", message)).status).toBe(200);
  const { id: storeId } = (
    await admin.post("/reward/providers", { ...store, countries: [], paused: false, ownerIds: [] })
  ).body;
  const reward = (await admin.post("/reward/rewards", rewardOf(storeId, name, more))).body;
  const redeem = async (note: string, who: Person = bob, also: object = {}) => {
    const made = await who.post("/reward/redemptions", { rewardId: reward.id, points: 50, note, ...also });
    expect([made.status, made.body]).toEqual([200, made.body]);
    return made.body.id as string;
  };
  const read = async (id: string) => (await admin.get(`/reward/redemptions/${id}`)).body;
  /** The ten seconds are over. */
  const settle = async () => {
    await here.sql`update pgboss.job set start_after = now() where name = 'reward.settle' and data ->> 'tenantId' = ${here.tenantId}`;
    await here.drain();
  };
  return { here, admin, bob, redeem, read, settle, storeId };
}

test("approvals are worked by keys alone: approve, undo, select several, decline with a reason", async () => {
  const { admin, bob, redeem, read, settle } = await company("A day off", { approval: "admin" });
  const ids = [await redeem("First"), await redeem("Second"), await redeem("Third")] as const;
  const { user, lose } = await renderScreen("/admin/rewards/approvals", { as: admin });
  const list = await screen.findByRole("list", { name: "Rewards to approve" });
  expect(within(list).getAllByRole("button")).toHaveLength(3);
  await screen.findByText("“First”");
  const before = await screen.findByRole("region", { name: "Bob before this" });
  await waitFor(() => expect(before).toHaveTextContent("A day off"));
  await screen.findByRole("link", { name: "Approvals 3" });
  await expectAccessible();
  await user.keyboard("a");
  await screen.findByText("1 approved");
  await waitFor(() => expect(within(list).getAllByRole("button")).toHaveLength(2));
  lose(/undo$/);
  await user.keyboard("u");
  await screen.findByText(/^No connection/);
  lose();
  await button(/^Undo/);
  await user.keyboard("u");
  await screen.findByText("Undone");
  await waitFor(() => expect(within(list).getAllByRole("button")).toHaveLength(3));
  await screen.findByText("“First”");
  await user.keyboard("a");
  await screen.findByText("1 approved");
  await waitFor(() => expect(within(list).getAllByRole("button")).toHaveLength(2));
  await settle();
  expect(await read(ids[0])).toMatchObject({ status: "approved", waitsFor: "fulfilment" });
  await screen.findByText("“Second”");
  await user.keyboard("xjx");
  lose(/POST \/reward/);
  await user.keyboard("d");
  const asked = await dialog("Decline 2 requests");
  await user.click(await button("Decline", asked));
  await waitFor(async () => expect(await textbox("What everybody reads")).toHaveAccessibleDescription(/Say why/));
  await fill(user, await textbox("What everybody reads"), "Not in December.");
  await user.click(await button("Decline", asked));
  await screen.findByText(/^No connection/);
  lose();
  expect(await textbox("What everybody reads")).toHaveValue("Not in December.");
  await user.click(await button("Decline", asked));
  await gone("dialog");
  await screen.findByText("Nothing waits for approval");
  await screen.findByText("2 declined");
  await button(/^Undo/);
  expect((await bob.get("/reward/shop")).body.balance).toBe(50);
  await settle();
  expect(await read(ids[2])).toMatchObject({ status: "cancelled", declined: true, reason: "Not in December." });
  expect((await bob.get("/reward/shop")).body.balance).toBe(150);
});

test("nobody approves what they asked for themselves, and who decides second is told", async () => {
  const { here, admin, redeem, bob } = await company("A day off", { approval: "admin" });
  await here.sql`update tenant_members set role = 'admin' where id = ${bob.id}`;
  const id = await redeem("Mine");
  const { user } = await renderScreen("/admin/rewards/approvals", { as: bob });
  await screen.findByText(/^You asked for this yourself/);
  expect(await button(/^Approve/)).toHaveAttribute("aria-disabled", "true");
  await user.click(await screen.findByRole("link", { name: /^Fulfillment/ }));
  await screen.findByText("Nothing waits to be handed over");
  const { user: other } = await renderScreen("/admin/rewards/approvals", { as: admin });
  await screen.findByText("“Mine”");
  await admin.post(`/reward/redemptions/${id}/approve`);
  await other.click(await button(/^Approve/));
  await screen.findByText("Somebody has already decided about this");
  await screen.findByText("Nothing waits for approval");
});

test("a day that is wished for stands beside the decision, with who of the team is away around it", async () => {
  const { here, admin, bob, redeem } = await company("A day off", { approval: "admin", asks: "day" });
  const team = (await admin.post("/identity/teams", { name: "Harbor" })).body;
  for (const { id } of [admin, bob])
    await here.sql`insert into team_members (tenant_id, team_id, member_id) values (${here.tenantId}, ${team.id}, ${id})`;
  await redeem("A wedding", bob, { wishedOn: "2099-06-04" });
  await renderScreen("/admin/rewards/approvals", { as: admin });
  await screen.findByText("“A wedding”");
  await screen.findByText("Thursday, June 4");
  await screen.findByText("0 of 2 in the team are away");
  const days = within(await screen.findByRole("region", { name: "Harbor around that day" })).getAllByRole("listitem");
  expect(days.map((day) => day.textContent)).toEqual(
    ["2 Tue", "3 Wed", "4 Thu", "5 Fri", "6 Sat"].map((day) => `${day}0 away`),
  );
  await expectAccessible();
});

test("what is sent has an address, a message and a number; what cannot be had gives its points back", async () => {
  const { admin, bob, redeem, read, settle } = await company("Hoodie", { asks: "address" });
  const ids = [
    await redeem("Black", bob, { address: "Rua 1\nLisboa" }),
    await redeem("Green", bob, { address: "Rua 2" }),
  ];
  const { user } = await renderScreen("/admin/rewards/fulfilment", { as: admin });
  await user.click(await button("Labels"));
  await screen.findByText(/^Names and addresses .* were exported$/);
  const [first] = await screen.findAllByRole("button", { name: "Hoodie for Bob Test" });
  if (!first) throw new Error("nothing waits");
  await user.click(first);
  await screen.findByText("“Black”");
  await screen.findByText(/^Rua 1/);
  await expectAccessible();
  await fill(user, await textbox(/^What Bob reads/), "With a card from all of us");
  await fill(user, await textbox(/^Tracking/), "RR123456785PT");
  const there = screen.getAllByRole("status");
  await user.click(await button(/^Mark as done/));
  // Only what is said where something was before is read out.
  expect(there).toContain((await screen.findByText("1 done")).closest("[role=status]"));
  (document.activeElement as HTMLElement).blur();
  await user.keyboard("u");
  await screen.findByText("Undone");
  await screen.findByText("“Black”");
  expect(await textbox(/^What Bob reads/)).toHaveValue("With a card from all of us");
  expect(await textbox(/^Tracking/)).toHaveValue("RR123456785PT");
  await user.click(await button(/^Mark as done/));
  await screen.findByText("1 done");
  expect(await read(ids[0] ?? "")).toMatchObject({ status: "requested", message: "" });
  await settle();
  expect(await read(ids[0] ?? "")).toMatchObject({
    status: "fulfilled",
    message: "With a card from all of us",
    tracking: "RR123456785PT",
  });
  await screen.findByText("“Green”");
  expect(await textbox(/^Tracking/)).toHaveValue("");
  (document.activeElement as HTMLElement).blur();
  await user.keyboard("c");
  const asked = await dialog("It cannot be delivered to Bob Test");
  await fill(user, await textbox("What Bob reads"), "Sold out everywhere");
  await user.click(await button("Give back", asked));
  await screen.findByText("1 given back");
  await settle();
  expect(await read(ids[1] ?? "")).toMatchObject({ status: "failed", reason: "Sold out everywhere" });
  await screen.findByRole("heading", { name: "How long people wait" });
  await expectAccessible();
});

test("what waits to be handed over is a table: by keys, one by one, and several together with the same words", async () => {
  const { here, admin, bob, redeem, read, settle } = await company("Lunch");
  await here.sql`update tenant_members set country = 'PT' where id = ${bob.id}`;
  const ids = [await redeem("One"), await redeem("Two"), await redeem("Three")] as const;
  const { user } = await renderScreen("/admin/rewards/fulfilment", { as: admin });
  const table = await screen.findByRole("table", { name: "Rewards to hand over" });
  const lines = () => within(table).getAllByRole("row").slice(1);
  expect(lines().map((line) => line.textContent)).toEqual(
    Array.from({ length: 3 }, () => expect.stringMatching(/^Lunch for Bob TestBob TestPortugalBy hand1 minDone$/)),
  );
  await screen.findByText("The oldest waits 1 minute.");
  await user.keyboard("jo");
  await screen.findByText("“Two”");
  expect(await screen.findByRole("button", { expanded: true, name: "Lunch for Bob Test" })).toHaveFocus();
  await expectAccessible();
  await user.keyboard("kxjjx");
  await screen.findByText("“Three”");
  expect(await screen.findAllByRole("checkbox", { checked: true })).toHaveLength(2);
  await user.keyboard("f");
  const asked = await dialog("Mark 2 as done");
  await fill(user, await textbox(/^What everybody reads/), "On Friday at noon");
  await user.click(await button("Mark as done", asked));
  await gone("dialog");
  await screen.findByText("2 done");
  await settle();
  expect(await read(ids[2])).toMatchObject({ status: "fulfilled", message: "On Friday at noon" });
  await waitFor(() => expect(lines()).toHaveLength(2));
  await user.click(await button("Done: Lunch for Bob Test"));
  await screen.findByText("1 done");
  await screen.findByText("Nothing waits to be handed over");
  await button(/^Undo/);
  await settle();
  expect(await read(ids[1])).toMatchObject({ status: "fulfilled", message: "" });
});

test("of several that are handed over together, what did not arrive is told and stays", async () => {
  const { admin, redeem } = await company("Lunch");
  const ids = [await redeem("One"), await redeem("Two")] as const;
  const { user, lose } = await renderScreen("/admin/rewards/fulfilment", { as: admin });
  const table = await screen.findByRole("table", { name: "Rewards to hand over" });
  await user.keyboard("xjx");
  lose(new RegExp(`${ids[1]}/fulfil`));
  await user.keyboard("f");
  await user.click(await button("Mark as done", await dialog("Mark 2 as done")));
  await screen.findByText("1 done");
  await screen.findByText(/^No connection/);
  await waitFor(() => expect(within(table).getAllByRole("row")).toHaveLength(2));
});

test("a fund is added to and taken from, never more than it holds, and each line stands in its statement", async () => {
  const here = await world({ features: ["points"] });
  const admin = await here.person("Ada", { role: "admin" });
  const body = { ...store, funded: true, alertBelow: 1000_00, countries: [], paused: false, ownerIds: [] };
  const { id } = (await admin.post("/reward/providers", body)).body;
  const { user, lose } = await renderScreen(`/admin/rewards/store/${id}`, { as: admin });
  await screen.findByText(/^Nothing came in yet/);
  await user.click(await screen.findByRole("link", { name: "Add funds to Corner" }));
  const adding = await dialog("Add funds to Corner");
  await user.click(await button("Add funds", adding));
  await waitFor(async () => expect(await textbox("Amount in EUR")).toHaveAccessibleDescription(/greater than zero/));
  await fill(user, await textbox("Amount in EUR"), "5000,50");
  await fill(user, await textbox(/^Reference/), "PO 4500190021");
  lose(/POST \/reward/);
  await user.click(await button("Add €5,000.50", adding));
  await screen.findByText(/^No connection/);
  lose();
  await expectAccessible();
  await user.click(await button("Add €5,000.50", adding));
  await gone("dialog");
  const statement = await screen.findByRole("table", { name: "Statement of the fund of Corner" });
  await waitFor(() => expect(statement).toHaveTextContent("Deposit, PO 4500190021Ada Test+€5,000.50€5,000.50"));
  await user.click(await button("Take money out"));
  const taking = await dialog("Take money out of Corner");
  await fill(user, await textbox("Amount in EUR"), "6000");
  await user.click(await button("Take €6,000 out", taking));
  await waitFor(async () => expect(await textbox("Amount in EUR")).toHaveAccessibleDescription(/only €5,000.50/));
  await fill(user, await textbox("Amount in EUR"), "4500.5");
  await user.click(await button("Take €4,500.50 out", taking));
  await screen.findByText(/^It is below €1,000/);
  expect((await admin.get(`/reward/providers/${id}`)).body.balance).toBe(500_00);
  await expectAccessible();
});

test("the report has the months, what people choose and the tax, and the list what its filters let through", async () => {
  const { here, admin, bob, redeem, settle } = await company("Hoodie", { tax: "member" });
  await here.sql`update tenant_members set country = 'PT' where id = ${bob.id}`;
  const given = await redeem("First");
  await admin.post(`/reward/redemptions/${given}/fulfil`, {});
  await settle();
  await redeem("Second");
  const { user } = await renderScreen("/admin/rewards/reporting", { as: admin });
  const months = await screen.findByRole("table", { name: "Redeemed each month" });
  expect(within(months).getAllByRole("row")).toHaveLength(13);
  expect(within(months).getAllByRole("row").at(-1)).toHaveTextContent("100");
  await user.click(await screen.findByRole("radio", { name: "Money" }));
  await waitFor(() => expect(within(months).getAllByRole("row").at(-1)).toHaveTextContent("€10"));
  expect(await screen.findByRole("table", { name: "What people choose" })).toHaveTextContent("Hoodie1002All1002");
  await user.click(await button("Portugal 1 person, €5"));
  const people = await dialog(/^Taxable value: Portugal, \d{4}$/);
  await waitFor(() => expect(people).toHaveTextContent("Bob Test€0€5"));
  await expectAccessible();
  await user.click(await button("Close", people));
  await gone("dialog");
  const list = await screen.findByRole("table", { name: "Redemptions" });
  expect(within(list).getAllByRole("row")).toHaveLength(3);
  await user.click(await button("Filter"));
  await user.click(await screen.findByRole("checkbox", { name: "Fulfilled" }));
  await waitFor(async () =>
    expect(within(await screen.findByRole("table", { name: "Redemptions" })).getAllByRole("row")).toHaveLength(2),
  );
  await expectAccessible();
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const made = vi.fn((_: Blob) => "blob:redemptions");
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => {} });
  await user.keyboard("{Escape}");
  await user.click(await button("Export"));
  await screen.findByText("The redemptions were exported");
  const lines = new TextDecoder()
    .decode(await made.mock.lastCall?.[0].arrayBuffer())
    .trim()
    .split("\r\n");
  expect(lines).toEqual([expect.stringContaining("Person"), expect.stringMatching(/"Bob Test".*"Fulfilled"/)]);
});
