import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, choose, chooseEntry, dialog, fill, gone, textbox, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const USERS = "/admin/manage/users";
async function company() {
  const here = await world();
  const admin = await here.person("Ada", { role: "admin" });
  const add = async (firstName: string, more: object = {}) =>
    (await admin.post("/identity/tenantMembers", { firstName, lastName: "Vane", ...more })).body as {
      id: string;
      version: number;
    };
  return { here, admin, add };
}
const title = () => textbox("Job title");
const grid = () => screen.findByRole("grid", { name: "People" });
const row = (name: string) => withText("row", name);

test("somebody is added once the fields are right, and what is typed is not lost unasked", async () => {
  const { here, admin } = await company();
  const { user } = await renderScreen(USERS, { as: admin });
  await user.click(await button("Add a person"));
  expect(location.search).toBe("?add=");
  const adding = await dialog("Add a person");
  const within_ = (name: string) => within(adding).getByRole<HTMLInputElement>("textbox", { name });
  await user.click(await button("Add", adding));
  await waitFor(() => expect(within_("First name")).toHaveAccessibleDescription(/cannot be empty/));
  expect(within_("First name")).toHaveFocus();
  await user.type(within_("E-mail"), "rosalind");
  await user.click(within(adding).getByRole("switch", { name: "Send the invitation now" }));
  await user.click(await button("Add and invite", adding));
  await waitFor(() => expect(within_("E-mail")).toHaveAccessibleDescription(/not an e-mail address/));
  await expectAccessible();
  await user.keyboard("{Escape}");
  await user.click(await button("Stay here", await dialog("Leave without saving?")));
  await gone("dialog", "Leave without saving?");
  expect(within_("E-mail")).toHaveValue("rosalind");

  await user.type(within_("First name"), "Rosalind");
  await user.type(within_("Last name"), "Achterberg");
  await fill(user, within_("E-mail"), "rosalind@vane.test");
  await user.click(await button("Add another after this", adding));
  await screen.findByText("Rosalind Achterberg was invited");
  await waitFor(() => expect(within_("First name")).toHaveValue(""));
  await user.type(within_("First name"), "Teodor");
  await user.type(within_("Last name"), "Quint");
  await user.type(within_("E-mail"), "ROSALIND@vane.test");
  await user.click(await button("Add", adding));
  await waitFor(() => expect(within_("E-mail")).toHaveAccessibleDescription(/already uses this address/));
  await fill(user, within_("E-mail"), "teodor@vane.test");
  await user.click(await button("Add", adding));
  await gone("dialog");
  await waitFor(async () => expect(await row("Rosalind Achterberg")).toHaveTextContent("Invited"));
  expect(await row("Teodor Quint")).toHaveTextContent("Not invited");
  const mailsToTeodor = () => here.server.mails().filter((mail) => mail.includes("teodor@vane.test")).length;
  await here.drain();
  expect(mailsToTeodor()).toBe(0);
  await chooseEntry(user, await button("More for Teodor Quint"), "Send invitation");
  await waitFor(async () => expect(await row("Teodor Quint")).not.toHaveTextContent("Not invited"));
  expect(await row("Teodor Quint")).toHaveTextContent("Invited");
  await here.drain();
  expect(mailsToTeodor()).toBe(1);
});

test("a person is changed; leaving asks, discarding resets, and errors are counted", async () => {
  const { admin, add } = await company();
  await add("Rosalind");
  const { user } = await renderScreen(USERS, { as: admin });
  await user.click(await within(await grid()).findByRole("link", { name: "Rosalind Vane" }));
  await user.type(await title(), "Head of Goats");
  await user.click(screen.getByRole("link", { name: "Back to people" }));
  await user.click(await button("Stay here", await dialog("Leave without saving?")));
  await gone("dialog");
  await user.click(await button("Discard"));
  expect(await title()).toHaveValue("");
  await user.type(await title(), "Goatherd");
  await user.click(screen.getByRole("radio", { name: "Manager" }));
  await choose(user, "Managers", "Ada Test");
  await fill(user, await textbox("First name"), "");
  await user.click(await button("Save"));
  await screen.findByText("1 field needs a look");
  expect(await textbox("First name")).toHaveFocus();
  await user.type(await textbox("First name"), "Rosa");
  await user.click(await button("Save"));
  await screen.findByText("Rosa Vane: changes saved");
  await screen.findByRole("heading", { level: 1, name: "Rosa Vane" });
  await button("Remove Ada Test");
  expect(screen.getByRole("radio", { name: "Manager" })).toBeChecked();
  expect(await title()).toHaveValue("Goatherd");
});

