import { world } from "@plaudit/server/testing/world";
import { screen, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, dialog, gone, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const list = "/recognition/send/in-progress";
const path = "/recognition/recognitions";
const composer = () => dialog("Recognize someone");
async function company() {
  const here = await world();
  const [ann, bob] = await here.people("Ann", "Bob");
  const draft = async (words: string, more: object = {}) =>
    (await ann.post(path, { status: "draft", message: words, ...more })).body;
  return { ann, bob, draft };
}

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

test("a deletion that fails keeps the draft", async () => {
  const { ann, draft } = await company();
  await draft("Not sure yet");
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
