import { type Person, world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, choose, chooseEntry, dialog, gone, textbox, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const form = {
  name: "Quiet excellence",
  description: "For work that nobody had to talk about",
  badge: "lighthouse",
  mediaObjectId: null,
  points: 0,
  pointsLocked: true,
  budgetItemId: null,
  senders: [],
  archived: false,
  notify: false,
  pinForDays: null,
};

async function company(deposit = 1000) {
  const here = await world({ features: ["points"] });
  const admin = await here.person("Ada", { role: "admin" });
  const [ann, bob] = await here.people("Ann", "Bob");
  const { body: bank } = await admin.post("/points/pointsBanks", { name: "Honors", ownerIds: [], alertBelow: null });
  if (deposit > 0) await admin.post(`/points/pointsBanks/${bank.id}/deposit`, { amount: deposit, note: "" });
  const make = async (over: object = {}) =>
    (await admin.post("/award/awardTypes", { ...form, ...over })).body as { id: string };
  const paying = (over: object = {}) => make({ points: 100, budgetItemId: bank.id, ...over });
  const send = async (id: string, message = "You kept the lights on") => {
    const sendTo = [{ id: bob.id, type: "tenantMember" }];
    return (await ann.post(`/award/awardTypes/${id}/awards`, { amount: 0, message, sendTo })).body as { id: string };
  };
  return { here, admin, ann, bob, make, paying, send };
}
const editor = () => screen.findByRole("textbox", { name: "Why them" });
const doc = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });
/** As it was typed before: jsdom has no editing by keys. */
const typed = (as: Person, name: string, text: string, more: object = {}) =>
  localStorage.setItem(
    `plaudit.draft.${as.tenant.id}.${as.userId}.${name}`,
    JSON.stringify({ message: doc(text), ...more }),
  );
const chosen = ({ id, name }: Person) => ({ id, type: "tenantMember", displayData: { name } });

test("who may send no award is told so", async () => {
  const { ann } = await company();
  await renderScreen("/awards", { as: ann });
  await screen.findByText("No award is yours to give yet");
});

test("an award is sent: the fields say what is missing, the sum what it costs, and the bank pays", async () => {
  const { admin, ann, bob, paying } = await company(120);
  const { id } = await paying();
  const { user } = await renderScreen("/awards", { as: ann });
  await screen.findByText("1 award is yours to give.");
  await expectAccessible();
  await user.click(await button("Send Quiet excellence"));
  const asked = await dialog("Send an award");
  await user.click(await button("Send award", asked));
  await screen.findByText("Select a recipient");
  await screen.findByText("Provide an award message");
  await user.click(await button("Close", asked));
  await gone("dialog");
  typed(ann, `award.${id}`, "You kept the lights on");
  await user.click(await button("Send Quiet excellence"));
  const again = await dialog("Send an award");
  await choose(user, "To", "Bob Test", again);
  expect(await textbox("Points for each")).toHaveValue("100");
  const sum = await screen.findByRole("region", { name: "Points summary" });
  await waitFor(() =>
    expect(sum).toHaveTextContent(/People1.*receive points1.*100.*Honors holds120.*Left after this20/),
  );
  await expectAccessible();
  await user.click(await button("Send award", again));
  await screen.findByText("Award sent successfully");
  await gone("dialog");
  await screen.findByText("You last gave it to Bob Test");
  expect((await bob.get("/award/awards")).body.results).toMatchObject([
    { amount: 100, messageText: "You kept the lights on" },
  ]);
  expect((await admin.get("/points/pointsBanks")).body.results[0].balance).toBe(20);
  // A second one finds the bank too short, and what was written stays.
  typed(ann, `award.${id}`, "You too");
  await user.click(await button("Send Quiet excellence"));
  await choose(user, "To", "Ada Test");
  await screen.findByText(/The bank holds too little for this/);
  await user.click(await button("Send award"));
  await screen.findByText(/The bank of this award holds 20 points/);
  expect(await editor()).toHaveTextContent("You too");
});