test("of two administrators who save, the second learns who was first, and keeps what was typed", async () => {
  const { admin, add } = await company();
  const { id, version } = await add("Harriet");
  const change = (jobTitle: string, department: string | null, of: number) =>
    admin.patch(`/identity/tenantMembers/${id}`, {
      ...{ firstName: "Harriet", lastName: "Vane", jobTitle, department, version: of },
    });
  const { user } = await renderScreen(`/admin/user/${id}`, { as: admin });
  await user.type(await title(), "Mine");
  await change("Theirs", null, version);
  await user.click(await button("Save"));
  const notice = await withText("alert", "Changed:");
  expect(notice).toHaveTextContent("You changed this");
  expect(notice).toHaveTextContent("Changed: Job title.");
  expect(await title()).toHaveValue("Mine");
  await expectAccessible();
  await user.click(await button("Take theirs"));
  await waitFor(async () => expect(await title()).toHaveValue("Theirs"));
  await gone("alert");

  await fill(user, await title(), "Ours");
  await change("Theirs again", "Stables", version + 1);
  await user.click(await button("Save"));
  await withText("alert", "Changed: Job title and Department.");
  await user.click(await button("Keep mine"));
  expect(await title()).toHaveValue("Ours");
  expect(screen.getByRole("combobox", { name: "Department" })).toHaveValue("Stables");
  await user.click(await button("Save"));
  await screen.findByText("Harriet Vane: changes saved");
  const { body } = await admin.get(`/identity/tenantMembers/${id}/admin`);
  expect(body).toMatchObject({ jobTitle: "Ours", department: "Stables" });
});

test("what is read again behind an open form is not overwritten by saving it", async () => {
  const { admin, add } = await company();
  const { id, version } = await add("Ada");
  const { user } = await renderScreen(`/admin/user/${id}`, { as: admin });
  await waitFor(async () => expect(await title()).toHaveValue(""));
  const change = async (jobTitle: string, of: number) => {
    await admin.patch(`/identity/tenantMembers/${id}`, { firstName: "Ada", lastName: "Vane", jobTitle, version: of });
    dispatchEvent(new Event("online"));
  };
  await change("Unseen", version);
  await waitFor(async () => expect(await title()).toHaveValue("Unseen"));
  await fill(user, await title(), "Mine");
  await change("Theirs", version + 1);
  await button("Keep mine");
  await user.click(await button("Save"));
  await button("Keep mine");
  expect((await admin.get(`/identity/tenantMembers/${id}/admin`)).body).toMatchObject({ jobTitle: "Theirs" });
  expect(await title()).toHaveValue("Mine");
});

test("what the menu does to somebody leaves what is typed in their form, which can still be saved", async () => {
  const { here, admin, add } = await company();
  const { id: teamId } = await here.team("Night watch", [admin]);
  const { id } = await add("Isa", { teamIds: [teamId] });
  const stored = async () => (await admin.get(`/identity/tenantMembers/${id}/admin`)).body;
  const { user } = await renderScreen(`/admin/user/${id}`, { as: admin });
  await user.type(await title(), "Mine");
  const take = async (entry: string) => {
    await chooseEntry(user, await button("More for Isa Vane"), entry);
    await user.click(await button(entry, await screen.findByRole("dialog")));
    await gone("dialog");
  };
  await take("Suspend");
  await screen.findByText("Suspended");
  expect(await title()).toHaveValue("Mine");
  await user.click(await button("Save"));
  await screen.findByText("Isa Vane: changes saved");
  expect(await stored()).toMatchObject({ jobTitle: "Mine", suspended: true });

  await fill(user, await title(), "Mine again");
  await take("Archive");
  await withText("alert", "Changed: Teams.");
  expect(await title()).toHaveValue("Mine again");
  await user.click(await button("Keep mine"));
  await user.click(await button("Save"));
  await gone("alert");
  await waitFor(() => expect(screen.queryByText("Unsaved changes")).toBeNull());
  expect(await stored()).toMatchObject({ jobTitle: "Mine again", teams: [] });
});

test("the status filter offers what the column shows", async () => {
  const { admin, add } = await company();
  const { id } = await add("Ivo");
  await admin.put(`/identity/tenantMembers/${id}/suspend`);
  const { user } = await renderScreen(`${USERS}?q=Vane`, { as: admin });
  await user.click(await button("Filter"));
  const menu = await dialog("Filter");
  expect(within(within(menu).getByRole("group", { name: "Status" })).getAllByRole("checkbox")).toHaveLength(5);
  expect(within(menu).queryByRole("group", { name: "Access" })).toBeNull();
  await expectAccessible();
  const take = async (status: string, taken = true) => {
    const box = within(menu).getByRole<HTMLInputElement>("checkbox", { name: status });
    await user.click(box);
    await waitFor(() => expect(box.checked).toBe(taken));
  };
  await take("Suspended");
  await row("Ivo Vane");
  await take("Suspended", false);
  await take("Not invited");
  await screen.findByText("Nobody matches");
  await user.keyboard("{Escape}");
  await gone("dialog");
  await expectAccessible();
  await user.click(screen.getAllByRole("button", { name: "Clear filters" }).at(-1) as HTMLElement);
  await row("Ivo Vane");
  expect(await screen.findByRole("searchbox")).toHaveValue("");
  expect(location.search).toBe("");
});

