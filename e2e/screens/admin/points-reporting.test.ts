import { type Person, type World, world } from "@plaudit/server/testing/world";
import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, chooseEntry, dialog, fill, gone, textbox } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

async function company(): Promise<{ here: World; admin: Person; ann: Person; bob: Person }> {
  const here = await world({ features: ["points"] });
  const admin = await here.person("Ada", { role: "admin" });
  const [ann, bob] = await here.people("Ann", "Bob");
  await here.allocate(200);
  return { here, admin, ann, bob };
}
const give = (from: Person, to: Person, amount: number) =>
  from.post("/recognition/recognitions", {
    ...{ status: "published", message: "For the gloves", amount, qualityIds: [], tenantWide: true },
    sendTo: [{ id: to.id, type: "tenantMember" }],
  });
const names = () => screen.queryAllByRole("rowheader").map(({ textContent }) => textContent);

test("everybody's accounts are found, narrowed, sorted and exported", async () => {
  const { admin, ann, bob } = await company();
  await give(ann, bob, 30);
  const { user } = await renderScreen("/admin/points/reporting", { as: admin });
  await waitFor(() => expect(names()[0]).toBe("Bob Test"));
  screen.getByText("3 of 3 people");
  await expectAccessible();
  await user.click(await button("Name"));
  await waitFor(() => expect(names()).toEqual(["Ada Test", "Ann Test", "Bob Test"]));
  await user.type(screen.getByRole("searchbox", { name: "Search by name or e-mail" }), "bo");
  await waitFor(() => expect(names()).toEqual(["Bob Test"]));
  await user.click(await button("Export"));
  await screen.findByText("The file is in your downloads");
  await user.click(await button("Clear filters"));
  await waitFor(() => expect(names()).toHaveLength(3));
});

test("accounts are narrowed by team, looked for among all of them, and by what there is to spend", async () => {
  const { here, admin, ann, bob } = await company();
  await give(ann, bob, 30);
  await here.team("Night shift", [ann, bob]);
  const { user } = await renderScreen("/admin/points/reporting", { as: admin });
  await waitFor(() => expect(names()).toHaveLength(3));
  await user.click(await button("Filter"));
  await user.type(await screen.findByRole("textbox", { name: /: Teams$/ }), "night");
  await user.click(await screen.findByRole("checkbox", { name: "Night shift" }));
  await waitFor(() => expect(names()).toEqual(["Bob Test", "Ann Test"]));
  await user.click(await screen.findByRole("checkbox", { name: "Nothing" }));
  await waitFor(() => expect(names()).toEqual(["Ann Test"]));
  await user.keyboard("{Escape}");
  await user.click(await button("Remove the filter To spend: Nothing"));
  await waitFor(() => expect(names()).toEqual(["Bob Test", "Ann Test"]));
  await button("Remove the filter Teams: Night shift");
});

test("a row says what its points are worth, and its menu leads to what can be done", async () => {
  const { admin, ann, bob } = await company();
  await admin.patch("/points/budgetSettings", { version: 0, worth: [{ currency: "EUR", value: "0.10" }] });
  await give(ann, bob, 30);
  const { user } = await renderScreen("/admin/points/reporting", { as: admin });
  const row = await screen.findByRole("row", { name: /Bob Test.*€3/ });
  await chooseEntry(user, within(row).getByRole("button", { name: "More for Bob Test" }), "Gift points");
  const box = await dialog("Gift points to Bob Test");
  await fill(user, await textbox("How many"), "70");
  await user.type(within(box).getByRole("textbox", { name: /Reason/ }), "Help");
  await user.click(await button("Give them", box));
  await gone("dialog");
  await screen.findByRole("row", { name: /Bob Test.*€10/ });
  await chooseEntry(user, await button("More for Bob Test"), "Lock");
  await dialog(/^Lock the points of/);
});