test("who chooses the amount stays within the limit, and a draft outlives the dialog", async () => {
  const { ann, paying } = await company();
  const { id } = await paying({ pointsLocked: false });
  const { user } = await renderScreen("/awards", { as: ann });
  await screen.findByText("You choose, up to 100");
  await user.click(await button("Send Quiet excellence"));
  const empty = await dialog("Send an award");
  await user.click(await button("Send award", empty));
  // All that is missing at once.
  await within(empty).findByText("Select a recipient");
  within(empty).getByText("Provide an award message");
  within(empty).getByText("Points required");
  await user.click(await button("Close", empty));
  await gone("dialog");
  typed(ann, `award.${id}`, "Calm in the storm");
  await user.click(await button("Send Quiet excellence"));
  await choose(user, "To", "Bob Test");
  await user.click(await button("Send award"));
  await waitFor(async () => expect(await textbox("Points for each")).toHaveAccessibleDescription(/Points required/));
  await user.type(await textbox("Points for each"), "-5");
  await user.click(await button("Send award"));
  await waitFor(async () =>
    expect(await textbox("Points for each")).toHaveAccessibleDescription(/Points must be a positive number/),
  );
  await user.clear(await textbox("Points for each"));
  await user.type(await textbox("Points for each"), "101");
  await user.click(await button("Send award"));
  await waitFor(async () => expect(await textbox("Points for each")).toHaveAccessibleDescription(/100 or less/));
  await user.click(await button("Close"));
  await gone("dialog");
  await user.click(await button("Send Quiet excellence"));
  expect(await editor()).toHaveTextContent("Calm in the storm");
  expect(await textbox("Points for each")).toHaveValue("101");
});

test("people who are not eligible are counted before it is sent", async () => {
  const { admin, ann, bob, paying } = await company();
  const { id } = await paying();
  const { body: settings } = await admin.get("/points/budgetSettings");
  const eligible = { everyone: false, memberIds: [bob.id], teamIds: [], roles: [] };
  await admin.patch("/points/budgetSettings", { eligible, version: settings.version });
  const { user } = await renderScreen("/awards", { as: ann });
  typed(ann, `award.${id}`, "Both of you", { sendTo: [bob, admin].map(chosen) });
  await user.click(await button("Send Quiet excellence"));
  await screen.findByText(/1 person won’t receive points because of eligibility rules/);
});

test("the award has a page: its words are edited by its sender, and a moderator deletes it", async () => {
  const { here, admin, ann, make, send } = await company();
  const { id } = await make();
  const award = await send(id);
  await here.drain();
  const { user } = await renderScreen(`/award/${award.id}`, { as: ann });
  await screen.findByRole("heading", { level: 2, name: /Bob Test/ });
  await screen.findByText("You kept the lights on");
  await expectAccessible();
  const print = vi.fn();
  vi.stubGlobal("print", print);
  await user.click(await button("Print"));
  expect(print).toHaveBeenCalledOnce();
  typed(ann, `award.edit.${award.id}.1`, "You kept the lights on, all of them");
  await chooseEntry(user, await button("More about this award"), "Edit the message");
  await user.click(await button("Save", await dialog("Edit the message")));
  await screen.findByText("Award successfully saved");
  await gone("dialog");
  await waitFor(() => expect(screen.getByRole("article")).toHaveTextContent(/all of them/));
  // Its sender has no job title that would stand before it.
  screen.getByText(/^edited /);
  const other = await renderScreen(`/award/${award.id}`, { as: admin });
  await chooseEntry(other.user, await button("More about this award"), "Delete");
  await other.user.click(await button("Delete", await dialog("Delete this award?")));
  await screen.findByText("The award was deleted");
  expect((await ann.get(`/award/awards/${award.id}`)).status).toBe(404);
});

test("an award that is private to others is gone for the reader", async () => {
  const { here, bob, make, send } = await company();
  await here.sql`update tenant_members set prefers_private = true where id = ${bob.id}`;
  const award = await send((await make()).id);
  const cleo = await here.person("Cleo");
  await renderScreen(`/award/${award.id}`, { as: cleo });
  await screen.findByText("This award is gone");
});

