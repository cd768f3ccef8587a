import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, choose, chooseEntry, dialog, fill, gone, textbox } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const TEAMS = "/admin/manage/teams";
async function company() {
  const here = await world();
  const admin = await here.person("Ada", { role: "admin" });
  const [maya, rosa, diego] = await here.people("Maya", "Rosa", "Diego");
  const make = async (name: string, ...memberIds: string[]) =>
    (await admin.post("/identity/teams", { name, memberIds })).body as { id: string; version: number };
  return { here, admin, maya, rosa, diego, make };
}
const grid = (name: string) => screen.findByRole("grid", { name });
const members = () =>
  within(screen.getByRole("grid", { name: "People" }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

test("a team needs a name; leaving what is typed asks first", async () => {
  const { admin } = await company();
  const { user } = await renderScreen(TEAMS, { as: admin });
  await user.click((await screen.findAllByRole("link", { name: "Add team" }))[0] as HTMLElement);
  await user.click(await button("Save"));
  const name = await textbox("Name");
  await waitFor(() => expect(name).toHaveAccessibleDescription(/cannot be empty/));
  await expectAccessible();
  await user.type(name, "Night shift");
  await choose(user, "People", "Maya Test");
  await choose(user, "People", "Rosa Test");
  await user.click(screen.getByRole("link", { name: "Back to teams" }));
  await user.click(await button("Stay here", await dialog("Leave without saving?")));
  await gone("dialog");
  await user.click(await button("Save"));
  await screen.findByText("Night shift was added");
  await screen.findByRole("heading", { level: 1, name: "Night shift" });
  await waitFor(() => expect(members()).toEqual(["Maya Test", "Rosa Test"]));
});

test("of two administrators who save, the second gets a notice, and can load the other version", async () => {
  const { admin, make } = await company();
  const { id, version } = await make("Night shift");
  const { user } = await renderScreen(`/admin/team/${id}`, { as: admin });
  await user.click(await screen.findByRole("link", { name: "Edit" }));
  await fill(user, await textbox("Name"), "Late shift");
  await admin.patch(`/identity/teams/${id}`, { name: "Night shift!", version });
  await user.click(await button("Save"));
  await screen.findByText(/You changed this/);
  await expectAccessible();
  expect(await textbox("Name")).toHaveValue("Late shift");
  await user.click(await button("Take theirs"));
  await waitFor(async () => expect(await textbox("Name")).toHaveValue("Night shift!"));
  await fill(user, await textbox("Name"), "Late shift");
  await user.click(await button("Save"));
  await screen.findByRole("heading", { level: 1, name: "Late shift" });
});

test("people come into a team and go, one by one and together", async () => {
  const { admin, make, maya, rosa } = await company();
  const { id } = await make("Night shift", maya.id, rosa.id);
  const { user } = await renderScreen(`/admin/team/${id}`, { as: admin });
  await user.click(await button("Add people"));
  const adding = await dialog("Add people");
  await choose(user, "People", "Diego Test", adding);
  await expectAccessible();
  await user.click(await button("Add people", adding));
  await waitFor(() => expect(members()).toEqual(["Diego Test", "Maya Test", "Rosa Test"]));
  await gone("dialog");
  await chooseEntry(user, await button("More for Rosa Test"), "Remove from the team");
  await screen.findByText("1 person removed");
  await user.click(await within(await grid("People")).findByRole("checkbox", { name: "Select all rows" }));
  await user.click(await button("Remove from the team", await screen.findByRole("toolbar", { name: "2 selected" })));
  await screen.findByText("Nobody is in it yet");
  await expectAccessible();
});

test("an archived team is found among the archived only, and comes back", async () => {
  const { admin, make } = await company();
  await make("Night shift");
  const { user } = await renderScreen(TEAMS, { as: admin });
  await user.type(await screen.findByRole("searchbox", { name: "Search teams" }), "Night");
  await chooseEntry(user, await button("More for Night shift"), "Archive");
  await user.click(await button("Archive", await dialog("Archive Night shift?")));
  await screen.findByText("No team by this name");
  await user.click(await button("Archived"));
  await waitFor(() => expect(location.search).toContain("archived=true"));
  await gone("dialog");
  await chooseEntry(user, await button("More for Night shift"), "Bring back");
  await screen.findByText("No team by this name");
  await user.click(await button("Archived"));
  await within(await grid("Teams")).findByRole("link", { name: "Night shift" });
});

test("the teams sort by how many are in them", async () => {
  const { admin, make, maya, rosa } = await company();
  await make("One", maya.id);
  await make("None");
  await make("Two", maya.id, rosa.id);
  const { user } = await renderScreen(TEAMS, { as: admin });
  const teams = await grid("Teams");
  const head = within(teams).getByRole("columnheader", { name: /^People/ });
  await user.click(within(head).getByRole("button", { name: "People" }));
  await waitFor(() => expect(head).toHaveAttribute("aria-sort", "ascending"));
  await user.click(within(head).getByRole("button", { name: "People" }));
  await waitFor(() => expect(head).toHaveAttribute("aria-sort", "descending"));
  await waitFor(() =>
    expect(
      within(teams)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["Two", "One", "None"]),
  );
});
