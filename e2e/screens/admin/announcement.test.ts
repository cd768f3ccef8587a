import { setTimeout as sleep } from "node:timers/promises";
import { type Person, type World, world } from "@plaudit/server/testing/world";
import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, choose, chooseEntry, dialog, fill, gone, textbox, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const LIST = "/admin/announcements";
const path = "/announcement/announcements";
const doc = (text: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});
const body = (changes: object = {}) => ({
  ...{ title: "We move", body: doc("On Friday"), attachments: [], publishAt: null, archiveAt: null, pinForDays: null },
  ...{ audience: { everyone: true, memberIds: [], teamIds: [], roles: [] }, mail: false, confirm: true },
  status: "active",
  ...changes,
});

async function company(): Promise<{
  here: World;
  admin: Person;
  write: (changes?: object) => Promise<{ id: string }>;
}> {
  const here = await world();
  const admin = await here.person("Ada", { role: "admin" });
  const write = async (changes: object = {}) => (await admin.post(path, body(changes))).body;
  return { here, admin, write };
}

test("an announcement begins as a draft, is previewed in another language, and is published to a team", async () => {
  const { here, admin } = await company();
  const bob = await here.person("Bob");
  await here.team("Lisbon", [bob]);
  const { user } = await renderScreen(LIST, { as: admin });
  await user.click((await screen.findAllByRole("link", { name: "New announcement" }))[0] as HTMLElement);
  const title = await textbox("Title");
  await waitFor(() => expect(title).toHaveFocus());
  await user.click(await button("Keep as draft"));
  await waitFor(() => expect(title).toHaveAccessibleDescription(/cannot be empty/));
  await user.type(title, "We move");
  await user.click(await button("Keep as draft"));
  await withText("row", /We move.*Draft/);

  await user.click(screen.getByRole("link", { name: "We move" }));
  await user.selectOptions(await screen.findByRole("combobox", { name: "Publish" }), "Now");
  await user.click(await button("Publish"));
  const text = await textbox("Text");
  await waitFor(() => expect(text).toHaveAccessibleDescription("Write the announcement"));
  await waitFor(() => expect(text).toHaveFocus());
  await expectAccessible();
  const { body: found } = await admin.get(path);
  const [{ id, version }] = found.results;
  await admin.patch(`${path}/${id}`, { body: doc("On Friday"), version });
  await renderScreen(`${LIST}/configure/${id}`, { as: admin });
  const preview = await screen.findByRole("complementary", { name: "The mail as it arrives" });
  await within(preview).findByText(/sends announcements by e-mail/);
  within(preview).getByText(`${admin.name} announces`);
  await user.selectOptions(screen.getByRole("combobox", { name: "Language of the preview" }), "fr");
  await within(preview).findByText(/envoie aussi ses annonces/);
  await user.click(await button("Send a test to me", preview));
  await screen.findByText(`Sent to ${admin.email}`);
  await screen.findByText("2 people.");
  await user.click(screen.getByRole("radio", { name: "Certain people and teams" }));
  screen.getByRole("checkbox", { name: "Manager" });
  await choose(user, "Teams", "Lisbon");
  await screen.findByText("1 person.");
  await user.selectOptions(screen.getByRole("combobox", { name: "Publish" }), "Now");
  await user.click(await button("Publish"));
  await screen.findByText("“We move” is published");
  await withText("row", /We move.*Active.*Lisbon.*0 of 1 have read it/);
});

test("a field that is left by a click tells what is wrong with it once what was clicked has it", async () => {
  const { admin } = await company();
  const { user } = await renderScreen(`${LIST}/configure`, { as: admin });
  const title = await textbox("Title");
  await waitFor(() => expect(title).toHaveFocus());
  const some = await screen.findByRole("radio", { name: "Certain people and teams" });
  await user.pointer({ keys: "[MouseLeft>]", target: some });
  await waitFor(() => expect(title).not.toHaveFocus());
  await sleep(100);
  expect(title).not.toHaveAttribute("aria-invalid");
  await user.pointer({ keys: "[/MouseLeft]", target: some });
  await waitFor(() => expect(title).toHaveAccessibleDescription(/cannot be empty/));
  expect(some).toBeChecked();
});

