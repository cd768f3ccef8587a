import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, chooseEntry, dialog, fill, gone, textbox, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const list = "/recognition/send/in-progress";
const path = "/recognition/recognitions";
const composer = () => dialog("Recognize someone");
async function company() {
  const here = await world();
  await here.sql`update tenants set features = '{schedule-recognition}' where id = ${here.tenantId}`;
  const [ann, bob] = await here.people("Ann", "Bob");
  const draft = async (words: string, more: object = {}) =>
    (await ann.post(path, { status: "draft", message: words, ...more })).body;
  return { here, ann, bob, draft };
}
const to = ({ id }: { id: string }) => ({ sendTo: [{ id, type: "tenantMember" }] });
const file = (n: number) => ({
  ...{ id: `00000000-0000-4000-8000-00000000000${n}`, type: "doc", format: "pdf", originalFilename: `${n}.pdf` },
  ...{ bytes: 1200, width: null, height: null },
});

test("an empty list of drafts offers a new one", async () => {
  const { ann } = await company();
  const { user } = await renderScreen(list, { as: ann });
  await screen.findByText("Nothing is waiting");
  expect(screen.getByRole("radio", { name: /In progress/ })).toBeChecked();
  await expectAccessible();
  await user.click(await button("Write a recognition"));
  await button("Send recognition");
  expect(location.pathname).toBe("/recognition/send");
});

test("drafts that failed to load can be loaded again", async () => {
  const { ann, bob, draft } = await company();
  await draft("For the launch", {
    sendTo: [{ id: bob.id, type: "tenantMember" }],
    scheduledAt: "2999-01-05T09:00:00Z",
  });
  await draft("Not sure yet");
  const { user, lose } = await renderScreen(list, { as: ann, without: /recognitions\?.*statusIn=draft/ });
  const retry = await within(await composer()).findByRole("button", { name: "Try again" });
  lose();
  await user.click(retry);
  expect(await withText("listitem", "For the launch")).toHaveTextContent(/Bob Test.*Scheduled.*January 5.*9:00/);
  expect(await withText("listitem", "Not sure yet")).toHaveTextContent(/Nobody chosen yet.*Draft/);
  await expectAccessible();
});

test("a deletion that fails keeps the draft; of a deleted one the address shows that", async () => {
  const { ann, draft } = await company();
  const { id } = await draft("Not sure yet");
  const { user, lose } = await renderScreen(list, { as: ann });
  const remove = async () => {
    await user.click(within(await withText("listitem", "Not sure yet")).getByRole("button", { name: /^Delete/ }));
    await user.click(await button("Delete draft"));
    await gone("dialog", "Delete this draft?");
  };
  lose(/DELETE/);
  await remove();
  await withText("listitem", "Not sure yet");
  lose();
  await remove();
  await screen.findByText("Nothing is waiting");
  await user.click(await button("Close", await composer()));
  await waitFor(() => expect(location.pathname).toBe("/home"));
  await renderScreen(`${list}/${id}/edit`, { as: ann });
  await screen.findByText("This draft is no longer here");
});

test("the address of a sent draft, or of somebody else's, shows that it was not found", async () => {
  const { ann, bob, draft } = await company();
  const { id } = await draft("Thank you");
  await renderScreen(`${list}/${id}/edit`, { as: bob });
  await screen.findByText("This draft is no longer here");
  const sendTo = [{ id: bob.id, type: "tenantMember" }];
  const body = { status: "published", message: "Thank you", amount: 0, sendTo, qualityIds: [], tenantWide: true };
  expect((await ann.patch(`${path}/${id}`, body)).status).toBe(200);
  const { user } = await renderScreen(`${list}/${id}/edit`, { as: ann });
  await screen.findByText("This draft is no longer here");
  await user.click(await button("Back to In progress"));
  await screen.findByText("Nothing is waiting");
});

for (const [how, press] of [
  ["scheduled", "Schedule"],
  ["sent after all", "Send now instead"],
])
  test(`a draft whose recipient has left is not ${how}: the field shows why, and has the focus`, async () => {
    const { here, ann, bob, draft } = await company();
    const { id } = await draft("Thank you", to(bob));
    const { user } = await renderScreen(`${list}/${id}/edit`, { as: ann });
    await user.click(await button("Schedule send"));
    await here.sql`update tenant_members set status = 'archived' where id = ${bob.id}`;
    await user.click(await button(press ?? "", await dialog("Schedule send")));
    const field = await within(await composer()).findByRole("combobox");
    await waitFor(() => expect(field).toHaveAccessibleDescription(/no longer|left|cannot/i));
    await waitFor(() => expect(field).toHaveFocus());
    await expectAccessible();
  });

