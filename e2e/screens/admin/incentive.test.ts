import { sharedServer } from "@plaudit/server/testing";
import { type Person, world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, chooseEntry, dialog, fill, gone, textbox, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const everyone = { everyone: true, memberIds: [], teamIds: [], roles: [] };
async function company() {
  const here = await world();
  const [ann, bob] = await here.people("Ann", "Bob");
  const admin = await here.person("Ada", { role: "admin" });
  const { body: bank } = await admin.post("/points/pointsBanks", { name: "Thanks", ownerIds: [], alertBelow: null });
  await admin.post(`/points/pointsBanks/${bank.id}/deposit`, { amount: 500, note: "" });
  const add = async (name: string, more: object = {}) => {
    const { body } = await admin.post("/incentive/incentives", {
      ...{ name, description: "Say where it is", badge: "lantern", mediaObjectId: null, points: 50, proof: "text" },
      ...{ budgetItemId: bank.id, audience: everyone, opensAt: null, closesAt: null, perPerson: null, inAll: null },
      ...{ rotating: false, reviewers: [], ...more },
    });
    return body.id as string;
  };
  const claim = (who: Person, id: string, text: string) => who.post(`/incentive/incentives/${id}/claims`, { text });
  /** The ten seconds are over. */
  const settle = async () => {
    await here.sql`update pgboss.job set start_after = now()
      where name = 'incentive.settle' and data ->> 'tenantId' = ${here.tenantId}`;
    await here.drain();
  };
  return { here, admin, ann, bob, add, claim, settle };
}

test("the claim that is read stays open when another one comes, and only those who may review are offered as reviewers", async () => {
  const { here, admin, ann, bob, add, claim } = await company();
  const id = await add("Spot a hazard");
  await admin.post(`/incentive/incentives/${id}/start`);
  await claim(ann, id, "A loose rail");
  const { user } = await renderScreen(`/admin/incentives/manage/${id}/pending`, { as: admin });
  await screen.findByText("“A loose rail”");
  await claim(bob, id, "A cable");
  // The list is loaded again after a question.
  await user.keyboard("q");
  await dialog("Ask Ann Test?");
  await user.type(await textbox("What Ann reads"), "Where is it?");
  await user.click(await button("Ask Ann"));
  await gone("dialog");
  const list = await screen.findByRole("list", { name: "Waiting" });
  await waitFor(() => expect(within(list).getAllByRole("button")).toHaveLength(2));
  await screen.findByText("“A loose rail”");
  await user.keyboard("a");
  await screen.findByText("“A cable”");
  expect((await ann.get("/incentive/claims/my")).body.results).toMatchObject([{ text: "A loose rail" }]);
  expect((await admin.get("/incentive/claims")).body.results).toMatchObject([{ text: "A cable" }]);

  await here.person("Cleo", { role: "admin" });
  const dan = await here.person("Dan", { role: "admin" });
  await admin.put(`/identity/tenantMembers/${dan.id}/suspend`);
  const form = await renderScreen(`/admin/incentives/configure/${id}`, { as: admin });
  await form.user.type(await screen.findByRole("combobox", { name: /^Reviewers/ }), "test");
  await screen.findByRole("option", { name: /Cleo/ });
  for (const name of [/Ann/, /Dan/]) expect(screen.queryByRole("option", { name })).toBeNull();
});

test("claims are worked by keys: approved, undone, and several declined with one reason", async () => {
  const { admin, ann, bob, add, claim } = await company();
  const id = await add("Spot a hazard");
  await admin.post(`/incentive/incentives/${id}/start`);
  await claim(ann, id, "A loose rail");
  await claim(bob, id, "A cable");
  const { user } = await renderScreen("/admin/incentives/manage", { as: admin });
  await screen.findByText("2 claims wait for a yes or a no.");
  await expectAccessible();
  await user.click(screen.getByRole("link", { name: "Review 2" }));
  const list = await screen.findByRole("list", { name: "Waiting" });
  expect(within(list).getAllByRole("button")).toHaveLength(2);
  await screen.findByText("“A cable”");
  await expectAccessible();
  await user.keyboard("a");
  await screen.findByText("1 approved");
  await screen.findByText("“A loose rail”");
  await user.keyboard("u");
  await screen.findByText("“A cable”");
  await user.keyboard("xjx");
  await screen.findByText(/^2 selected/);
  await user.keyboard("d");
  await dialog("Decline 2 claims?");
  await user.click(await button("Decline 2"));
  await screen.findByText("Write why");
  await user.click(screen.getByRole("radio", { name: /Already claimed/ }));
  expect(await textbox("What they read")).toHaveValue(
    "Thank you for your claim. This has already been claimed, and it is paid once.",
  );
  await user.click(await button("Decline 2"));
  await gone("dialog");
  await screen.findByText("No claim waits");
  const past = await admin.get("/incentive/claims?of=past");
  expect(past.body.results).toHaveLength(2);
  await screen.findByRole("link", { name: /^Waiting ?0$/ });
  await user.click(screen.getByRole("link", { name: /^Decided ?2$/ }));
  await withText("listitem", /Ann Test.*“Thank you for your claim\./);
  await expectAccessible();
});

test("a claimant is asked back by key, and a payment is taken back once its shortfall was shown", async () => {
  const { admin, ann, add, claim, settle } = await company();
  const id = await add("Spot a hazard");
  await admin.post(`/incentive/incentives/${id}/start`);
  await claim(ann, id, "A loose rail");
  const queue = await renderScreen(`/admin/incentives/manage/${id}/pending`, { as: admin });
  await screen.findByText("“A loose rail”");
  await queue.user.keyboard("q");
  await dialog("Ask Ann Test?");
  await queue.user.type(await textbox("What Ann reads"), "Where is it?");
  await expectAccessible();
  await queue.user.click(await button("Ask Ann"));
  await gone("dialog");
  await screen.findByText("Not answered yet");
  await queue.user.keyboard("a");
  await screen.findByText("No claim waits");
  await settle();
  const { user } = await renderScreen(`/admin/incentives/manage/${id}/past`, { as: admin, again: true });
  await user.click(await button("Take back what the claim of Ann Test was paid"));
  const asked = await dialog("Take back what this claim was paid?");
  await within(asked).findByText("Taken back from Ann");
  await within(asked).findByText("0 points");
  await user.type(await textbox("What Ann reads"), "Paid twice");
  await expectAccessible();
  await user.click(await button("Take back", asked));
  await gone("dialog");
  await withText("listitem", /Taken back by Ada Test, .*: “Paid twice”/);
});

test("one is made, started and copied; errors stand at their fields", async () => {
  const { admin, add } = await company();
  await add("Health week", { inAll: 100 });
  const { user } = await renderScreen("/admin/incentives/configure/new", { as: admin });
  await fill(user, await textbox(/^Name/), "Health week");
  // As an Arabic keyboard types it.
  await user.type(await textbox(/^For each claim/), "٤٠");
  await user.click(screen.getByRole("radio", { name: /A code to scan/ }));
  await user.click(await button("Save"));
  await screen.findByText("This name is taken");
  await fill(user, await textbox(/^Name/), "Gate 4");
  await user.click(screen.getByRole("radio", { name: "Certain people and teams" }));
  await user.click(await button("Save"));
  await screen.findByText("Choose somebody or a team");
  expect(await screen.findByRole("combobox", { name: "Teams" })).toHaveFocus();
  await user.click(screen.getByRole("radio", { name: "Everyone" }));
  await expectAccessible();
  await user.click(await button("Save"));
  const row = await withText("row", /Gate 4/);
  expect(row).toHaveTextContent(/40.*QR code.*Draft/);
  await chooseEntry(user, await button("More for Health week"), "Duplicate");
  await waitFor(async () => expect(await textbox(/^Name/)).toHaveValue("Health week 2"));
  await fill(user, await textbox(/^For each claim/), "20");
  await user.click(await button("Save"));
  expect(await withText("row", /Health week 2/)).toHaveTextContent(/20.*0 of 100.*Draft/);
  await chooseEntry(user, await button("More for Health week 2"), "Start");
  await waitFor(() => expect(screen.getByRole("row", { name: /Health week 2/ })).toHaveTextContent("Active"));
});

test("a poster has its code, and another one when that is in the wrong hands", async () => {
  const { admin, add } = await company();
  const id = await add("Gate 4", { proof: "code" });
  const { user } = await renderScreen(`/admin/incentives/poster/${id}`, { as: admin });
  await screen.findAllByRole("img", { name: "Code that claims Gate 4" });
  const { url } = (await admin.get(`/incentive/incentives/${id}/code`)).body;
  await user.click(await button("Make another code"));
  const asked = await dialog("Make another code?");
  await user.click(await button("Make another code", asked));
  await gone("dialog");
  expect((await admin.get(`/incentive/incentives/${id}/code`)).body.url).not.toBe(url);
  await expectAccessible();
});

test("a code that changes all the time is the next one once its time is over", async () => {
  const { admin, add } = await company();
  const id = await add("First at gate 4", { proof: "code", rotating: true, perPerson: 1 });
  await admin.post(`/incentive/incentives/${id}/start`);
  const server = await sharedServer();
  const slot = 30_000;
  const ends = Math.ceil((Date.now() + 1) / slot) * slot;
  server.setClock(new Date(ends - 300));
  try {
    await renderScreen(`/admin/incentives/poster/${id}`, { as: admin });
    const shown = () => screen.getByRole("img", { name: /First at gate 4/ }).innerHTML;
    await screen.findByRole("img", { name: /First at gate 4/ });
    const before = shown();
    server.setClock(new Date(ends + 300));
    await waitFor(() => expect(shown()).not.toBe(before), { timeout: 10_000 });
  } finally {
    server.setClock(undefined);
  }
});

test("a code on a wall keeps the screen awake, and comes back by itself once the network does", async () => {
  const { admin, add } = await company();
  const id = await add("First at gate 4", { proof: "code", rotating: true, perPerson: 1 });
  await admin.post(`/incentive/incentives/${id}/start`);
  const release = vi.fn();
  const request = vi.fn(async () => ({ release }));
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  try {
    const { user, lose } = await renderScreen(`/admin/incentives/poster/${id}`, { as: admin, without: /\/code$/ });
    await screen.findByText("Loading the code");
    expect(request).toHaveBeenCalledWith("screen");
    expect(release).not.toHaveBeenCalled();
    lose();
    await screen.findByRole("img", { name: /First at gate 4/ }, { timeout: 15_000 });
    await user.click(screen.getByRole("link", { name: "Back to incentives" }));
    await waitFor(() => expect(release).toHaveBeenCalledOnce());
  } finally {
    Reflect.deleteProperty(navigator, "wakeLock");
  }
});
