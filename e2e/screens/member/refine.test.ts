import { failing, hanging, refinePeer, whole } from "@plaudit/server/testing/refine-peer";
import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, dialog, gone } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

let peer: Awaited<ReturnType<typeof refinePeer>>;
beforeAll(async () => {
  peer = await refinePeer(whole((text) => text));
});
afterAll(() => peer.close());

const better = whole((text) => text.replace("thx", "Thank you").replace("alot ", "a lot "));

/** Opens the composer on what was typed there before, in a company whose messages are refined by the peer. */
async function composing(features = ["refine-recognition"]) {
  const here = await world({ features });
  here.server.services.refiner = peer.refiner();
  const [ann, bob] = await here.people("Ann", "Bob");
  const shown = await renderScreen("/home", { as: ann });
  const mention = { type: "mention", attrs: { id: bob.id, label: bob.name } };
  const content = [{ type: "text", text: "thx " }, mention, { type: "text", text: " alot my friend" }];
  const bye = { type: "paragraph", content: [{ type: "text", text: "Bye" }] };
  const message = { type: "doc", content: [{ type: "paragraph", content }, { type: "paragraph" }, bye] };
  const displayData = { name: bob.name, firstName: "Bob", lastName: "Test", jobTitle: null, avatarUrls: null };
  const sendTo = [{ id: bob.id, type: "tenantMember", displayData }];
  const values = { sendTo, message, qualities: [], amount: 0, tenantWide: true, asked: null };
  const key = `plaudit.draft.${here.tenantId}.${ann.userId}.recognition`;
  localStorage.setItem(key, JSON.stringify(values));
  await shown.user.click((await screen.findAllByRole("button", { name: /^Recognize someone/ }))[0] as HTMLElement);
  const composer = await dialog("Recognize someone");
  const text = () => within(composer).findByRole("textbox", { name: "Message" });
  await text();
  const kept = () => JSON.parse(localStorage.getItem(key) ?? "{}");
  const sent = async () => (await ann.get("/recognition/recognitions?statusIn=published")).body.results;
  return { ...shown, here, composer, text, message, mention, kept, sent };
}
const refinements = (here: Awaited<ReturnType<typeof world>>) =>
  here.sql`select id, status from refinements where tenant_id = ${here.tenantId}`;

/** What the editor hangs on its element: a browser here cannot type into it. */
interface Editor {
  readonly commands: { insertContentAt: (at: number, text: string) => boolean; undo: () => boolean };
}

test("a message is refined with its mention, and what is sent carries the refinement", async () => {
  const { user, here, composer, text, mention, sent } = await composing();
  peer.answerBy(better);
  await within(composer).findByText(/Refine sends your text to 127\.0\.0\.1/);
  const refine = await button("Refine", composer);
  expect(refine).toHaveAccessibleDescription(/sends your text to 127\.0\.0\.1/);
  await user.click(refine);
  await waitFor(async () => expect(await text()).toHaveTextContent("Thank you @Bob Test a lot my friend"));
  expect(refine).toHaveFocus();
  const before = await screen.findByRole("region", { name: "What you had written" });
  expect(within(before).getByText("alot", { selector: "s" })).toBeVisible();
  await screen.findByText(/Your message was refined/);
  await expectAccessible();

  await user.click(await button("Send recognition", composer));
  await waitFor(async () => expect(await sent()).toHaveLength(1));
  const [recognition] = await sent();
  expect(recognition.message.content[0].content).toContainEqual(mention);
  expect(await refinements(here)).toEqual([{ id: recognition.refinementId, status: "published" }]);
});

test("Undo brings back exactly what was written, and deletes the refinement", async () => {
  const { user, here, composer, text, message, kept } = await composing();
  peer.answerBy(better);
  const written = (await text()).innerHTML;
  const refine = await button("Refine", composer);
  await user.click(refine);
  await user.click(await button("Undo", composer));
  await waitFor(async () => expect((await text()).innerHTML).toBe(written));
  await waitFor(() => expect(kept()).toMatchObject({ message, refinementId: null, refined: null }));
  expect(await refinements(here)).toEqual([]);
  expect(screen.queryByRole("region", { name: "What you had written" })).toBeNull();
  expect(refine).toHaveFocus();
  await screen.findByText("Your message is as you wrote it.");
});

test("the editor's own undo takes a refinement back and leaves what was typed right before it", async () => {
  const { user, composer, text } = await composing();
  peer.answerBy(better);
  const { editor } = (await text()) as HTMLElement & { editor: Editor };
  editor.commands.insertContentAt(1, "Hello, ");
  await user.click(await button("Refine", composer));
  await waitFor(async () => expect(await text()).toHaveTextContent("Hello, Thank you @Bob Test a lot"));
  // Anew: commands are those of the state they were asked of.
  editor.commands.undo();
  await waitFor(async () => expect(await text()).toHaveTextContent("Hello, thx @Bob Test alot"));
  await gone("region", "What you had written");
});

test("a service that fails leaves the message, and says so beside it", async () => {
  const { user, composer, text } = await composing();
  peer.answerBy(failing(500));
  const refine = await button("Refine", composer);
  await user.click(refine);
  expect(await within(composer).findByRole("alert")).toHaveTextContent("Refining does not work at the moment");
  expect(await text()).toHaveTextContent("thx @Bob Test alot");
  peer.answerBy(better);
  await user.click(refine);
  await waitFor(async () => expect(await text()).toHaveTextContent("Thank you @Bob Test"));
  expect(within(composer).queryByRole("alert")).toBeNull();
});

test("a service that hangs is canceled; meanwhile the button is disabled, and sending does not wait", async () => {
  const { user, composer, text, sent } = await composing();
  peer.answerBy(hanging);
  const refine = await button("Refine", composer);
  await user.click(refine);
  await within(composer).findByText("Refining…");
  expect(refine).toHaveAttribute("aria-disabled", "true");
  await user.click(await button("Cancel", composer));
  expect(refine).not.toHaveAttribute("aria-disabled");
  expect(await text()).toHaveTextContent("thx @Bob Test alot");
  await user.click(refine);
  await within(composer).findByText("Refining…");
  await user.click(await button("Send recognition", composer));
  await waitFor(async () => expect(await sent()).toMatchObject([{ refinementId: null }]));
});

test("nothing found is said, and an empty message cannot be refined", async () => {
  const { user, composer, text } = await composing();
  peer.answerBy(whole((words) => words));
  const refine = await button("Refine", composer);
  await user.click(refine);
  await within(composer).findByText("Nothing was found to refine.");
  await user.clear(await text());
  await waitFor(() => expect(refine).toHaveAttribute("aria-disabled", "true"));
});

test("a company without the feature has no button", async () => {
  const { composer } = await composing([]);
  await button("Mention someone", composer);
  expect(within(composer).queryByRole("button", { name: "Refine" })).toBeNull();
});
