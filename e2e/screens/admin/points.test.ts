import { type World, world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { button, choose, chooseEntry, dialog, fill, gone, textbox, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

async function open(path: string, options: { without?: RegExp; here?: World } = {}) {
  const here = options.here ?? (await world({ features: ["points"] }));
  const ada = await here.person("Ada", { role: "admin" });
  return { here, ada, ...(await renderScreen(path, { as: ada, ...options })) };
}

test("a rule is begun from the empty section, estimated while it is typed, saved, paused and ended", async () => {
  const { here, ada, user } = await open("/admin/points/allocation");
  await here.team("Night shift", [await here.person("Ben"), await here.person("Cy")]);
  await screen.findByRole("heading", { name: "Nobody has points to give yet" });
  await user.click((await screen.findAllByRole("link", { name: "New rule" }))[0] as HTMLElement);
  await user.click(await button("Save"));
  await waitFor(async () => expect(await textbox("Points for each")).toHaveAccessibleDescription(/whole number/));
  await fill(user, await textbox("Name"), "Night shift");
  await fill(user, await textbox("Points for each"), "1.5");
  await user.click(await screen.findByRole("radio", { name: "Certain people and teams" }));
  await user.click(await button("Save"));
  await screen.findByText("Choose at least one person, team or role");
  await choose(user, "Teams", "Night shift");
  await fill(user, await textbox("Points for each"), "150");
  const estimate = await screen.findByRole("complementary", { name: "What it comes to" });
  await within(estimate).findByText("300");
  await user.click(await button("Save"));
  await withText("row", /Night shift.*150 a month/);
  const [rule] = (await ada.get("/points/budgetItems")).body.results;
  expect(rule).toMatchObject({ amount: 150, people: 2, audience: { everyone: false } });
  await chooseEntry(user, await button("More for Night shift"), "Pause");
  await withText("row", /Night shift.*Paused/);
  await chooseEntry(user, await button("More for Night shift"), "End");
  await user.click(await button("End", await dialog("End Night shift?")));
  await gone("dialog");
  await screen.findByRole("heading", { name: "Nobody has points to give yet" });
});

test("a rule is changed, and what somebody else changed meanwhile is shown first", async () => {
  const here = await world({ features: ["points"] });
  await here.allocate(100);
  const { ada, user } = await open("/admin/points/allocation", { here });
  await user.click(await screen.findByRole("link", { name: "Monthly points" }));
  await fill(user, await textbox("Points for each"), "120");
  const [rule] = (await ada.get("/points/budgetItems")).body.results;
  await ada.patch(`/points/budgetItems/${rule.id}`, { rollOverCap: 40, version: rule.version });
  await user.click(await button("Save"));
  await user.click(await button("Keep mine"));
  await user.click(await button("Save"));
  await withText("row", /Monthly points.*120 a month/);
  expect((await ada.get("/points/budgetItems")).body.results[0]).toMatchObject({ amount: 120, rollOverCap: 40 });
});

test("preferences call points by another word, say what one is worth, and who takes part", async () => {
  const { ada, user } = await open("/admin/points/preferences");
  await fill(user, await textbox("One, English"), "star");
  await user.click(await button("Save"));
  await screen.findByText("Give both words, or neither");
  await fill(user, await textbox("Several, English"), "stars");
  await screen.findByText("“You have 75 stars left to give”");
  await user.click(await button("Add currency"));
  await fill(user, await textbox("One is worth"), "1e3");
  await user.click(await button("Save"));
  await screen.findByText("Enter an amount above 0, such as 0.10");
  await fill(user, await textbox("One is worth"), "0,10");
  await screen.findByText("25 are €2.50");
  await user.selectOptions(await screen.findByRole("combobox", { name: "To spend" }), "A year after they came");
  await user.click(await screen.findByRole("radio", { name: "Certain people and teams" }));
  await user.click(await button("Save"));
  await screen.findByText("Choose at least one person, team or role");
  expect(await screen.findByRole("combobox", { name: "Teams" })).toHaveFocus();
  await user.click(await screen.findByRole("checkbox", { name: "Employee" }));
  await fill(user, await textbox("Days that new people wait"), "14");
  await user.type(await textbox("One is worth"), "{Enter}");
  await screen.findByText("Points: changes saved");
  // Its row is a new one, and who goes on by keyboard goes on here.
  await waitFor(async () => expect(await textbox("One is worth")).toHaveFocus());
  const { body } = await ada.get("/points/budgetSettings");
  expect(body).toMatchObject({
    pointTerms: { en: { singular: "star", plural: "stars" } },
    worth: [{ currency: "EUR", value: "0.10" }],
    redeemableExpiry: "year",
    eligible: { everyone: false, roles: ["employee"] },
    joinerWaitDays: 14,
  });
});

test("limits between peers hold once they are saved; what is wrong stands at its field", async () => {
  const { ada, user } = await open("/admin/points/peer");
  await fill(user, await textbox("Most for each person in one recognition"), "40");
  const amounts = await screen.findByRole("group", { name: "Amounts" });
  const offered = (amount: string) => within(amounts).getByRole("checkbox", { name: amount });
  for (const amount of ["0", "25"]) await user.click(offered(amount));
  await user.click(await button("Save"));
  await waitFor(() => expect(amounts).toHaveAccessibleDescription(/40 or less/));
  expect(offered("0")).toHaveFocus();
  await user.click(offered("50"));
  await user.type(await textbox("Another amount"), "1e3{Enter}");
  await waitFor(async () => expect(await textbox("Another amount")).toHaveAccessibleDescription(/1,000 at most/));
  await fill(user, await textbox("Another amount"), "40");
  await user.click(await button("Add"));
  expect(offered("40")).toBeChecked();
  await fill(user, await textbox("Recognitions in a month"), "120");
  await user.click(await button("Save"));
  await screen.findByText("Points: changes saved");
  const { body } = await ada.get("/points/budgetSettings");
  expect(body).toMatchObject({ recognitionMax: 40, presets: [5, 10, 40], monthlyGoal: 120 });
});

test("an amount that was typed and not added is saved with the others, or refused where it stands", async () => {
  const { ada, user } = await open("/admin/points/peer");
  const another = () => textbox("Another amount");
  await user.type(await another(), "7.5");
  await user.click(await button("Save"));
  await waitFor(async () => expect(await another()).toHaveAccessibleDescription(/1,000 at most/));
  expect(await another()).toHaveFocus();
  await fill(user, await another(), "75");
  await user.click(await button("Save"));
  await screen.findByText("Points: changes saved");
  await waitFor(async () => expect(await another()).toHaveValue(""));
  const amounts = await screen.findByRole("group", { name: "Amounts" });
  expect(within(amounts).getByRole("checkbox", { name: "75" })).toBeChecked();
  expect((await ada.get("/points/budgetSettings")).body.presets).toContain(75);
});

test.each([
  ["/admin/points", /GET \/points\/overview/],
  ["/admin/points/allocation", /GET \/points\/budgetItems/],
  ["/admin/points/peer", /GET \/points\/budgetSettings/],
  ["/admin/points/preferences", /GET \/points\/budgetSettings/],
])("%s says when it did not load", async (path, without) => {
  await open(path, { without });
  await button("Try again");
});

test("the section of a company without points opens with the first steps, and what they would cost", async () => {
  const { user } = await open("/admin/points");
  await screen.findByRole("heading", { name: "Words come first. Points give them weight." });
  const cost = await screen.findByRole("complementary", { name: "What it would cost in a month" });
  expect(within(cost).getByRole("slider", { name: "Points for each, a month" })).toHaveValue("100");
  await user.click(await screen.findByRole("link", { name: "Choose how many, and see the dry run" }));
  await textbox("Points for each");
});

test("until somebody gives, a company whose rule hands out already sees the first steps, with what is done of them", async () => {
  const here = await world({ features: ["points"] });
  await here.person("Ann");
  await here.allocate(100);
  await open("/admin/points", { here });
  await screen.findByText(/100 points were handed out to give; nobody has given any yet/);
  const rule = await withText("listitem", /Choose how many/);
  within(rule).getByText("Done");
  await withText("listitem", /^1Set what one is worth/);
  expect(screen.queryByText(/became a thank-you/)).toBeNull();
});

test("the section opens with the flow of points, of the time that is chosen", async () => {
  const here = await world({ features: ["points"] });
  const [ann, ben] = [await here.person("Ann"), await here.person("Ben")];
  await here.allocate(100);
  const sendTo = [{ id: ben.id, type: "tenantMember" }];
  const body = { status: "published", message: "Thanks", amount: 40, sendTo, qualityIds: [], tenantWide: true };
  expect((await ann.post("/recognition/recognitions", body)).status).toBe(200);
  const { user } = await open("/admin/points", { here });
  await screen.findByRole("heading", { name: "Of every 10 points handed out, 2 became a thank-you" });
  await screen.findByText(/1 rule hands out/);
  expect(await screen.findByRole("radio", { name: "13 weeks" })).toBeChecked();
  await user.click(await screen.findByRole("radio", { name: "30 days" }));
  await screen.findByRole("heading", { name: "Of every 10 points handed out, 2 became a thank-you" });
});

test("the section says what is worth a look, and only that, beside its parts in their order", async () => {
  const here = await world({ features: ["points"] });
  const [ann, ben] = [await here.person("Ann"), await here.person("Ben")];
  await here.allocate(100);
  const sendTo = [{ id: ben.id, type: "tenantMember" }];
  const body = { status: "published", message: "Thanks", sendTo, qualityIds: [], tenantWide: true };
  expect((await ann.post("/recognition/recognitions", { ...body, amount: 10 })).status).toBe(200);
  const first = await open("/admin/points", { here });
  const parts = await screen.findByRole("region", { name: "The parts" });
  await within(parts).findByRole("link", { name: /Celebrations.*0 in 7 days/ });
  within(parts).getByRole("link", { name: /Reporting.*3 accounts/ });
  expect(
    within(parts)
      .getAllByRole("link")
      .map(({ textContent }) => textContent?.match(/^[A-Z][a-z]+?(?=[A-Z1])/)?.[0]),
  ).toEqual(["Allocation", "Celebrations", "Peers", "Banks", "Incentives", "Reporting", "Liabilities", "Preferences"]);
  await within(parts).findByRole("link", { name: /Liabilities.*0 owed/ });
  within(parts).getByRole("link", { name: /Incentives.*No bank pays/ });
  await screen.findByText(/^The books balance: \d entries add up/);
  expect(screen.queryByRole("region", { name: "Worth a look" })).toBeNull();
  expect((await ann.post("/recognition/recognitions", { ...body, amount: 90 })).status).toBe(200);
  await first.user.click(await screen.findByRole("radio", { name: "30 days" }));
  const look = await screen.findByRole("region", { name: "Worth a look" });
  within(look).getByRole("heading", { name: "1 person has no points left to give" });
  await first.user.click(within(look).getByRole("link", { name: "Dry run" }));
  await button("Run the dry run");
});

test("a rule is replayed before it is saved; that more was typed since is said, and its last runs stand below", async () => {
  const here = await world({ features: ["points"] });
  await here.person("Ann");
  await here.allocate(100);
  const { user } = await open("/admin/points/allocation", { here });
  await user.click(await screen.findByRole("link", { name: "Monthly points" }));
  await user.click(await button("Run the dry run"));
  const table = await screen.findByRole("table", { name: "What happened beside what would have been" });
  within(table).getByRole("row", { name: /Handed out to give/ });
  within(table).getByRole("row", { name: /Given by peers/ });
  await screen.findByText(/nothing was booked/);
  await fill(user, await textbox("Points for each"), "120");
  await screen.findByText("Of what was typed before");
  await user.click(await button("Run again"));
  await screen.findByText(/nothing was booked/);
  await screen.findByRole("heading", { name: "Last runs" });
  await screen.findByText("100 to 1 person");
});

test("the limits between peers say who takes part, and where that is changed", async () => {
  const here = await world({ features: ["points"] });
  const ada = await here.person("Ada", { role: "admin" });
  const eligible = { everyone: false, memberIds: [], teamIds: [], roles: ["employee", "manager"] };
  await ada.patch("/points/budgetSettings", { version: 0, eligible, joinerWaitDays: 14 });
  const { user } = await open("/admin/points/peer", { here });
  await screen.findByText(/Employee and Manager · new people wait 14 days/);
  await user.click(await screen.findByRole("link", { name: "Change who takes part" }));
  expect(await textbox("Days that new people wait")).toHaveValue("14");
});

test("limits between peers stand beside how people give, and rules beside what they handed out", async () => {
  const here = await world({ features: ["points"] });
  const [ann, ben] = [await here.person("Ann"), await here.person("Ben")];
  await here.allocate(100);
  const sendTo = [{ id: ben.id, type: "tenantMember" }];
  const body = { status: "published", message: "Thanks", amount: 40, sendTo, qualityIds: [], tenantWide: true };
  for (const amount of [40, 0])
    expect((await ann.post("/recognition/recognitions", { ...body, amount })).status).toBe(200);
  const { user } = await open("/admin/points/peer", { here });
  await screen.findByRole("table", { name: "The only pair of the last 30 days, by what passed between them" });
  await screen.findByText("The largest in the last 13 weeks was 40, to one person.");
  await withText("listitem", /^401 send.*typed by hand/);
  await withText("listitem", /^01 send$/);
  await screen.findByText("Nobody was recognized publicly in the last three months.");
  await screen.findByText("Nobody added any in the last 13 weeks.");
  await user.click(await screen.findByRole("link", { name: "Allocation" }));
  await screen.findByRole("table", { name: "Last runs" });
});

test("limits between peers are replayed, too; a dry run that fails says so", async () => {
  const { user } = await open("/admin/points/peer", { without: /budgetSettings\/dryRun/ });
  await user.click(await button("Run the dry run"));
  await screen.findByText("The dry run did not finish. You can run it again, or save without it.");
});

test("who takes part and how long points last are replayed before they are saved, in every currency", async () => {
  const here = await world({ features: ["points"] });
  await here.person("Ann");
  await here.allocate(100);
  const { user } = await open("/admin/points/preferences", { here });
  await user.click(await button("Add currency"));
  await fill(user, await textbox("One is worth"), "٠٫١٠");
  await user.selectOptions(await screen.findByRole("combobox", { name: "To spend" }), "A month after they came");
  await user.click(await button("Run the dry run"));
  const table = await screen.findByRole("table", { name: "What happened beside what would have been" });
  within(table).getByRole("row", { name: /^Lapsed of what was to spend/ });
  within(table).getByRole("row", { name: /^Owed on .*€0/ });
  await user.click(await screen.findByRole("radio", { name: "Certain people and teams" }));
  expect(await button("Run again")).toHaveAttribute("aria-disabled", "true");
});

test("preferences list who is locked, why, since when and by whom; they are unlocked in place", async () => {
  const here = await world({ features: ["points"] });
  const [ben, eve] = [await here.person("Ben"), await here.person("Eve", { role: "admin" })];
  await eve.put(`/points/accounts/redeemable/${ben.id}/lock`, { reason: "Under review" });
  const { user } = await open("/admin/points/preferences", { here });
  const row = await withText("listitem", /Ben Test.*Under review.*Eve Test, /);
  expect(within(row).getByRole("link", { name: "Ben Test" })).toHaveAttribute(
    "href",
    expect.stringContaining(`/points/reporting/${ben.id}`),
  );
  await user.click(within(row).getByRole("button", { name: "Unlock Ben Test" }));
  const question = await dialog("Unlock the points of Ben Test?");
  await user.click(await button("Unlock", question));
  await within(question).findByText("Reason is required");
  await user.type(within(question).getByRole("textbox"), "Cleared");
  await user.click(await button("Unlock", question));
  await gone("dialog");
  await screen.findByText(/No account is locked/);
  expect((await eve.get(`/points/accounts/redeemable/${ben.id}`)).body).toMatchObject({
    lockedAt: null,
    lockedBy: null,
  });
});

test("incentives are paid from a bank, within limits; without a bank the way to one is shown", async () => {
  const here = await world({ features: ["points"] });
  const { ada } = await open("/admin/points/incentive", { here });
  await screen.findByRole("link", { name: "Open a bank" });
  const { body: bank } = await ada.post("/points/pointsBanks", { name: "Sales", ownerIds: [], alertBelow: 500 });
  await ada.post(`/points/pointsBanks/${bank.id}/deposit`, { amount: 300, note: "" });
  const again = await renderScreen("/admin/points/incentive", { as: ada });
  await again.user.selectOptions(await screen.findByRole("combobox", { name: "Bank" }), "Sales, 300 points");
  await screen.findByText("Below its alert of 500.");
  await screen.findByText(/It paid nothing in the last eight weeks/);
  await fill(again.user, await textbox("Most for one claim"), "1.5");
  await again.user.click(await button("Save"));
  await waitFor(async () =>
    expect(await textbox("Most for one claim")).toHaveAccessibleDescription(
      "Enter a whole number from 1, or leave it empty",
    ),
  );
  await fill(again.user, await textbox("Most for one claim"), "50");
  await again.user.click(await button("Save"));
  await screen.findByText("Points: changes saved");
  expect((await ada.get("/points/budgetSettings")).body).toMatchObject({
    incentiveBankId: bank.id,
    incentiveClaimMax: 50,
    incentiveMonthMax: null,
  });
  await again.user.click(await button("Run the dry run"));
  const table = await screen.findByRole("table", { name: "What happened beside what would have been" });
  within(table).getByRole("row", { name: /^Left in Sales.*300 300/ });
  within(table).getByRole("row", { name: /^Held back at first/ });
});
