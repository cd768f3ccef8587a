import { type Person, world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, choose, chooseEntry, dialog, fill, gone, textbox, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const form = {
  name: "Quiet excellence",
  description: "For work that nobody had to talk about",
  badge: "quiet",
  mediaObjectId: null,
  points: 0,
  pointsLocked: true,
  budgetItemId: null,
  senders: [],
  archived: false,
  notify: false,
  pinForDays: null,
};

async function company() {
  const here = await world({ features: ["points"] });
  const admin = await here.person("Ada", { role: "admin" });
  const { body: bank } = await admin.post("/points/pointsBanks", { name: "Honors", ownerIds: [], alertBelow: null });
  await admin.post(`/points/pointsBanks/${bank.id}/deposit`, { amount: 1200, note: "" });
  const make = async (over: object = {}) =>
    (await admin.post("/award/awardTypes", { ...form, ...over })).body as { id: string };
  return { here, admin, bank: bank as { id: string }, make };
}

test("an award is made with all its fields, stands in the list, and opens as it was saved", async () => {
  const { here, admin } = await company();
  await here.person("Olga");
  const { user } = await renderScreen("/admin/awards/list/awards", { as: admin });
  await screen.findByText("Which of these should somebody hold?");
  await expectAccessible();
  await user.click(await screen.findByRole("link", { name: "Kite" }));
  await waitFor(async () => expect(await textbox("Name")).toHaveValue("Kite"));
  expect(await textbox("Description")).toHaveValue("For an idea that was tried, whether or not it flew.");
  expect(await screen.findByRole("radio", { name: "Kite" })).toBeChecked();
  await user.clear(await textbox("Name"));
  await user.click(await screen.findByRole("radio", { name: "Master of the craft" }));
  await user.click(await button("Save"));
  await waitFor(async () => expect(await textbox("Name")).toHaveAccessibleDescription(/cannot be empty/));
  await fill(user, await textbox("Name"), "First light");
  await fill(user, await textbox("Description"), "For whoever started what others joined.");
  await user.click(await screen.findByRole("radio", { name: /The sender, up to a limit/ }));
  await fill(user, await textbox("At most"), "200");
  await user.click(await button("Save"));
  await screen.findByText("Choose the bank that pays");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Bank" }), "Honors");
  await screen.findByText(/It holds 1,200 now/);
  await user.click(await screen.findByRole("radio", { name: "Certain people and teams" }));
  await user.click(await button("Save"));
  await screen.findByText("Choose somebody, a team or a role");
  expect(await screen.findByRole("combobox", { name: "Teams" })).toHaveFocus();
  await choose(user, "People", "Olga Test");
  await user.click(await screen.findByRole("switch", { name: "Tell everyone" }));
  await user.click(await screen.findByRole("radio", { name: "3 days" }));
  await expectAccessible();
  await user.click(await button("Save"));
  await screen.findByText("Award successfully saved");
  const row = await withText("row", /First light/);
  expect(row).toHaveTextContent(/Olga Test.*Up to 200/);
  screen.getByText("All points come from Honors, which holds 1,200.");
  // How many there are stands on the tabs.
  expect(screen.getByRole("link", { name: "Awards 1" })).toHaveAttribute("aria-current", "page");
  screen.getByRole("link", { name: "Nominations 0" });
  await expectAccessible();
  const [saved] = (await admin.get("/award/awardTypes")).body.results;
  expect(saved).toMatchObject({ badge: "craft", points: 200, pointsLocked: false, notify: true, pinForDays: 3 });
  await chooseEntry(user, await button("More for First light"), "Edit");
  expect(await textbox("Name")).toHaveValue("First light");
  expect(await screen.findByRole("radio", { name: "Master of the craft" })).toBeChecked();
  expect(await screen.findByRole("radio", { name: "3 days" })).toBeChecked();
});

test("one that was sent keeps its amount; it is copied, archived and brought back", async () => {
  const { here, admin, bank, make } = await company();
  const [ann, bob] = await here.people("Ann", "Bob");
  const { id } = await make({ points: 50, budgetItemId: bank.id });
  const sendTo = [{ id: bob.id, type: "tenantMember" }];
  await ann.post(`/award/awardTypes/${id}/awards`, { amount: 50, message: "Calm", sendTo });
  const { user } = await renderScreen("/admin/awards/list/awards", { as: admin });
  await user.click(await screen.findByRole("link", { name: "Quiet excellence" }));
  await withText("row", /Bob Test.*Ann Test.*50/);
  await expectAccessible();
  await user.click(await screen.findByRole("link", { name: "Edit" }));
  const amount = await textbox("Points for each");
  expect(amount).toHaveAttribute("readonly");
  expect(amount).toHaveAccessibleDescription(/already/);
  await screen.findByText("1 award already sent keeps the badge it has.");
  await user.click(await screen.findByRole("link", { name: "Awards", current: false }));
  await chooseEntry(user, await button("More for Quiet excellence"), "Copy");
  await waitFor(async () => expect(await textbox("Name")).toHaveValue("Quiet excellence 2"));
  expect(await textbox("Points for each")).not.toHaveAttribute("readonly");
  await user.click(await screen.findByRole("link", { name: "Awards", current: false }));
  await chooseEntry(user, await button("More for Quiet excellence"), "Archive");
  await user.click(await button("Archive", await dialog("Archive Quiet excellence?")));
  await gone("dialog");
  await user.click(await screen.findByRole("radio", { name: "Archived" }));
  await withText("row", /Quiet excellence.*Archived/);
  await chooseEntry(user, await button("More for Quiet excellence"), "Bring back");
  await screen.findByText("No award is archived");
  await user.click(await screen.findByRole("radio", { name: "In use" }));
  await chooseEntry(user, await button("More for Quiet excellence 2"), "Delete");
  await user.click(await button("Delete", await dialog("Delete Quiet excellence 2?")));
  await gone("dialog");
  expect((await admin.get("/award/awardTypes")).body.results).toHaveLength(1);
});

test("a private award is named to administrators, and cannot be opened from the list", async () => {
  const { here, admin, make } = await company();
  const [ann, bob, cleo] = await here.people("Ann", "Bob", "Cleo");
  await here.sql`update tenant_members set prefers_private = true where id = ${bob.id}`;
  const { id } = await make();
  for (const to of [bob, cleo])
    await ann.post(`/award/awardTypes/${id}/awards`, {
      amount: 0,
      message: "Calm",
      sendTo: [{ id: to.id, type: "tenantMember" }],
    });
  await renderScreen(`/admin/awards/award/${id}`, { as: admin });
  const hidden = await withText("row", /Bob Test/);
  expect(within(hidden).queryByRole("link")).toBeNull();
  expect(hidden).toHaveTextContent("Private");
  const open = within(await withText("row", /Cleo Test/)).getByRole("link", { name: "Open the award" });
  expect(open).toHaveAttribute("href", expect.stringMatching(/^\/award\//));
});

test("more awards than a page holds are shown on request", async () => {
  const { admin, make } = await company();
  for (let n = 0; n < 101; n += 1) await make({ name: `Award ${String(n).padStart(3, "0")}` });
  const { user } = await renderScreen("/admin/awards/list/awards", { as: admin });
  await screen.findByRole("link", { name: "Award 099" });
  expect(screen.queryByRole("link", { name: "Award 100" })).toBeNull();
  await user.click(await button("Show more"));
  await screen.findByRole("link", { name: "Award 100" });
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("reported awards have a queue of their own", async () => {
  const { here, admin, make } = await company();
  const [ann, bob, cleo] = await here.people("Ann", "Bob", "Cleo");
  const { id } = await make();
  const sendTo = [{ id: bob.id, type: "tenantMember" }];
  const body = { amount: 0, message: "Better than the others", sendTo };
  const { body: award } = await ann.post(`/award/awardTypes/${id}/awards`, body);
  await cleo.put(`/award/awards/${award.id}/flags`, { reason: "It leaves out the others" });
  await here.drain();
  await renderScreen("/admin/content/flagged/awards", { as: admin });
  await screen.findByText("gave an award to Bob Test");
  expect(await screen.findAllByText("It leaves out the others")).not.toHaveLength(0);
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test("nominations are made, opened, and closed; who wins is chosen by the reasons, and finalized once", async () => {
  const { here, admin, bank } = await company();
  const [ann, bob, cleo] = await here.people("Ann", "Bob", "Cleo");
  const { user } = await renderScreen("/admin/awards/list/nominations", { as: admin });
  await screen.findByText("No nominations yet");
  await expectAccessible();
  await user.click((await screen.findAllByRole("link", { name: "New nominations" }))[0] as HTMLElement);
  await fill(user, await textbox("Name"), "Keystone of the year");
  await fill(user, await textbox("Points for each"), "200");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Bank" }), "Honors");
  await fill(user, await textbox("Nominations for each nominator"), "none");
  await user.click(await button("Save"));
  await screen.findByText("Enter a whole number from 1 to 1,000");
  await fill(user, await textbox("Nominations for each nominator"), "3");
  await fill(user, await textbox("Winners"), "7");
  await screen.findByText("The bank holds less than that now: finalizing would be refused.");
  await fill(user, await textbox("Winners"), "2");
  const cost = await screen.findByRole("region", { name: "What finalizing will cost" });
  expect(cost).toHaveTextContent(/400.*2 × 200.*Honors holds1,200.*Left after this800/);
  await expectAccessible();
  await user.click(await button("Save"));
  await screen.findByText("Award successfully saved");
  await user.click(await screen.findByRole("link", { name: "Keystone of the year" }));
  await user.click(await button("Open nominations"));
  const asked = await dialog("Open nominations");
  await user.click(await button("Open nominations", asked));
  await screen.findByText("Choose when nominations close");
  await user.click(await button("Cancel", asked));
  await gone("dialog");
  const [type] = (await admin.get("/award/awardTypes?nomination=true")).body.results;
  expect(type).toMatchObject({
    points: 200,
    budgetItemId: bank.id,
    maxNominations: 3,
    places: 2,
    nominationStatus: "draft",
  });
  const at = (path: string) => `/award/awardTypes/${type.id}/${path}`;
  await admin.post(at("start"), { endAt: inHours(24) });
  for (const [from, to, message] of [
    [ann, bob, "She never slept"],
    [cleo, bob, "She fed the drivers"],
    [ann, cleo, "He asked first"],
  ] as const)
    await from.post(at("nominations"), { nomineeId: to.id, message });
  const again = await renderScreen(`/admin/awards/nomination/${type.id}`, { as: admin });
  await screen.findByText("She fed the drivers");
  const stages = await screen.findByRole("list", { name: "Where Keystone of the year stands" });
  expect(within(stages).getByRole("listitem", { current: "step" })).toHaveTextContent("Open");
  await expectAccessible();
  await again.user.click(await button("Close nominations"));
  await again.user.click(await button("Close nominations", await dialog(/Close nominations for/)));
  await screen.findByText("Nominations were closed");
  await gone("dialog");
  await again.user.click(await button("Finalize"));
  const early = await dialog(/Finalize/);
  await within(early).findByText("First choose who wins.");
  await again.user.click(await button("Not yet", early));
  await gone("dialog");
  const wins = await screen.findByRole("checkbox", { name: "Bob Test wins" });
  const turnedOff = vi.fn();
  new MutationObserver(turnedOff).observe(wins, { attributeFilter: ["disabled"] });
  wins.focus();
  await again.user.keyboard(" ");
  await waitFor(() => expect(wins).toBeChecked());
  // The focus would be lost.
  expect(turnedOff).not.toHaveBeenCalled();
  await again.user.click(await button("Finalize"));
  const final = await dialog(/Finalize/);
  await waitFor(() => expect(final).toHaveTextContent(/Bob Test200Winners1 of 2In all200Bank Honors1,200 → 1,000/));
  await expectAccessible();
  await again.user.click(await button("Give 1 award", final));
  await within(final).findByText("That is not the name of this award");
  await again.user.type(await textbox("Type the name of the award to go on"), "keystone of the year{Enter}");
  await screen.findByText("Keystone of the year was finalized");
  await gone("dialog");
  expect((await admin.get(`/points/pointsBanks/${bank.id}`)).body.balance).toBe(1000);
});

test("what is chosen as its bank stands in the form when the banks arrive", async () => {
  const { admin, bank, make } = await company();
  const { id } = await make({ points: 50, budgetItemId: bank.id, nomination: true });
  await renderScreen(`/admin/awards/configure/${id}`, { as: admin });
  await screen.findByText(/It holds 1,200 now/);
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Bank" })).toHaveDisplayValue("Honors"));
});

test("a criterion that was just added is not wrong before it is left empty, and not once it is filled", async () => {
  const { admin } = await company();
  const { user } = await renderScreen("/admin/awards/configure/new?nomination=true", { as: admin });
  const empty = () => screen.queryAllByText(/cannot be empty/).length;
  await fill(user, await textbox("Name"), "North star");
  await user.click(await screen.findByRole("radio", { name: /^A jury/ }));
  await fill(user, await textbox("Criterion 1"), "Courage");
  expect(empty()).toBe(0);
  await user.click(await button("Add a criterion"));
  await waitFor(async () => expect(await textbox("Criterion 2")).toHaveFocus());
  await user.keyboard("Lasting");
  expect(empty()).toBe(0);
  // Left empty it is wrong, wherever it moves to, until it is filled.
  await user.click(await button("Add a criterion"));
  await waitFor(async () => expect(await textbox("Criterion 3")).toHaveFocus());
  await user.tab();
  await screen.findByText(/cannot be empty/);
  await user.click(await button("Remove criterion 1"));
  await waitFor(async () => expect(await textbox("Criterion 2")).toHaveAccessibleDescription(/cannot be empty/));
  await fill(user, await textbox("Criterion 2"), "Kindness");
  await waitFor(() => expect(empty()).toBe(0));
});

test("a jury is asked in the form, its votes are sealed, and then the result shows who is tied", async () => {
  const { here, admin } = await company();
  const [ann, bob, cleo, eve] = await here.people("Ann", "Bob", "Cleo", "Eve");
  const { user } = await renderScreen("/admin/awards/configure/new?nomination=true", { as: admin });
  await fill(user, await textbox("Name"), "North star");
  await user.click(await screen.findByRole("radio", { name: /^A jury/ }));
  await user.click(await button("Save"));
  await screen.findByText("Choose somebody");
  await choose(user, "Jury", "Eve Test");
  await fill(user, await textbox("Criterion 1"), "Courage");
  await user.click(await button("Add a criterion"));
  await fill(user, await textbox("Criterion 2"), "Lasting");
  await fill(user, await textbox("Days to judge"), "7");
  await expectAccessible();
  await user.click(await button("Save"));
  await screen.findByText("Award successfully saved");
  const [type] = (await admin.get("/award/awardTypes?nomination=true")).body.results;
  expect(type).toMatchObject({
    jury: [{ id: eve.id }],
    criteria: [{ name: "Courage" }, { name: "Lasting" }],
    anonymous: true,
    judgingDays: 7,
  });
  const at = (path: string) => `/award/awardTypes/${type.id}/${path}`;
  await admin.post(at("start"), { endAt: inHours(24) });
  for (const [from, to] of [
    [ann, bob],
    [bob, cleo],
  ] as const)
    await from.post(at("nominations"), { nomineeId: to.id, message: `Why ${to.name}` });
  const open = await renderScreen(`/admin/awards/nomination/${type.id}`, { as: admin });
  await open.user.click(await button("Close nominations"));
  const question = await dialog(/Close nominations for/);
  within(question).getByText(/the jury begins to judge/);
  await open.user.click(await button("Close nominations", question));
  await screen.findByText("Nominations were closed");
  const vote = (who: Person, note?: string) => eve.put(at("votes"), { nomineeId: who.id, scores: [5, 3], note });
  await vote(bob);
  const sealed = await renderScreen(`/admin/awards/nomination/${type.id}`, { as: admin });
  await screen.findByText("Why Bob Test");
  expect(screen.getAllByText(/^A colleague, /)).toHaveLength(2);
  await sealed.user.click(await screen.findByRole("radio", { name: "Jury" }));
  await sealed.user.click(await button("Remind Eve Test"));
  await button("Reminded Eve Test");
  await vote(cleo, "She never slept");
  await renderScreen(`/admin/awards/nomination/${type.id}?show=jury`, { as: admin });
  await waitFor(async () => expect(await withText("row", /Eve Test/)).toHaveTextContent("2 of 2Sealed"));
  await expectAccessible();
  await user.click(await screen.findByRole("radio", { name: "Result" }));
  await screen.findByText(/^The result is sealed until /);
  await here.sql`update award_types set nomination_start_at = nomination_start_at - interval '8 days',
    nomination_end_at = nomination_end_at - interval '8 days' where tenant_id = ${here.tenantId} and id = ${type.id}`;
  const opened = await renderScreen(`/admin/awards/nomination/${type.id}?show=result`, { as: admin });
  await screen.findByText(/(Bob Test and Cleo Test|Cleo Test and Bob Test) are tied at 4.00. The jury does not say/);
  expect(screen.getAllByText("Tied")).toHaveLength(2);
  // What is over is not told as if it went on.
  expect(await withText("listitem", /^Judging/)).not.toHaveTextContent("until");
  await opened.user.click(screen.getByText("1 note about Cleo Test"));
  await screen.findByText("She never slept");
  await expectAccessible();
  await opened.user.click(await screen.findByRole("radio", { name: "Courage" }));
  await screen.findAllByRole("img", { name: "5.00, from 5.00 to 5.00" });
  await opened.user.click(await screen.findByRole("checkbox", { name: "Bob Test wins" }));
  await waitFor(() => expect(screen.getByRole("checkbox", { name: "Bob Test wins" })).toBeChecked());
  await here.sql`update award_types set places = 2 where tenant_id = ${here.tenantId} and id = ${type.id}`;
  await renderScreen(`/admin/awards/nomination/${type.id}?show=result`, { as: admin });
  await screen.findByText(/are tied at 4.00. All of them have a place/);
  const last = await renderScreen(`/admin/awards/nomination/${type.id}?show=result`, { as: admin });
  await last.user.click(await button("Finalize"));
  const final = await dialog(/Finalize/);
  await within(final).findByText("1 of 2");
  await fill(last.user, await textbox("Type the name of the award to go on"), "North star");
  await last.user.click(await button("Give 1 award", final));
  await screen.findByText("North star was finalized");
  await waitFor(() => expect(screen.queryByText("Read before you decide")).toBeNull());
  expect(screen.queryByText(/are tied at/)).toBeNull();
});
