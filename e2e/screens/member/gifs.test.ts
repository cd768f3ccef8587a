import { sharedServer } from "@plaudit/server/testing";
import { type GifPeer, gifPeer } from "@plaudit/server/testing/gif-peer";
import { type Person, world } from "@plaudit/server/testing/world";
import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, dialog, gone } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

let peer: GifPeer;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  peer = await gifPeer();
});
afterAll(() => peer.close());
beforeEach(async () => {
  const here = await world();
  [ann, bob] = await here.people("Ann", "Bob");
  here.server.services.gifs = peer.service();
  peer.asked.length = 0;
});
afterEach(async () => {
  (await sharedServer()).services.gifs = null;
});

/** In a draft that is complete but for its GIF. */
async function openComposer() {
  const sendTo = [{ id: bob.id, type: "tenantMember" }];
  const draft = await ann.post("/recognition/recognitions", { status: "draft", message: "Thank you", sendTo });
  const path = `/recognition/send/in-progress/${draft.body.id}/edit`;
  const app = await renderScreen(path, { as: ann });
  await button("Choose a GIF");
  return { ...app, path };
}
const grid = () => screen.findAllByRole("button", { name: /^Kettle \d+$/ });

test("a GIF is searched for, chosen by keyboard, sent, and shown with the recognition", async () => {
  const { user } = await openComposer();
  await user.click(await button("Choose a GIF"));
  const step = await dialog("Choose a GIF");
  expect(await grid()).toHaveLength(10);
  // The browser of these tests asks for reduced motion.
  await button("Play all", step);
  expect(step).toHaveTextContent("Powered by GIPHY");
  await expectAccessible();
  await user.click(await button("More GIFs", step));
  await waitFor(async () => expect(await grid()).toHaveLength(20));

  peer.asked.length = 0;
  const field = within(step).getByRole("searchbox", { name: "Search GIPHY" });
  // Within one task: a busy machine would pause between the keys.
  for (let n = 1; n <= "tea time".length; n++) fireEvent.input(field, { target: { value: "tea time".slice(0, n) } });
  await waitFor(() => expect(peer.asked).toHaveLength(1));
  expect(peer.asked[0]).toMatch(/\/search\?.*limit=10&offset=0&rating=g.*q=tea\+time/);
  await within(step).findByText("10 GIFs for “tea time”");
  await user.click(await button("Well done", step));
  await waitFor(() => expect(peer.asked.at(-1)).toMatch(/q=Well\+done/));
  const [first] = await grid();
  first?.focus();
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).toHaveAccessibleName("Kettle 1");
  await user.keyboard("{End}{Home}{Enter}");

  const composer = await dialog("Recognize someone");
  await within(composer).findByRole("img", { name: "GIF" });
  await user.click(await button("Remove the GIF", composer));
  await waitFor(() => expect(within(composer).queryByRole("img", { name: "GIF" })).toBeNull());
  await waitFor(() => expect(composer).toContainElement(document.activeElement as HTMLElement));
  await user.click(await button("Choose a GIF", composer));
  await user.click(await button("Kettle 3"));
  const chosen = await within(await dialog("Recognize someone")).findByRole("img", { name: "GIF" });
  expect(chosen).toHaveAttribute("src", `${peer.origin}/media/3/large.gif`);
  await expectAccessible();
  await user.click(await screen.findByRole("radio", { name: "0" }));
  await user.click(await button("Send recognition"));
  await gone("dialog", "Recognize someone");
  await renderScreen("/home", { as: bob });
  expect(await screen.findByRole("img", { name: "GIF" })).toHaveAttribute("src", `${peer.origin}/media/3/large.gif`);
  await button("Play");
});

test("a service that does not answer is said so, and can be tried again", async () => {
  const { user } = await openComposer();
  peer.next = (response) => response.writeHead(500).end("{}");
  await user.click(await button("Choose a GIF"));
  const retry = await button("Try again", await dialog("Choose a GIF"));
  await expectAccessible();
  await user.click(retry);
  expect(await grid()).toHaveLength(10);
  await user.click(await button("Back to the message"));
  await dialog("Recognize someone");
});

test("without a service there is no button", async () => {
  (await sharedServer()).services.gifs = null;
  await renderScreen("/recognition/send", { as: ann });
  const composer = await dialog("Recognize someone");
  await button("Attach files", composer);
  expect(within(composer).queryByRole("button", { name: "Choose a GIF" })).toBeNull();
});
