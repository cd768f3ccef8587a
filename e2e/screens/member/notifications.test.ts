import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, dialog, gone } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const rows = () => screen.findAllByRole("link", { name: /recognized you/ });

test("all notifications: more of them, one deleted between, all viewed, all deleted", async () => {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  for (let n = 0; n < 22; n++) await w.send(ann, { to: [bob], message: `Thanks ${n}` });
  await w.drain();
  const { user } = await renderScreen("/home", { as: bob });
  await user.click(await button("Notifications, 22 unread"));
  const panel = await dialog(/^Notifications/);
  await waitFor(() => expect(within(panel).getAllByRole("listitem")).toHaveLength(20));
  await user.click(within(panel).getByRole("link", { name: "View more notifications" }));
  await waitFor(() => expect(location.pathname).toBe("/notifications"));
  await gone("dialog");
  expect((await screen.findByRole("heading", { level: 2, name: "22 new notifications" })).textContent).toBeTruthy();
  expect(await rows()).toHaveLength(20);
  await expectAccessible();
  const [first] = await screen.findAllByRole("button", { name: "Delete this notification" });
  if (first) await user.click(first);
  await screen.findByRole("heading", { level: 2, name: "21 new notifications" });
  await user.click(await button("View more notifications"));
  await waitFor(async () => expect(await rows()).toHaveLength(21));
  await user.click(await button("Mark all notifications as viewed"));
  await screen.findByRole("heading", { level: 2, name: "Nothing new" });
  await user.click(await button("Delete all notifications"));
  await user.click(await button("Delete all notifications", await dialog("Delete all notifications")));
  await screen.findByRole("heading", { level: 2, name: "All quiet" });
});

test("a list that failed to load shows an error and can be loaded again", async () => {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  await w.send(ann, { to: [bob] });
  await w.drain();
  const { user, lose } = await renderScreen("/notifications", { as: bob, without: /messages\?/ });
  const retry = await button("Try again");
  lose();
  await user.click(retry);
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

test("a notification that arrived while the list was closed is in it when it opens again", async () => {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  await w.send(ann, { to: [bob] });
  await w.drain();
  const { user } = await renderScreen("/home", { as: bob });
  await user.click(await button("Notifications, 1 unread"));
  expect(await rows()).toHaveLength(1);
  await user.keyboard("{Escape}");
  await gone("dialog", /^Notifications/);
  await w.send(ann, { to: [bob] });
  await w.drain();
  const { revalidate } = await import("@plaudit/api/react");
  await revalidate("GET /notification/messages");
  await user.click(await button(/^Notifications/));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});
