import { type Person, world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { button, chooseEntry, dialog, fill, gone, textbox } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

async function company() {
  const here = await world();
  const admin = await here.person("Ada", { role: "admin" });
  return { here, admin, bo: await here.person("Bo") };
}
const make = async (admin: Person, name: string) => {
  const body = { name, description: "", qualities: [{ name: `${name} at work`, color: 195, motif: "tide" }] };
  return (await admin.post("/recognition/values", body)).body as {
    id: string;
    version: number;
    qualities: { id: string }[];
  };
};
const value = (name: string) => screen.findByRole("region", { name });

test("a value needs a quality with a name, and a name that is not taken", async () => {
  const { admin } = await company();
  await make(admin, "Taken");
  const { user } = await renderScreen("/admin/values/configure", { as: admin });
  await user.type(await textbox("Name"), "TAKEN");
  await user.click(await button("Save"));
  const quality = await textbox("Name of quality 1");
  await waitFor(() => expect(quality).toHaveAccessibleDescription(/cannot be empty/));
  await user.type(quality, "Says no kindly");
  await user.click(await button("Save"));
  await waitFor(async () => expect(await textbox("Name")).toBeInvalid());
  await fill(user, await textbox("Name"), "Steady hands");
  await chooseEntry(user, await button(/^Color of Says no kindly/), "Orchid");
  await user.click(await button("Save"));
  await screen.findByText("Steady hands was added");
  expect(await value("Steady hands")).toHaveTextContent("Says no kindly");
  expect(location.pathname).toBe("/admin/values");
});

test("of two administrators who save, the second gets a notice, and can load the other version", async () => {
  const { admin } = await company();
  const { id, version } = await make(admin, "Open doors");
  const { user } = await renderScreen(`/admin/values/${id}/edit`, { as: admin });
  await user.type(await textbox("Description"), "Mine");
  await admin.patch(`/recognition/values/${id}`, { description: "Theirs", version });
  await user.click(await button("Save"));
  await screen.findByText(/You changed this/);
  expect(await textbox("Description")).toHaveValue("Mine");
  await user.click(await button("Take theirs"));
  await waitFor(async () => expect(await textbox("Description")).toHaveValue("Theirs"));
  await fill(user, await textbox("Description"), "Ours");
  await user.click(await button("Save"));
  expect(await value("Open doors")).toHaveTextContent("Ours");
});

test("deleting what was given meanwhile is refused with the reason", async () => {
  const { here, admin, bo } = await company();
  const { qualities } = await make(admin, "Just in time");
  const { user } = await renderScreen("/admin/values", { as: admin });
  await value("Just in time");
  await here.send(admin, { to: [bo], qualityIds: qualities.map(({ id }) => id) });
  await chooseEntry(user, await button("More for Just in time"), "Delete");
  await user.click(await button("Delete", await screen.findByRole("dialog")));
  await screen.findByText(/archive it instead/);
});

test("an unused value is deleted after a question; a used one is archived only", async () => {
  const { here, admin, bo } = await company();
  await make(admin, "By mistake");
  const { qualities } = await make(admin, "In use");
  await here.send(admin, { to: [bo], qualityIds: qualities.map(({ id }) => id) });
  const { user } = await renderScreen("/admin/values", { as: admin });
  await chooseEntry(user, await button("More for By mistake"), "Delete");
  await user.click(await button("Delete", await dialog("Delete By mistake?")));
  await gone("region", "By mistake");
  await gone("dialog");
  await user.click(await button("More for In use"));
  const archive = await screen.findByRole("menuitem", { name: "Archive" });
  expect(screen.queryByRole("menuitem", { name: "Delete" })).toBeNull();
  await user.click(archive);
  await screen.findByText(/archived values?$/);
});

test("what is deleted or archived leaves the focus beside it", async () => {
  const { admin } = await company();
  for (const name of ["Candor", "Care", "Craft"]) await make(admin, name);
  const { user } = await renderScreen("/admin/values", { as: admin });
  await chooseEntry(user, await button("More for Candor"), "Delete");
  (await button("Delete", await dialog("Delete Candor?"))).focus();
  await user.keyboard("{Enter}");
  await gone("region", "Candor");
  await waitFor(async () => expect(await value("Care")).toHaveFocus());
  await chooseEntry(user, await button("More for Craft"), "Archive");
  await gone("region", "Craft");
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test("leaving with unsaved changes asks first", async () => {
  const { admin } = await company();
  const { id } = await make(admin, "Long view");
  const { user } = await renderScreen("/admin/values", { as: admin });
  await user.click(within(await value("Long view")).getByRole("link", { name: "Edit Long view" }));
  await user.type(await textbox("Description"), "Half a tho");
  expect(location.pathname).toContain(id);
  await screen.findByText("Unsaved changes");
  await user.click(screen.getAllByRole("link", { name: "Values" })[0] as HTMLElement);
  await user.click(await button("Stay here", await dialog("Leave without saving?")));
  await gone("dialog");
  expect(await textbox("Description")).toHaveValue("Half a tho");
  history.back();
  await user.click(await button("Leave", await dialog("Leave without saving?")));
  expect(await value("Long view")).not.toHaveTextContent("Half a tho");
  expect(location.pathname).toBe("/admin/values");
});

test("employees find no values in the console", async () => {
  const { bo } = await company();
  await renderScreen("/admin/values", { as: bo });
  await screen.findByRole("heading", { level: 1, name: "Page not found" });
});