test("five files at most come with it, in the order in which they were chosen", async () => {
  const { admin, write } = await company();
  const { id } = await write({ status: "draft" });
  const { user, lose } = await renderScreen(`${LIST}/configure/${id}`, { as: admin });
  const field = await screen.findByRole("group", { name: "Files" });
  const input = within(field).getByLabelText("Attach files");
  const page = new TextEncoder().encode("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
  const files = (...names: string[]) => names.map((name) => new File([page], name, { type: "application/pdf" }));
  lose(/POST \/media/);
  fireEvent.change(input, { target: { files: files("First.pdf") } });
  const retry = await button("Try again", field);
  lose();
  fireEvent.change(input, { target: { files: files("2.pdf", "3.pdf", "4.pdf", "5.pdf", "6.pdf") } });
  await within(field).findByText("Up to five files: the others were left out.");
  await button("Remove 5.pdf", field);
  await user.click(retry);
  await button("Remove First.pdf", field);
  await user.click(await button("Keep as draft"));
  await withText("row", /We move.*Draft/);
  const { attachmentUrls } = (await admin.get(`${path}/${id}`)).body;
  const names = attachmentUrls.map((one: { originalFilename: string }) => one.originalFilename);
  expect(names).toEqual(["First.pdf", "2.pdf", "3.pdf", "4.pdf", "5.pdf"]);
});

test("a time that is over is refused at its field", async () => {
  const { admin, write } = await company();
  const { id } = await write({ status: "draft" });
  const { user } = await renderScreen(`${LIST}/configure/${id}`, { as: admin });
  await user.selectOptions(await screen.findByRole("combobox", { name: "Publish" }), "At a set time");
  fireEvent.change(await screen.findByLabelText("From"), { target: { value: "2020-01-01T09:00" } });
  await user.click(await button("Schedule"));
  await waitFor(() => expect(screen.getByLabelText("From")).toHaveAccessibleDescription("Choose a time in the future"));
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "2099-01-01T09:00" } });
  await user.click(screen.getByRole("radio", { name: "Certain people and teams" }));
  await user.click(await button("Schedule"));
  await waitFor(async () => expect(await screen.findByRole("combobox", { name: "Teams" })).toHaveFocus());
  await user.click(screen.getByRole("radio", { name: "Everyone" }));
  await user.click(await button("Schedule"));
  await withText("row", /We move.*Scheduled.*From Jan 1/);
});

test("one that is published says so, keeps whom it is for, and takes a new text", async () => {
  const { admin, write } = await company();
  const { id } = await write({ mail: true });
  const { user } = await renderScreen(`${LIST}/configure/${id}`, { as: admin });
  await screen.findByText(/This announcement is published/);
  expect(screen.queryByRole("radio", { name: "Everyone" })).toBeNull();
  expect(screen.queryByRole("combobox", { name: "Publish" })).toBeNull();
  await fill(user, await textbox("Title"), "We move on Friday");
  await user.click(await button("Save"));
  await withText("row", /We move on Friday.*Active/);
  expect((await admin.get(`${path}/${id}`)).body).toMatchObject({ editedAt: expect.any(String), plan: { mail: true } });
});

test("of two administrators who save, the second gets a notice", async () => {
  const { admin, write } = await company();
  const { id } = await write({ status: "draft" });
  const { user } = await renderScreen(`${LIST}/configure/${id}`, { as: admin });
  await fill(user, await textbox("Title"), "Mine");
  const { version } = (await admin.get(`${path}/${id}`)).body;
  await admin.patch(`${path}/${id}`, { title: "Theirs", version });
  await user.click(await button("Keep as draft"));
  await screen.findByText(/You changed this/);
  await user.click(await button("Take theirs"));
  await waitFor(async () => expect(await textbox("Title")).toHaveValue("Theirs"));
});

test("it is copied, archived after a question, and a draft is deleted", async () => {
  const { here, admin, write } = await company();
  const { id } = await write();
  await here.sql`update announcements set published_at = now() - interval '40 days' where id = ${id}`;
  const { user } = await renderScreen(LIST, { as: admin });
  await chooseEntry(user, await button("More for We move"), "Copy");
  await withText("row", /We move.*Draft/);
  const [draft, active] = screen.getAllByRole("button", { name: "More for We move" });
  await chooseEntry(user, active as HTMLElement, "Archive");
  await user.click(await button("Archive", await dialog("Archive We move?")));
  // It says until when it was there, no longer since when.
  await withText("row", /We move.* – .*Archived/);
  expect(screen.queryByText(/Since/)).not.toBeInTheDocument();
  await gone("dialog");
  await chooseEntry(user, draft as HTMLElement, "Delete");
  await user.click(await button("Delete", await dialog("Delete We move?")));
  const rows = () =>
    within(screen.getByRole("table", { name: "All announcements" }))
      .getAllByRole("row")
      .slice(1);
  await waitFor(() => expect(rows()).toHaveLength(1));
  await expectAccessible();
});