test("it stands in the feed and on the profile of who received it", async () => {
  const { here, bob, make, send } = await company();
  const award = await send((await make()).id, "For the night of the flood");
  await here.drain();
  const cleo = await here.person("Cleo");
  await renderScreen("/home", { as: cleo });
  const card = await screen.findByRole("article", { name: "Quiet excellence" });
  expect(card).toHaveTextContent(/Ann Test gives an award.*For the night of the flood.*Bob Test/);
  expect(within(card).getByRole("link", { name: "Quiet excellence" })).toHaveAttribute("href", `/award/${award.id}`);
  await renderScreen(`/profile/${bob.id}`, { as: cleo });
  await screen.findByRole("heading", { name: "1 award" });
});

test("a colleague is nominated: whom one nominated is not offered again, and what is written outlives the dialog", async () => {
  const { admin, ann, bob, make } = await company();
  const { id } = await make({ nomination: true, maxNominations: 1, name: "Keystone of the year" });
  await admin.post(`/award/awardTypes/${id}/start`, { endAt: "2100-01-01T12:00:00Z" });
  const { user } = await renderScreen("/awards", { as: ann });
  await screen.findByText("Nominations close Friday, January 1, 2100");
  await expectAccessible();
  await user.click(await button("Nominate for Keystone of the year"));
  const asked = await dialog("Nominate");
  await user.click(await button("Nominate", asked));
  await screen.findByText("Nominee is required");
  await screen.findByText("Reason is required");
  await expectAccessible();
  await user.type(await textbox("Reason"), "She never slept");
  await user.click(await button("Close", asked));
  await gone("dialog");
  await user.click(await button("Nominate for Keystone of the year"));
  expect(await textbox("Reason")).toHaveValue("She never slept");
  await choose(user, "Nominee", "Bob Test");
  await user.click(await button("Nominate", await dialog("Nominate")));
  await screen.findByText("Nomination sent successfully");
  await gone("dialog");
  const card = await screen.findByText(/You already nominated Bob Test/);
  expect(card).toHaveTextContent("0 nominations left");
  expect(screen.queryByRole("button", { name: /Nominate/ })).toBeNull();
  expect((await admin.get(`/award/awardTypes/${id}/nominations`)).body.results).toMatchObject([
    { nominee: { id: bob.id }, message: "She never slept" },
  ]);
});

test("a juror judges one nominee at a time by keys, and changes it while it is sealed", async () => {
  const { here, admin, ann, bob, make } = await company();
  const [cleo, eve] = await here.people("Cleo", "Eve");
  const criteria = [
    { name: "Courage", description: "It could have gone wrong" },
    { name: "Lasting", description: "" },
  ];
  const jury = { jury: [eve.id], criteria, anonymous: true, judgingDays: 7 };
  const { id } = await make({ nomination: true, name: "North star", ...jury });
  await admin.post(`/award/awardTypes/${id}/start`, { endAt: "2100-01-01T12:00:00Z" });
  for (const [from, to] of [
    [ann, bob],
    [bob, cleo],
  ] as const)
    await from.post(`/award/awardTypes/${id}/nominations`, { nomineeId: to.id, message: `Why ${to.name}` });
  await admin.post(`/award/awardTypes/${id}/end`);
  const { user } = await renderScreen("/awards", { as: eve });
  await screen.findByText("0 of 2 judged");
  await expectAccessible();
  await user.click(await screen.findByRole("link", { name: "Judge North star" }));
  await screen.findByText("Nominee 1 of 2");
  await screen.findByText(/^Why (Bob|Cleo) Test$/);
  expect(screen.queryByText("Ann Test")).toBeNull();
  await expectAccessible();
  await user.click(await button("Save and go on"));
  await screen.findByText("Give a number for every criterion");
  await user.keyboard("45");
  await user.keyboard("{Enter}");
  await screen.findByText("Nominee 2 of 2");
  await user.keyboard("21{Enter}");
  await screen.findByText("You have judged everybody");
  await expectAccessible();
  await user.click(await button("Change Bob Test"));
  const given = await screen.findByRole("group", { name: /Lasting/ });
  const chosen = within(given).getAllByRole("radio", { checked: true });
  expect(chosen).toHaveLength(1);
  await user.click(within(given).getByRole("radio", { name: "3 of 5" }));
  await user.type(await textbox("Your note"), "Not in 2 but in 5 years");
  await user.click(await button("Save and go on"));
  await screen.findByText("You have judged everybody");
  const { results } = (await eve.get(`/award/awardTypes/${id}/ballot`)).body;
  const ofBob = results.find(({ member }: { member: { id: string } }) => member.id === bob.id);
  expect([ofBob.scores[1], ofBob.note]).toEqual([3, "Not in 2 but in 5 years"]);
});

