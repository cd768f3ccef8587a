import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import { button, dialog, fill, gone, textbox, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const USERS = "/admin/manage/users";
async function company() {
  const here = await world();
  const admin = await here.person("Ada", { role: "admin", joinedAt: new Date("2020-01-01") });
  await here.person("Moa", { role: "manager", joinedAt: new Date("2021-01-01") });
  await here.person("Zoe", { joinedAt: new Date("2019-01-01") });
  return { here, admin };
}
const grid = () => screen.findByRole("grid", { name: "People" });
const names = async () =>
  within(await grid())
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
const head = async (name: string) => within(await grid()).getByRole("columnheader", { name });
const search = () => screen.findByRole("searchbox", { name: "Search by name or e-mail" });

test("the grid sorts, filters and searches, and its address holds all of it", async () => {
  const { admin } = await company();
  const { user } = await renderScreen(USERS, { as: admin });
  const shows = (...wanted: string[]) => waitFor(async () => expect(await names()).toEqual(wanted));
  await shows("Ada Test", "Moa Test", "Zoe Test");
  const joined = async () => within(await head("Joined")).getByRole("button", { name: "Joined" });
  await user.click(await joined());
  await shows("Zoe Test", "Ada Test", "Moa Test");
  expect(await head("Joined")).toHaveAttribute("aria-sort", "ascending");
  await user.click(await joined());
  await shows("Moa Test", "Ada Test", "Zoe Test");
  expect(location.search).toContain("sort=-joinedAt");

  await user.click(await button("Filter"));
  await user.click(within(await dialog("Filter")).getByRole("checkbox", { name: "Manager" }));
  await waitFor(() => expect(location.search).toContain("role=manager"));
  await user.keyboard("{Escape}");
  await button("Remove the filter Role: Manager");
  await shows("Moa Test");
  await user.type(await search(), "Mo");
  await waitFor(() => expect(location.search).toContain("q=Mo"));
  await screen.findByText("1 person");

  await renderScreen(USERS + location.search, { as: admin });
  await shows("Moa Test");
  expect(await search()).toHaveValue("Mo");
  await button("Remove the filter Role: Manager");
  expect(await head("Joined")).toHaveAttribute("aria-sort", "descending");
});

test("the way back leads through the filters, and an empty result explains how to see more", async () => {
  const { admin } = await company();
  const { user } = await renderScreen(`${USERS}?sort=-joinedAt`, { as: admin });
  await withText("row", "Moa Test");
  await user.click(await button("Without a manager"));
  await button("Remove the filter Managers: Without a manager");
  history.back();
  await gone("button", "Remove the filter Managers: Without a manager");
  history.forward();
  await button("Remove the filter Managers: Without a manager");
  await user.type(await search(), "nobody at all");
  await screen.findByText("Nobody matches");
  await user.click((await screen.findAllByRole("button", { name: "Clear filters" })).at(-1) as HTMLElement);
  await waitFor(async () => expect(await search()).toHaveValue(""));
  expect(location.search).toBe("?sort=-joinedAt");
});

test("an invitation is sent only when it is switched on", async () => {
  const { here, admin } = await company();
  const { user } = await renderScreen(`${USERS}?add`, { as: admin });
  const adding = await dialog("Add a person");
  const send = () => within(adding).getByRole("switch", { name: "Send the invitation now" });
  await user.type(await textbox("First name"), "Hester");
  await user.type(await textbox("Last name"), "Quill");
  const email = await textbox("E-mail");
  await user.type(email, "hester@quill.test");
  expect(send()).not.toBeChecked();
  await user.click(send());
  expect(send()).toBeChecked();
  await fill(user, email, "");
  await user.type(email, "hester@quill.test");
  expect(send()).not.toBeChecked();
  await user.click(send());
  await user.type(email, "{Enter}");
  await waitFor(async () => expect(await button("Add and invite", adding)).toHaveFocus());
  await user.click(send());
  await user.click(await button("Add", adding));
  await screen.findByText("Hester Quill was added");
  await here.drain();
  expect(here.server.mails().join()).not.toContain("hester@quill.test");
});

test("the file holds whom the filters let through, and no formula", async () => {
  const { admin } = await company();
  const ids: string[] = [];
  for (const firstName of ["Abel", "Bruno"]) {
    const jobTitle = firstName === "Abel" ? '=HYPERLINK("http://evil.example")' : "Cook, pastry";
    ids.push((await admin.post("/identity/tenantMembers", { firstName, lastName: "Crewe", jobTitle })).body.id);
  }
  await admin.post("/identity/teams", { name: "Night shift", memberIds: ids });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const made = vi.fn((_: Blob) => "blob:members");
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => {} });
  const lines = async (query: string) => {
    const { user } = await renderScreen(USERS + query, { as: admin });
    await withText("row", "Bruno Crewe");
    await user.click(await button("Export"));
    await screen.findByText("The file is in your downloads");
    expect(saved.mock.contexts.at(-1)).toMatchObject({ download: "members.csv" });
    const [file] = made.mock.lastCall ?? [new Blob()];
    const bytes = await file.arrayBuffer();
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes).split("\r\n").filter(Boolean);
  };
  const [heads, ...rows] = await lines("?q=Crewe");
  expect(heads).toMatch(/^\ufeff"First name","Last name","E-mail","Job title"/);
  expect(rows).toHaveLength(2);
  expect(rows.find((row) => row.startsWith('"Abel"'))).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(rows.find((row) => row.startsWith('"Bruno"'))).toContain('"Cook, pastry"');
  for (const row of rows) expect(row).toContain('"Night shift"');
  await admin.put(`/identity/tenantMembers/${ids[1]}/suspend`, {});
  expect((await lines("?q=Crewe&status=suspended")).slice(1).map((row) => row.split(",")[0])).toEqual(['"Bruno"']);
  saved.mockRestore();
});
