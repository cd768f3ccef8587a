import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, chooseEntry, dialog, gone } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

interface Editing {
  readonly editor: { readonly commands: { insertContent: (text: string) => boolean } };
}

async function company() {
  const here = await world();
  const [wei, matteo, zuri] = await here.people("Wei", "Matteo", "Zuri");
  await here.team("Logistics", [wei, matteo, zuri]);
  const { qualities } = await here.value("Care", ["Shows up"]);
  const sent = await here.send(wei, { to: [matteo], qualityIds: qualities.map(({ id }) => id) });
  return { here, wei, matteo, zuri, sent };
}

test("a recognition is reported with a reason, and the report is withdrawn", async () => {
  const { zuri, sent } = await company();
  const { user } = await renderScreen(`/recognitions/${sent.id}`, { as: zuri });
  await chooseEntry(user, await button("More actions"), "Report");
  const report = await dialog("Report to the moderators");
  const send = await button("Send report", report);
  await user.click(send);
  const reason = await screen.findByRole("textbox");
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Say what is wrong with it/));
  await expectAccessible();
  await user.type(reason, "It names a customer");
  await user.click(send);
  await screen.findByText("Thank you. The moderators will look at it.");
  await gone("dialog");
  await chooseEntry(user, await button("More actions"), "Withdraw my report");
  await screen.findByText("Report withdrawn");
  await user.click(await button("More actions"));
  await screen.findByRole("menuitem", { name: "Report" });
});

test("from the page of a peer to thank next", async () => {
  const { zuri } = await company();
  const { user } = await renderScreen("/home", { as: zuri });
  const [peer] = await screen.findAllByRole("link", { name: /^Recognize / });
  const name = peer?.getAttribute("aria-label")?.replace("Recognize ", "") ?? "";
  await user.click(peer as HTMLElement);
  await button(`Remove ${name}`, await dialog("Recognize someone"));
  expect(location.pathname).toBe("/recognition/send");
});

test("who reacted to a comment is read from its menu, which has it only once somebody did", async () => {
  const { wei, matteo, zuri, sent } = await company();
  const { body: comment } = await wei.post(`/recognition/recognitions/${sent.id}/comments`, { body: "Well done" });
  await zuri.post(`/recognition/recognitions/${sent.id}/comments`, { body: "Indeed" });
  await matteo.put(`/recognition/comments/${comment.id}/reactions`, { type: "clap" });
  const { user } = await renderScreen(`/recognitions/${sent.id}`, { as: zuri });
  await screen.findByText("Indeed");
  await chooseEntry(user, await button("Actions for the comment of Wei Test"), "Who reacted");
  const who = await dialog("Who reacted");
  await waitFor(() => expect(who).toHaveTextContent("Matteo Test"));
  await expectAccessible();
  await user.keyboard("{Escape}");
  await gone("dialog");
  await user.click(await button("Actions for the comment of Zuri Test"));
  await screen.findByRole("menuitem", { name: "Edit" });
  expect(screen.queryByRole("menuitem", { name: "Who reacted" })).toBeNull();
});

test("who reacted is listed by kind, twenty at a time", async () => {
  const { here, matteo, zuri, sent } = await company();
  const others = await here.people(...Array.from({ length: 21 }, (_, n) => `Zoe${String.fromCharCode(97 + n)}`));
  for (const one of others) await one.put(`/recognition/recognitions/${sent.id}/reactions`, { type: "clap" });
  await matteo.put(`/recognition/recognitions/${sent.id}/reactions`, { type: "heart" });
  const { user, lose } = await renderScreen(`/recognitions/${sent.id}`, { as: zuri, without: /reactions/ });
  const panel = await screen.findByRole("tabpanel");
  const retry = await within(panel).findByRole("button", { name: "Try again" });
  lose();
  await user.click(retry);
  await within(panel).findByRole("link", { name: "Zoeu Test" });
  expect(within(panel).getAllByRole("link")).toHaveLength(20);
  await user.click(await button("Show more", panel));
  await within(panel).findByRole("link", { name: "Zoea Test" });
  await user.click(screen.getByRole("tab", { name: "Love, 1" }));
  await within(await screen.findByRole("tabpanel")).findByRole("link", { name: "Matteo Test" });
  await expectAccessible();
});

test("a comment that is sent while the others are on their way is shown with them", async () => {
  const { wei, zuri, sent } = await company();
  await wei.post(`/recognition/recognitions/${sent.id}/comments`, { body: "Well done" });
  const { user } = await renderScreen(`/recognitions/${sent.id}`, { as: zuri });
  const { fetch } = globalThis;
  let answer = () => {};
  const opened = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let held = 0;
  globalThis.fetch = async (input, init) => {
    const isList = /\/comments\b/.test(String(input)) && (init?.method ?? "GET") === "GET";
    const response = await fetch(input, init);
    // Only the first list is slow.
    if (isList && held++ === 0) await opened;
    return response;
  };
  const field = (await screen.findByRole("textbox", { name: "Write a comment" })) as HTMLElement & Editing;
  field.editor.commands.insertContent("Indeed");
  await user.click(await button("Comment"));
  expect(held).toBeGreaterThan(0);
  await waitFor(() => expect(field).not.toHaveTextContent("Indeed"));
  answer();
  const comments = await screen.findByRole("region", { name: "Comments" });
  await within(comments).findByText("Indeed");
  within(comments).getByText("Well done");
});