async function longBallot() {
  const { here, admin, ann, make } = await company();
  const crowd = await here.team("Crowd", [ann]);
  await here.crowd(crowd.id, 101);
  const jury = { jury: [ann.id], criteria: [{ name: "Courage", description: "" }], anonymous: true, judgingDays: 7 };
  const { id } = await make({ nomination: true, name: "North star", ...jury });
  await admin.post(`/award/awardTypes/${id}/start`, { endAt: "2100-01-01T12:00:00Z" });
  await here.sql`insert into award_nominees (tenant_id, type_id, member_id, count, last_at)
    select tenant_id, ${id}, member_id, 1, now() from team_members
    where tenant_id = ${here.tenantId} and team_id = ${crowd.id} and member_id <> ${ann.id}`;
  await admin.post(`/award/awardTypes/${id}/end`);
  const { results } = (await ann.get(`/award/awardTypes/${id}/ballot?pageSize=100`)).body;
  const judged = results.map(({ member }: { member: { id: string } }) => member.id);
  await here.sql`insert into award_votes (tenant_id, type_id, juror_id, nominee_id, scores, voted_at)
    select ${here.tenantId}, ${id}, ${ann.id}, nominee, '{4}', now() from unnest(${judged}::uuid[]) nominee`;
  return { ann, path: `/awards/judge/${id}` };
}

test("a juror of more nominees than a page holds reaches those of the next page", async () => {
  const { ann, path } = await longBallot();
  const { user } = await renderScreen(path, { as: ann });
  await screen.findByText("Nominee 101 of 101");
  await user.click(await screen.findByRole("radio", { name: "5 of 5" }));
  await user.click(await button("Save and go on"));
  await screen.findByText("You have judged everybody");
  expect(screen.getAllByRole("button", { name: /^Change / })).toHaveLength(101);
});

test("where the next page of nominees does not come, the juror can ask for it again", async () => {
  const { ann, path } = await longBallot();
  const { user, lose } = await renderScreen(path, { as: ann, without: /ballot.*cursor=/ });
  const failure = await withText("alert", "A part of this page did not load.");
  expect(screen.queryByRole("status", { name: "Loading the nominees" })).toBeNull();
  await expectAccessible();
  lose();
  await user.click(within(failure).getByRole("button", { name: "Try again" }));
  await screen.findByText("Nominee 101 of 101");
  await gone("alert");
});

test("who judges nothing here is told so", async () => {
  const { ann, make } = await company();
  const { id } = await make({ nomination: true, name: "North star" });
  await renderScreen(`/awards/judge/${id}`, { as: ann });
  await screen.findByText("There is nothing to judge here");
});

test("the dialog in the address opens for an award of a later page", async () => {
  const { ann, make } = await company();
  const { id } = await make({ name: "Zenith" });
  for (let n = 10; n < 31; n += 1) await make({ name: `Award ${n}` });
  await renderScreen(`/awards?sendAwardsModalKey=${id}`, { as: ann });
  await dialog("Send an award");
  await screen.findByText("Zenith", { selector: "[role=dialog] *" });
});