test("who has read it is a curve and a list, and who has not comes first", async () => {
  const { here, admin, write } = await company();
  const [bob, cem] = await here.people("Bob", "Cem");
  const { id } = await write();
  await bob.put(`${path}/${id}/participation`, { confirmed: true });
  await cem.put(`${path}/${id}/participation`, {});
  const { user } = await renderScreen(`${LIST}/${id}`, { as: admin });
  await screen.findByText("2 of 3 people");
  screen.getByText("1 of 3 people");
  screen.getByRole("img", { name: /2 of 3 had read it by/ });
  await withText("listitem", /Ada Test.*Not yet/);
  await expectAccessible();
  await user.click(screen.getByRole("radio", { name: "Not confirmed" }));
  await withText("listitem", /Cem Test.*Read/);
  await user.click(screen.getByRole("radio", { name: "Read" }));
  await withText("listitem", /Bob Test.*Confirmed/);
});

test("a text is written in each language of the company, previewed in it, and a mistake in it shows itself", async () => {
  const { here, admin, write } = await company();
  await here.sql`update tenants set languages = array['en', 'fr'] where id = ${here.tenantId}`;
  const translations = { fr: { title: "Nous partons", body: doc("Vendredi") } };
  const { id } = await write({ status: "draft", translations });
  const { user } = await renderScreen(`${LIST}/configure/${id}`, { as: admin });
  expect(await textbox("Title")).toHaveValue("We move");
  await user.click(await screen.findByRole("radio", { name: "Français" }));
  await waitFor(async () => expect(await textbox("Title")).toHaveValue("Nous partons"));
  const preview = screen.getByRole("complementary", { name: "The mail as it arrives" });
  await within(preview).findByText(/envoie aussi ses annonces/);
  within(preview).getByText("Vendredi");
  await expectAccessible();
  await user.clear(await textbox("Title"));
  await user.click(screen.getByRole("radio", { name: "English" }));
  await waitFor(async () => expect(await textbox("Title")).toHaveValue("We move"));
  await user.click(await button("Keep as draft"));
  await waitFor(() => expect(screen.getByRole("radio", { name: "Français" })).toBeChecked());
  const title = await textbox("Title");
  await waitFor(() => expect(title).toHaveAccessibleDescription(/cannot be empty/));
  await user.type(title, "Nous déménageons");
  await user.click(await button("Keep as draft"));
  await withText("row", /We move.*Draft/);
  const { plan } = (await admin.get(`${path}/${id}`)).body;
  expect(plan.translations).toEqual({ fr: { title: "Nous déménageons", body: doc("Vendredi") } });
});

test("who has not read it is reminded after a question, once a day; teams are compared", async () => {
  const { here, admin, write } = await company();
  const [bob, cem] = await here.people("Bob", "Cem");
  await here.team("Lisbon", [bob, cem]);
  const { id } = await write();
  await bob.put(`${path}/${id}/participation`, { confirmed: true });
  const { user } = await renderScreen(`${LIST}/${id}`, { as: admin });
  await withText("listitem", /Lisbon.*1 of 2 people.*50%/);
  await user.click(await button("Remind 1"));
  const question = await dialog("Remind the readers of We move?");
  within(question).getByText(/1 person gets a notification and a mail/);
  await expectAccessible();
  await user.click(await button("Remind", question));
  await screen.findByText(/^1 person was reminded on .* The next reminder can go out from/);
  await gone("dialog");
  await screen.findByText(/^Reminded on/);
  expect(await button("Remind 1")).toHaveAttribute("aria-disabled", "true");
  await here.drain();
  expect((await cem.get("/notification/messages")).body.results[0].message).toBe(
    "Ada Test reminds you to read: We move",
  );
});

test("what does not load says so, and an announcement that is not there is none", async () => {
  const { admin } = await company();
  await renderScreen(LIST, { as: admin, without: /GET \/announcement/ });
  await screen.findByRole("button", { name: "Try again" });
  await renderScreen(`${LIST}/0190a000-0000-7000-8000-000000000001`, { as: admin });
  await screen.findByText("Page not found");
});