test("a statement adds up; a gift is refused at its field, then given with its reason", async () => {
  const { admin, ann, bob } = await company();
  await give(ann, bob, 30);
  const { user } = await renderScreen(`/admin/points/reporting/${bob.id}`, { as: admin });
  await screen.findByText("Recognition from Ann Test");
  screen.getByText("Adds up");
  await expectAccessible();
  await user.click(await button("Gift points"));
  const box = await dialog("Gift points to Bob Test");
  await fill(user, await textbox("How many"), "2.5");
  await user.click(await button("Give them", box));
  await within(box).findByText(/whole number/);
  within(box).getByText("Reason is required");
  await fill(user, await textbox("How many"), "250");
  await user.type(within(box).getByRole("textbox", { name: /Reason/ }), "Help at the opening");
  await user.click(await button("Give them", box));
  await gone("dialog");
  await screen.findByText("Gift from Ada Test");
  screen.getByText("Help at the opening");
  await screen.findByText("280 − 0 − 0 − 0 = 280", { exact: false });
  const made = await screen.findByRole("region", { name: "What the 280 are made of" });
  expect(
    within(made)
      .getAllByRole("definition")
      .map(({ textContent }) => textContent),
  ).toEqual(["30", "250"]);
});

test("a reversal shows what comes back and what is short, and keeps its words when that has changed", async () => {
  const { here, admin, ann, bob } = await company();
  await give(ann, bob, 30);
  const { user } = await renderScreen(`/admin/points/reporting/${bob.id}`, { as: admin });
  await user.click(await button("Reverse: Recognition from Ann Test"));
  const box = await dialog("Reverse this?");
  await waitFor(() => expect(box).toHaveTextContent("Comes back30"));
  expect(box).toHaveTextContent("Shortfall, which the company bears0");
  await here.sql`update points_lots set remaining = 10 where tenant_id = ${bob.tenant.id} and amount = 30`;
  const reason = within(box).getByRole("textbox", { name: /Reason/ });
  await user.type(reason, "The wrong Bob");
  await user.click(await button("Reverse", box));
  await within(box).findByText(/look at the shortfall again/);
  await waitFor(() => expect(box).toHaveTextContent("Comes back10"));
  expect(reason).toHaveValue("The wrong Bob");
  await user.click(await button("Reverse", box));
  await gone("dialog");
  await screen.findByText(/^Reversal: Recognition of/);
  expect(screen.queryByRole("button", { name: /^Reverse:/ })).toBeNull();
});

test("accounts are locked and unlocked, each with a reason", async () => {
  const { admin, bob } = await company();
  const { user } = await renderScreen(`/admin/points/reporting/${bob.id}`, { as: admin });
  await user.click(await button("Lock"));
  const box = await dialog(/^Lock the points of/);
  await user.type(within(box).getByRole("textbox", { name: "Reason" }), "Under review");
  await user.click(await button("Lock", box));
  await gone("dialog");
  await screen.findByText(/^Locked since .*: Under review/);
  expect(screen.queryByRole("button", { name: "Gift points" })).toBeNull();
  await user.click(await button("Unlock"));
  const again = await dialog(/^Unlock the points of/);
  await user.type(within(again).getByRole("textbox", { name: "Reason" }), "Cleared");
  await user.click(await button("Unlock", again));
  await gone("dialog");
  await button("Gift points");
});

test("a list or statement that does not load can be loaded again; nobody like this is told", async () => {
  const { admin } = await company();
  const { user, lose } = await renderScreen("/admin/points/reporting?q=zzz", {
    as: admin,
    without: /GET \/points\/accounts\/redeemable\?/,
  });
  await button("Try again");
  lose();
  await user.click(await button("Try again"));
  await screen.findByText("Nobody like this");
  await renderScreen("/admin/points/reporting/00000000-0000-7000-8000-000000000001", { as: admin });
  await screen.findByRole("heading", { name: /not|nothing/i });
});

test("a person's statement is narrowed to a kind and to days, and says when nothing fits", async () => {
  const { admin, ann, bob } = await company();
  await give(ann, bob, 30);
  await admin.post(`/points/accounts/redeemable/${bob.id}/gifts`, { amount: 5, reason: "Help" });
  const { user } = await renderScreen(`/admin/points/reporting/${bob.id}`, { as: admin });
  await screen.findByText("Recognition from Ann Test");
  await user.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "Gift");
  await waitFor(() => expect(screen.queryByText("Recognition from Ann Test")).toBeNull());
  await screen.findByText("Gift from Ada Test");
  expect(location.search).toBe("?kind=gift");
  fireEvent.change(screen.getByLabelText("To"), { target: { value: "2020-02-29" } });
  await screen.findByText("Nothing that came or went fits these filters.");
  await expectAccessible();
  await user.click(await button("Clear filters"));
  await screen.findByText("Recognition from Ann Test");
});
