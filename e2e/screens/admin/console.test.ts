import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, dialog, gone, textbox, typeAndEnter } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

async function company() {
  const here = await world();
  return { here, admin: await here.person("Ada", { role: "admin" }) };
}

test("without access to the console the page explains whom to ask", async () => {
  const { here } = await company();
  await renderScreen("/admin", { as: await here.person("Bo") });
  await screen.findByRole("heading", { level: 1, name: "Administration" });
  expect(screen.getByText(/Ask an administrator/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to Home" })).toBeVisible();
  await expectAccessible();
});

test("the log is not in the menu; the command menu leads there", async () => {
  const { admin } = await company();
  const { user } = await renderScreen("/admin/values", { as: admin });
  await screen.findByRole("heading", { level: 1, name: "Values" });
  const menu = screen.getByRole("navigation", { name: "Administration menu" });
  expect(within(menu).getByRole("link", { name: "TV" })).toBeVisible();
  expect(within(menu).queryByRole("link", { name: "Logs" })).toBeNull();
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("combobox", { name: "Go to anything" }), "logs");
  await user.click(await screen.findByRole("option", { name: /^Logs/ }));
  await screen.findByRole("heading", { level: 1, name: "Logs" });
  expect(location.pathname).toBe("/admin/logs");
});

test("Enter in the command menu takes nobody who was found for what was typed before", async () => {
  const { here, admin } = await company();
  const [, yusuf] = await here.people("Yuki", "Yusuf");
  const { user } = await renderScreen("/admin/values", { as: admin });
  await screen.findByRole("heading", { level: 1, name: "Values" });
  await user.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox", { name: "Go to anything" });
  await user.type(field, "Yu");
  await screen.findByRole("option", { name: /Yuki Test/ });
  await typeAndEnter(field, "Yusuf");
  await waitFor(() => expect(screen.queryByRole("option", { name: /Yuki Test/ })).toBeNull());
  await user.type(field, "{Enter}");
  await waitFor(() => expect(location.pathname).toContain(yusuf.id));
});

test("the command menu groups what makes something apart from what is looked at", async () => {
  const { admin } = await company();
  const { user } = await renderScreen("/admin/values", { as: admin });
  await screen.findByRole("heading", { level: 1, name: "Values" });
  await user.keyboard("{Control>}k{/Control}");
  const menu = await dialog("Go to anything");
  const options = (name: string) =>
    within(within(menu).getByRole("group", { name }))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  expect(options("Add")).toEqual([
    expect.stringContaining("Add a person"),
    expect.stringContaining("Add team"),
    expect.stringContaining("Add value"),
    expect.stringContaining("New allocation rule"),
    expect.stringContaining("New provider of rewards"),
    expect.stringContaining("New reward"),
    expect.stringContaining("New award"),
    expect.stringContaining("New incentive"),
    expect.stringContaining("New announcement"),
    expect.stringContaining("Add TV channel"),
  ]);
  expect(options("Screens").filter((text) => text?.startsWith("Add"))).toEqual([]);
  expect(options("Screens").join()).toContain("Teams");
  await expectAccessible();
  await user.keyboard("{Escape}");
  await gone("dialog");
});

test("a part of the first steps whose steps are all done says so", async () => {
  const { here, admin } = await company();
  await here.send(admin, { to: [await here.person("Bo")] });
  await renderScreen("/admin", { as: admin });
  expect(await screen.findByRole("region", { name: "Begin" })).toHaveTextContent("Complete");
  expect(screen.getByRole("region", { name: "The year" })).not.toHaveTextContent("Complete");
  await expectAccessible();
});

test("an empty company begins with the first steps in their parts, one of which comes next, until they are hidden", async () => {
  const { admin } = await company();
  const { user } = await renderScreen("/admin", { as: admin });
  await screen.findByRole("heading", { level: 1, name: "Today" });
  expect(await screen.findAllByRole("link", { name: /^Begin/ })).toHaveLength(1);
  for (const name of ["The place", "The year", "Begin"]) expect(screen.getByRole("region", { name })).toBeVisible();
  const first = screen.getByRole("link", { name: /Write the first recognition/ });
  expect(first).toHaveAttribute("href", "/recognition/send");
  await expectAccessible();

  await user.click(await button("Hide this list"));
  await user.click(await button("Hide this list", await dialog("Hide this list?")));
  await screen.findByText("Nothing waits for you");
  expect(screen.queryByRole("region", { name: "The place" })).toBeNull();
  await expectAccessible();
});

test("what waits and what comes by itself lead to their places", async () => {
  const here = await world({ features: ["points"] });
  const admin = await here.person("Ada", { role: "admin" });
  const bank = { name: "Gifts", ownerIds: [], alertBelow: 100 };
  const { body } = await admin.post("/points/pointsBanks", bank);
  await admin.post(`/points/pointsBanks/${body.id}/deposit`, { amount: 150, note: "" });
  await admin.post(`/points/pointsBanks/${body.id}/withdraw`, { amount: 100, note: "" });
  const [bob, cleo] = await here.people("Bob", "Cleo");
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const card = {
    title: "Thanks",
    occasion: "thanks",
    design: "table",
    years: null,
    recipientIds: [bob.id],
    sendTo: [],
  };
  const when = { deliverOn: day, deliverTime: "09:00", note: null, contributorsInvite: true, state: "open" };
  expect((await cleo.post("/card/cards", { ...card, ...when })).status).toBe(200);
  const { user, calls } = await renderScreen("/admin", { as: admin });
  await screen.findByText("One thing waits for you");
  expect(calls.filter((call) => call.includes("today"))).toEqual(["GET /identity/today"]);
  const comes = screen.getByRole("region", { name: "Comes by itself" });
  expect(within(comes).getByRole("link", { name: "1 card opens" })).toHaveAttribute("href", "/admin/cards/configure");
  await expectAccessible();
  await user.click(screen.getByRole("link", { name: "Deposit: 1 bank runs low" }));
  await waitFor(() => expect(location.pathname).toBe(`/admin/points/bank/configure/${body.id}`));
});

test("what comes has the hour of the day that it stands under, wherever the browser is", async () => {
  const here = await world({ timezone: "Pacific/Kiritimati" });
  const admin = await here.person("Ada", { role: "admin" });
  const day = (after: number) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10);
  const audience = { everyone: true, memberIds: [], teamIds: [], roles: [] };
  const paragraph = { type: "paragraph", content: [{ type: "text", text: "Tomorrow" }] };
  const { status } = await admin.post("/announcement/announcements", {
    ...{ title: "We move", body: { type: "doc", content: [paragraph] }, attachments: [], audience },
    ...{ publishAt: `${day(2)}T10:00:00Z`, archiveAt: null, pinForDays: null, mail: false, confirm: false },
    status: "scheduled",
  });
  expect(status).toBe(200);
  await renderScreen("/admin", { as: admin });
  const line = (await screen.findByRole("link", { name: "Announcement: We move" })).closest("li");
  expect(line).toHaveTextContent("12:00 AM");
});