test("somebody who has left stays where they were thanked, and is not offered to be thanked again", async () => {
  const { here, matteo, zuri, sent } = await company();
  await here.sql`update tenant_members set status = 'archived' where id = ${matteo.id}`;
  const { user } = await renderScreen(`/recognitions/${sent.id}`, { as: zuri });
  await user.click((await screen.findAllByRole("link", { name: "Matteo Test" }))[0] as HTMLElement);
  await screen.findByText("No longer at Tenant");
  await screen.findByRole("link", { name: /Thanks/ });
  expect(screen.queryByRole("link", { name: "Recognize Matteo" })).toBeNull();
});

test("who received a team's recognition is listed, twenty at a time, and who prefers privacy is counted", async () => {
  const here = await world();
  const [ann, bob] = await here.people("Ann", "Bob");
  const others = await here.people(...Array.from({ length: 21 }, (_, n) => `Zoe${String.fromCharCode(97 + n)}`));
  const shy = await here.person("Shy");
  await shy.patch("/identity/tenantMembers/me", { prefersPrivate: true });
  const team = await here.team("Crew", [ann, bob, shy, ...others]);
  const { id } = await here.send(ann, { to: [], teamIds: [team.id] });
  const { user, lose } = await renderScreen(`/recognitions/${id}`, { as: bob });
  lose(/recipients/);
  await user.click(await button("23 people"));
  const list = await dialog("Who received it");
  const retry = await within(list).findByRole("button", { name: "Try again" });
  lose();
  await user.click(retry);
  expect(await within(list).findByRole("link", { name: "Bob Test" })).toBeVisible();
  expect(within(list).getAllByRole("link")).toHaveLength(20);
  await expectAccessible();
  await user.click(await button("Show more", list));
  await within(list).findByRole("link", { name: "Zoeu Test" });
  expect(within(list).queryByRole("link", { name: "Ann Test" })).toBeNull();
  expect(within(list).queryByRole("link", { name: "Shy Test" })).toBeNull();
  expect(list).toHaveTextContent("and 1 person who prefers privacy");
  await user.click(await button("Close", list));
  await gone("dialog", "Who received it");
});

test("a recognition that is deleted takes its points back, and says beforehand how many reached somebody", async () => {
  const here = await world();
  const [ann, bob, cid, dan] = await here.people("Ann", "Bob", "Cid", "Dan");
  const { qualities } = await here.value("Care", ["Shows up"]);
  await here.allocate(100);
  const toGive = async () =>
    (await ann.get("/points/accounts/my")).body.results.find(({ type }: { type: string }) => type === "allocation")
      ?.balance;
  const { body: sent } = await ann.post("/recognition/recognitions", {
    ...{ status: "published", message: "Sent to the wrong Bob", amount: 40, tenantWide: true, ignoreExceptions: true },
    ...{
      sendTo: [bob, cid, dan].map(({ id }) => ({ type: "tenantMember", id })),
      qualityIds: qualities.map(({ id }) => id),
    },
  });
  expect(await toGive()).toBe(1);
  const { user, lose } = await renderScreen(`/recognitions/${sent.id}`, { as: ann });
  lose(/reversal/);
  await chooseEntry(user, await button("More actions"), "Delete");
  const question = await dialog("Delete this recognition?");
  const retry = await within(question).findByRole("button", { name: "Try again" });
  await user.click(await button("Delete recognition", question));
  expect(await toGive()).toBe(1);
  lose();
  await user.click(retry);
  await waitFor(() =>
    expect(question).toHaveTextContent(/The 99 points given with it go back to whoever gave them\.Keep it/),
  );
  await expectAccessible();
  await user.click(await button("Delete recognition", question));
  await screen.findByText("Recognition deleted");
  await waitFor(() => expect(location.pathname).toBe("/home"));
  await waitFor(() => expect(screen.queryByText("Sent to the wrong Bob")).toBeNull());
  expect(await toGive()).toBe(100);
});

test("points are added up to what the company allows at a time", async () => {
  const here = await world();
  const [ann, bob, eve] = await here.people("Ann", "Bob", "Eve");
  await here.allocate(100);
  await here.sql`insert into points_settings (tenant_id, endorsement_cap, eligible) values
    (${here.tenantId}, 20, '{"everyone": true}')`;
  const { id } = await here.send(ann, { to: [bob] });
  const { user } = await renderScreen(`/recognitions/${id}`, { as: eve });
  await user.click((await screen.findAllByRole("button", { name: "Add points" }))[0] as HTMLElement);
  const add = await dialog("Add points");
  await within(add).findByText("At most 20 at a time");
  expect(
    within(add)
      .getAllByRole<HTMLInputElement>("radio")
      .map((one) => one.labels?.[0]?.textContent),
  ).toEqual(["5", "10", "20"]);
  await user.click(within(add).getByRole("radio", { name: "20" }));
  await user.click(await button("Add points", add));
  await screen.findByText("You added 20 points each");
});
