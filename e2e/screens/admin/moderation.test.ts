import { type Person, world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, dialog, fill, gone, textbox, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const QUEUE = "/admin/content/flagged/recognition";
async function company(...messages: string[]) {
  const here = await world();
  const [ann, bob, cleo] = await here.people("Ann", "Bob", "Cleo");
  const admin = await here.person("Ada", { role: "admin" });
  const ids: string[] = [];
  for (const message of messages) {
    const { id } = await here.send(ann, { to: [bob], message });
    await cleo.put(`/recognition/recognitions/${id}/flags`, { reason: `About: ${message}` });
    await here.drain();
    ids.push(id);
  }
  const read = async (id: string, who: Person = cleo) => (await who.get(`/recognition/recognitions/${id}`)).status;
  /** The ten seconds are over. */
  const settle = async () => {
    await here.sql`update pgboss.job set start_after = now() where name = 'moderation.settle' and data ->> 'tenantId' = ${here.tenantId}`;
    await here.drain();
  };
  return { here, ann, bob, cleo, admin, ids, read, settle };
}

test("the queue is worked by keys alone: next, hide with a note, undo, dismiss", async () => {
  const { admin, ann, ids, read, settle } = await company("First", "Second");
  const { user } = await renderScreen("/admin", { as: admin });
  await user.click(await screen.findByRole("link", { name: "Flagged content" }));
  const list = await screen.findByRole("list", { name: "Reported recognitions" });
  expect(within(list).getAllByRole("button")).toHaveLength(2);
  await withText("article", "Second");
  await expectAccessible();
  await user.keyboard("j");
  await withText("article", "First");
  expect(await screen.findByRole("region", { name: "Why it is here" })).toHaveTextContent("About: First Cleo Test");
  await fill(user, await textbox("What Ann reads"), "Please be kinder. J and H are words here.");
  (document.activeElement as HTMLElement).blur();
  await user.keyboard("h");
  await button(/^Undo/);
  expect(await read(ids[0] ?? "")).toBe(404);
  await waitFor(() => expect(within(list).getAllByRole("button")).toHaveLength(1));
  await user.keyboard("u");
  await waitFor(() => expect(within(list).getAllByRole("button")).toHaveLength(2));
  expect(await read(ids[0] ?? "")).toBe(200);
  await user.keyboard("jh");
  await waitFor(() => expect(within(list).getAllByRole("button")).toHaveLength(1));
  await user.keyboard("d");
  await screen.findByText("Nothing is flagged");
  await settle();
  expect((await ann.get("/notification/messages")).body.results[0].message).toMatch(/^Something you wrote was hidden/);
});

test("keys go on as soon as the list is without what was decided, while the rest is still loading", async () => {
  const { admin } = await company("First", "Second");
  const { user } = await renderScreen(QUEUE, { as: admin });
  await withText("article", "Second");
  const { fetch } = globalThis;
  const counted = Promise.withResolvers<void>();
  globalThis.fetch = async (...request) => {
    if (String(request[0]).includes("/moderation/counts")) await counted.promise;
    return fetch(...request);
  };
  await user.keyboard("d");
  await withText("article", "First");
  await user.keyboard("d");
  await screen.findByText("Nothing is flagged");
  counted.resolve();
});

test("several are selected and hidden at once", async () => {
  const { admin, ids, read } = await company("First", "Second", "Third");
  const { user } = await renderScreen(QUEUE, { as: admin });
  await withText("article", "Third");
  await user.keyboard("x");
  await user.keyboard("jx");
  await screen.findByText(/^2 selected/);
  await textbox("What the authors read");
  await user.click(await button(/^Hide/));
  await button(/^Undo/);
  expect(await Promise.all(ids.map((id) => read(id)))).toEqual([200, 404, 404]);
  await withText("article", "First");
});

test("points are taken back only after what is left of them was shown", async () => {
  const { here, ann, bob, cleo, admin } = await company();
  await here.allocate(100);
  const sendTo = [{ id: bob.id, type: "tenantMember" }];
  const body = { status: "published", message: "Ours", amount: 50, sendTo, qualityIds: [], tenantWide: true };
  const { id } = (await ann.post("/recognition/recognitions", body)).body;
  await cleo.put(`/recognition/recognitions/${id}/flags`, { reason: "Points for points" });
  await here.drain();
  await here.sql`update points_lots set remaining = 15 where tenant_id = ${here.tenantId} and remaining = 50`;
  await here.sql`insert into points_settings (tenant_id, worth, eligible)
    values (${here.tenantId}, '[{"currency": "EUR", "value": "0.10"}]', '{"everyone": true, "memberIds": [], "teamIds": [], "roles": []}')`;
  const { user } = await renderScreen(QUEUE, { as: admin });
  const panel = await screen.findByRole("region", { name: "If you hide it" });
  await user.click(await within(panel).findByRole("checkbox", { name: "Take the points back" }));
  expect(panel).toHaveTextContent("Back to who gave them15");
  expect(panel).toHaveTextContent("Spent already, €3.50: the company bears them35");
  expect(await screen.findByRole("region", { name: "Before it" })).toHaveTextContent(
    "Ann to Bob, 30 days50 pointsBob to Ann, 30 days0 points",
  );
  await button(/^Hide and take back/);
});

test("who decides second is told, and what was typed stays after a failure", async () => {
  const { admin, ids } = await company("First");
  const { user, lose } = await renderScreen(QUEUE, { as: admin });
  await withText("article", "First");
  lose(/PUT \/moderation/);
  await fill(user, await textbox("What Ann reads"), "Kinder, please.");
  await user.click(await button(/^Hide/));
  await screen.findByText(/^No connection/);
  expect(await textbox("What Ann reads")).toHaveValue("Kinder, please.");
  lose();
  await admin.put("/moderation/items/dismissed", { ids });
  await user.click(await button(/^Hide/));
  await screen.findByText("Somebody has already decided about this");
  await screen.findByText("Nothing is flagged");
});

test("moderators write to the author, and an empty message is refused at its field", async () => {
  const { here, admin, ann } = await company("First");
  const { user } = await renderScreen(QUEUE, { as: admin });
  await user.click(await button("Write"));
  const shown = await dialog("Write to Ann Test");
  await user.click(await button("Send", shown));
  await waitFor(async () => expect(await textbox("Message")).toHaveAccessibleDescription(/cannot be empty/));
  await user.type(await textbox("Message"), "Whom do you mean?");
  await user.click(await button("Send", shown));
  await gone("dialog");
  await here.drain();
  expect((await ann.get("/notification/messages")).body.results[0].message).toMatch(/^The moderators wrote/);
});

test("what was hidden is restored from the decisions", async () => {
  const { admin, ids, read, settle } = await company("First");
  await admin.put("/moderation/items/hidden", { ids, reversePoints: false });
  await settle();
  const { user } = await renderScreen("/admin/content/flagged/decided", { as: admin });
  await screen.findByText("1 decided in 12 months: 1 hidden, 0 dismissed, 0 restored.");
  await expectAccessible();
  await user.click(await button("Restore what Ann Test wrote"));
  await waitFor(async () => expect(await withText("listitem", "First")).toHaveTextContent("Restored"));
  expect(await read(ids[0] ?? "")).toBe(200);
});

test("the word list is edited one on each line", async () => {
  const { admin } = await company();
  const { user } = await renderScreen(QUEUE, { as: admin });
  await user.click(await screen.findByRole("link", { name: "Word list" }));
  const field = await textbox("Words and phrases, one on each line");
  await user.type(field, "idiot*{Enter}{Enter} certain ladies ");
  await user.click(await button("Save"));
  await screen.findByText("The word list was saved");
  expect((await admin.get("/moderation/words")).body).toMatchObject({
    words: ["idiot*", "certain ladies"],
    version: 2,
  });
  await expectAccessible();
});

test("a reported comment waits in a queue of its own, with what it was written on", async () => {
  const { here, ann, bob, cleo, admin } = await company();
  const { id } = await here.send(ann, { to: [bob], message: "For the launch" });
  const { body: comment } = await bob.post(`/recognition/recognitions/${id}/comments`, { body: "About time" });
  await cleo.put(`/recognition/comments/${comment.id}/flags`, { reason: "Mean" });
  await here.drain();
  await renderScreen("/admin/content/flagged/comments", { as: admin });
  expect(await withText("article", "About time")).toHaveTextContent(
    "commented on what Ann Test wrote: “For the launch”",
  );
});

test("employees find no queue, and failed loading can be tried again", async () => {
  const { admin, cleo } = await company("First");
  await renderScreen(QUEUE, { as: cleo });
  await screen.findByRole("heading", { level: 1, name: "Page not found" });
  const { user, lose } = await renderScreen(QUEUE, { as: admin, without: /flagged/ });
  const retry = await button("Try again");
  lose();
  await user.click(retry);
  await withText("article", "First");
});