test("everything in the console is a few keys away", async () => {
  const { here, admin } = await company();
  await here.person("Maya");
  const { user } = await renderScreen("/admin/values", { as: admin });
  await screen.findByRole("heading", { level: 1, name: "Values" });
  const open = async () => {
    await user.keyboard("{Control>}k{/Control}");
    const menu = await dialog("Go to anything");
    const field = within(menu).getByRole("combobox", { name: "Go to anything" });
    await waitFor(() => expect(field).toHaveFocus());
    const active = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent;
    return { menu, field, active };
  };
  const first = await open();
  await user.type(first.field, "add v");
  await waitFor(() => expect(first.active()).toContain("Add value"));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(location.pathname).toBe("/admin/values/configure"));
  await gone("dialog");

  const { menu, field } = await open();
  const recent = within(within(menu).getByRole("group", { name: "Recent" })).getAllByRole("option");
  expect(recent.map(({ textContent }) => textContent)).toEqual([expect.stringContaining("Add value")]);
  await user.type(field, "maya");
  const people = await within(menu).findByRole("group", { name: "People" });
  expect(await within(people).findByRole("option", { name: /Maya Test/ })).toBeVisible();
  await expectAccessible();
  await user.clear(field);
  await user.type(field, "nothing is called this");
  await waitFor(() => expect(within(menu).getByRole("status")).toHaveTextContent("Nothing by this name"));
  await user.keyboard("{Escape}");
  await gone("dialog");
});

test("a role that is taken away: the console closes at the next request, and the menu follows", async () => {
  const { here, admin } = await company();
  const ned = await here.person("Ned", { role: "admin" });
  const { user } = await renderScreen("/admin/values", { as: ned });
  await screen.findByRole("heading", { level: 1, name: "Values" });
  expect((await admin.put(`/identity/tenantMembers/${ned.id}/role`, { role: "employee" })).status).toBe(200);
  await user.click((await screen.findAllByRole("link", { name: "Add value" }))[0] as HTMLElement);
  await user.type(await textbox("Name"), "Too late");
  await user.type(await textbox("Name of quality 1"), "Indeed");
  await user.click(await button("Save"));
  await screen.findByRole("heading", { level: 1, name: "Page not found" });
  await waitFor(() => expect(screen.queryByRole("link", { name: "Values" })).toBeNull());
});
