import { lobby } from "@plaudit/server/testing/lobby";
import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, choose, chooseEntry, dialog, fill, gone, textbox, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const TVS = "/admin/integrations/plaudit-tvs";

async function company() {
  const here = await world();
  const admin = await here.person("Ada", { role: "admin" });
  const make = async (name: string) => {
    const { body } = await admin.post("/tv/channels", { ...lobby, name });
    return body.channel as { id: string; version: number };
  };
  return { here, admin, make };
}

test("a channel is added once its fields are right; its link is shown this one time", async () => {
  const { here, admin } = await company();
  await here.team("Night shift", [admin]);
  const { user } = await renderScreen(TVS, { as: admin });
  await user.click((await screen.findAllByRole("link", { name: "Add channel" }))[0] as HTMLElement);
  const name = await textbox("Name");
  expect(name).toHaveFocus();
  expect(screen.queryByText("This cannot be empty")).toBeNull();
  await user.click(await button("Save"));
  await waitFor(() => expect(name).toHaveAccessibleDescription(/cannot be empty/));
  await user.type(name, "Canteen");
  await user.click(screen.getByRole("checkbox", { name: "New people" }));
  await choose(user, "Teams", "Night shift");
  await user.selectOptions(screen.getByRole("combobox", { name: "How far back" }), "Last 7 days");
  await user.type(await textbox("Addresses"), "https://signage.example/path");
  await user.click(await button("Save"));
  await screen.findByText("Write each as https://name, without anything behind it");
  await fill(user, await textbox("Addresses"), "https://Signage.example/");
  await user.click(await button("Save"));
  const shown = await dialog("The link of Canteen");
  await expectAccessible();
  const link = within(shown).getByRole<HTMLInputElement>("textbox", { name: "Link" }).value;
  expect(link).toMatch(/\/tv\/watch\/[\w-]{36}\?token=[\w-]{43}$/);
  await user.click(await button("Done", shown));
  const row = await withText("listitem", "Canteen");
  expect(row).toHaveTextContent("Not opened yet");
  expect(row).toHaveTextContent("Recognitions · Awards · Announcements · Celebrations · Night shift · Last 7 days");
  expect(document.body.innerHTML).not.toContain(new URL(link).searchParams.get("token"));
});

test("of two administrators who save, the second gets a notice, and can load the other version", async () => {
  const { admin, make } = await company();
  const channel = await make("Roof");
  const { user } = await renderScreen(`${TVS}/${channel.id}/edit`, { as: admin });
  await fill(user, await textbox("Name"), "Mine");
  await admin.patch(`/tv/channels/${channel.id}`, { name: "Roof garden", version: channel.version });
  await user.click(await button("Save"));
  await screen.findByText(/You changed this/);
  await user.click(await button("Take theirs"));
  await waitFor(async () => expect(await textbox("Name")).toHaveValue("Roof garden"));
  await user.selectOptions(screen.getByRole("combobox", { name: "Light or dark" }), "Light");
  await user.click(await button("Save"));
  expect(await withText("listitem", "Roof garden")).toHaveTextContent("Light");
});

test("a channel is disconnected, archived and deleted, each after a question", async () => {
  const { admin, make } = await company();
  await make("Dock");
  const { user } = await renderScreen(TVS, { as: admin });
  const take = async (entry: string) => {
    await chooseEntry(user, await button("More for Dock"), entry);
    await user.click(await button(entry, await screen.findByRole("dialog")));
    await gone("dialog");
  };
  await take("Disconnect");
  await waitFor(async () => expect(await withText("listitem", "Dock")).toHaveTextContent("Disconnected"));
  await take("Archive");
  await user.click(await screen.findByText(/archived channels?$/));
  expect(await withText("listitem", "Dock")).toHaveTextContent("Archived");
  await take("Delete");
  await gone("button", "More for Dock");
});

test("employees find no channels", async () => {
  const { here } = await company();
  await renderScreen(TVS, { as: await here.person("Saoirse") });
  await screen.findByRole("heading", { level: 1, name: "Page not found" });
});