test("a time between the quarters of an hour is refused at its field", async () => {
  const { ann, bob, draft } = await company();
  const { id } = await draft("Thank you", to(bob));
  const { user } = await renderScreen(`${list}/${id}/edit`, { as: ann });
  await user.click(await button("Schedule send"));
  const step = await dialog("Schedule send");
  await fill(user, await textbox("Time"), "9:07 AM");
  await user.click(await button("Schedule", step));
  await waitFor(async () =>
    expect(await textbox("Time")).toHaveAccessibleDescription(/Please enter a valid date and time/),
  );
  expect(await textbox("Date")).not.toBeInvalid();
  await waitFor(async () => expect(await textbox("Time")).toHaveFocus());
  await fill(user, await textbox("Date"), "someday");
  await user.click(await button("Schedule", step));
  await waitFor(async () =>
    expect(await textbox("Date")).toHaveAccessibleDescription(/Please enter a valid date and time/),
  );
  await waitFor(async () => expect(await textbox("Date")).toHaveFocus());
  expect((await ann.get(`${path}/${id}`)).body.scheduledAt).toBeNull();
});

test("a file that is removed from a draft, or from what was published, is gone once that is saved", async () => {
  const { here, ann, bob, draft } = await company();
  const { id } = await draft("Thank you", to(bob));
  const files = JSON.stringify([file(1), file(2)]);
  await here.sql`update recognition_drafts set attachments = ${files}::jsonb where id = ${id}`;
  const { user } = await renderScreen(`${list}/${id}/edit`, { as: ann });
  await user.click(await button("Remove 1.pdf"));
  await user.click(await button("Save"));
  await screen.findByText("Draft saved");
  expect((await ann.get(`${path}/${id}`)).body.attachments).toEqual([file(2).id]);

  const sent = await here.send(ann, { to: [bob] });
  await here.sql`update recognitions set attachments = ${files}::jsonb where id = ${sent.id}`;
  const again = await renderScreen(`/recognitions/${sent.id}`, { as: ann });
  await chooseEntry(again.user, await button("More actions"), "Edit");
  const edit = await dialog("Edit recognition");
  await again.user.click(await button("Remove 2.pdf", edit));
  await again.user.click(await button("Save changes", edit));
  await gone("dialog", "Edit recognition");
  expect((await ann.get(`${path}/${sent.id}`)).body.attachments).toEqual([file(1).id]);
});

test("after a draft is saved, the focus is in the list that shows it", async () => {
  const { ann } = await company();
  const { user } = await renderScreen("/recognition/send", { as: ann });
  (await within(await composer()).findByRole("textbox", { name: "Message" })).focus();
  await user.keyboard("Not sure yet");
  await user.click(await button("Save as draft"));
  await withText("listitem", "Not sure yet");
  await waitFor(() => expect(screen.getByRole("radio", { name: /In progress/ })).toHaveFocus());
});

test("the address of a draft opens it as often as it is loaded", async () => {
  const { ann, draft } = await company();
  const { id } = await draft("For the launch");
  for (let n = 0; n < 2; n += 1) {
    await renderScreen(`${list}/${id}/edit`, { as: ann });
    await waitFor(async () => expect(await composer()).toHaveTextContent("For the launch"));
  }
});

test("a draft with points of a company that has none any more says that it goes out without them, and does", async () => {
  const { ann, bob, draft } = await company();
  const { id } = await draft("Thank you", { ...to(bob), amount: 25 });
  const { user } = await renderScreen(`${list}/${id}/edit`, { as: ann });
  await screen.findByText(/does not use points any more: this goes out without the 25/);
  await user.click(await button("Schedule send"));
  await user.click(await button("Schedule", await dialog("Schedule send")));
  await gone("dialog", "Recognize someone");
  expect((await ann.get(`${path}/${id}`)).body).toMatchObject({ amount: 0, scheduledAt: expect.any(String) });

  const { id: other } = await draft("Thank you again", { ...to(bob), amount: 25 });
  await renderScreen(`${list}/${other}/edit`, { as: ann });
  await user.click(await button("Send recognition"));
  await screen.findByText("You just made someone's day!");
  expect((await bob.get(`${path}/${other}`)).body).toMatchObject({ status: "published", amount: 0 });
});