test("a failed list of people shows an error, and loads again", async () => {
  const { admin } = await company();
  const { user, lose } = await renderScreen(USERS, { as: admin, without: /tenantMembers\/admin/ });
  await screen.findByText("This did not load");
  await expectAccessible();
  lose();
  await user.click(await button("Try again"));
  await row("Ada Test");
});

test("employees find no people, teams or forms of them", async () => {
  const { here } = await company();
  const bo = await here.person("Bo");
  for (const path of ["/manage/users", "/manage/teams", `/user/${bo.id}`, "/team/create"]) {
    await renderScreen(`/admin${path}`, { as: bo });
    await screen.findByRole("heading", { level: 1, name: "Page not found" });
    expect(screen.queryByRole("link", { name: "People & teams" })).toBeNull();
  }
});

test("a lost second step is reset after a question, and offered only where there is one", async () => {
  const { here, admin } = await company();
  const bo = await here.person("Bo");
  const more = "More for Bo Test";
  const reset = "Reset second step";
  await here.sql`insert into second_steps (user_id) values (${bo.userId})`;
  const { user } = await renderScreen(`/admin/user/${bo.id}`, { as: admin });
  await chooseEntry(user, await button(more), reset);
  await user.click(await button(reset, await dialog("Reset the second step of Bo Test?")));
  await screen.findByText("The second step of Bo Test was reset");
  await gone("dialog");
  await waitFor(async () =>
    expect(await here.sql`select 1 from second_steps where user_id = ${bo.userId}`).toEqual([]),
  );
  await user.click(await button(more));
  await screen.findByRole("menuitem", { name: "Suspend" });
  expect(screen.queryByRole("menuitem", { name: reset })).toBeNull();
});

test("many at once: a look at whom it means, a count, and then all of them", async () => {
  const { here, admin, add } = await company();
  for (const name of ["Abel", "Bruno", "Clio"]) await add(name, { email: `${name.toLowerCase()}@vane.test` });
  await add("Dora");
  await here.team("Night shift", [admin]);
  const { user } = await renderScreen(`${USERS}?q=Vane`, { as: admin });
  const bar = (count: number) => screen.findByRole("toolbar", { name: `${count} selected` });
  const select = async (name: string) => user.click(within(await grid()).getByRole("checkbox", { name }));
  await row("Dora Vane");
  await select("Select all rows");
  await user.click(await button("Add to teams", await bar(4)));
  const teams = await dialog("Add to teams");
  await choose(user, "Choose teams", "Night shift", teams);
  await withText("dialog", "4 people change");
  await expectAccessible();
  await user.click(await button("Add to teams", teams));
  await screen.findByText("4 people changed");
  await waitFor(async () => expect(await row("Clio Vane")).toHaveTextContent("Night shift"));
  await gone("toolbar");

  await select("Select all rows");
  await user.click(await button("Send invitation", await bar(4)));
  const question = await dialog("Send the invitation?");
  expect(await within(question).findByRole("alert")).toHaveTextContent("1 person cannot be changed this way");
  expect(within(question).getByRole("listitem")).toHaveTextContent("Dora VaneNo e-mail address");
  expect(await button("Send invitation", question)).toHaveAttribute("aria-disabled", "true");
  await expectAccessible();
  await user.click(await button("Leave them out", question));
  await within(question).findByText("3 people change");
  await user.click(await button("Send invitation", question));
  await screen.findByText("3 people changed");
  await waitFor(async () => expect(within(await grid()).getAllByText("Invited")).toHaveLength(3));
  await here.drain();
  expect(here.server.mails().join()).toContain("clio@vane.test");

  for (const name of ["Abel", "Bruno"]) await select(`Select ${name} Vane`);
  await user.click(await button("Suspend", await bar(2)));
  const suspending = await dialog("Suspend these people?");
  await within(suspending).findByText("2 people change");
  await expectAccessible();
  await user.click(await button("Suspend", suspending));
  await waitFor(async () => expect(await row("Bruno Vane")).toHaveTextContent("Suspended"));
  expect(await row("Clio Vane")).not.toHaveTextContent("Suspended");
});
