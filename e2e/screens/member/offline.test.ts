import { recognitionTo } from "@plaudit/server/testing/recognition-to";
import { world } from "@plaudit/server/testing/world";
import { screen, waitFor } from "@testing-library/dom";
import { afterEach, expect, test, vi } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { openComposer } from "../compose.ts";
import { button, dialog, gone, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

function connect(online: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  dispatchEvent(new Event(online ? "online" : "offline"));
}
afterEach(() => vi.restoreAllMocks());

async function company() {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  const sent = async () =>
    (await w.sql`select message_text from recognitions where tenant_id = ${w.tenantId}`).map((row) => row.message_text);
  return { w, ann, bob, sent };
}
test("what is written without a connection waits, says so, and goes out once on return", async () => {
  const { ann, bob, sent } = await company();
  const { user, lose, send } = await openComposer(ann, { to: [bob], message: "You kept the lights on" });
  connect(false);
  lose(/./);
  await user.click(send);
  await screen.findByText("No connection. Your recognition goes out as soon as there is one.");
  await gone("dialog");
  await screen.findByText("1 recognition waits");
  await withText("article", /You recognize Bob Test.*Goes out later.*You kept the lights on/);
  await expectAccessible();
  expect(await sent()).toEqual([]);
  lose();
  connect(true);
  await screen.findByText("Your recognition went out");
  expect(await sent()).toEqual(["You kept the lights on"]);
  await waitFor(() => expect(screen.queryByText("1 recognition waits")).toBeNull());
  expect(Object.keys(localStorage).filter((key) => key.endsWith(".outbox"))).toEqual([]);
});

test("of one whose response was lost a second try goes out under the same key, and arrives once", async () => {
  const { w, ann, bob, sent } = await company();
  const key = crypto.randomUUID();
  const body = recognitionTo(bob, { message: "Only once" });
  const first = await w.server.request("POST /recognition/recognitions", {
    token: ann.token,
    host: w.tenantId,
    headers: { "idempotency-key": key },
    body,
  });
  expect(first.status).toBe(200);
  const kept = [{ key, body, values: {}, to: [bob.name], text: "Only once", tried: Date.now() }];
  await renderScreen("/home", { as: ann });
  localStorage.setItem(`plaudit.draft.${w.tenantId}.${ann.userId}.outbox`, JSON.stringify(kept));
  dispatchEvent(new Event("storage"));
  await screen.findByText("Your recognition went out");
  expect(await sent()).toEqual(["Only once"]);
});

test("what the server refuses stays, with the reason, to be changed or taken back", async () => {
  const { w, ann, bob, sent } = await company();
  const { user, lose, send } = await openComposer(ann, { to: [bob], message: "Too late" });
  connect(false);
  lose(/./);
  await user.click(send);
  await gone("dialog");
  await w.sql`update tenant_members set status = 'archived' where id = ${bob.id}`;
  lose();
  connect(true);
  const card = await withText("article", /Not sent/);
  await user.click(await button("Change", card));
  expect(await dialog("Recognize someone")).toHaveTextContent(/Too late/);
  await waitFor(() => expect(screen.queryByText("Not sent")).toBeNull());
  expect(await sent()).toEqual([]);
});
