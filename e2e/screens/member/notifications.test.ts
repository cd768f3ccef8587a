import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, dialog, gone, withText } from "../find.ts";
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

test("a notification leads to its recognition and is read by that", async () => {
  const w = await world();
  const [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
  await w.send(ann, { to: [bob], message: "The nightly load is boring now" });
  await w.send(cleo, { to: [bob] });
  await w.drain();
  const { user } = await renderScreen("/home", { as: bob });
  await user.click(await button("Notifications, 2 unread"));
  const panel = await dialog(/^Notifications/);
  await waitFor(() => expect(within(panel).getAllByText("Unread")).toHaveLength(2));
  await user.click(await within(panel).findByRole("link", { name: /Ann Test/ }));
  await waitFor(() => expect(location.pathname).toMatch(/^\/recognitions\//));
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
  await withText("article", "The nightly load is boring now");
  await user.click(await button("Notifications, 1 unread"));
  await user.click(await button("Mark all notifications as viewed", await dialog(/^Notifications/)));
  await button("Notifications, 0 unread");
});

test("after a notification was deleted the next has the focus, after all of them the place of the list", async () => {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  for (let n = 0; n < 3; n++) await w.send(ann, { to: [bob] });
  await w.drain();
  const { user } = await renderScreen("/home", { as: bob });
  await user.click(await button(/^Notifications/));
  const panel = await dialog(/^Notifications/);
  (await within(panel).findAllByRole("button", { name: "Delete this notification" }))[0]?.focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(within(panel).getAllByRole("listitem")).toHaveLength(2));
  await waitFor(() => expect(document.activeElement?.tagName).toBe("LI"));
  (await button("Delete all notifications", panel)).focus();
  await user.keyboard("{Enter}");
  (await button("Delete all notifications", await dialog("Delete all notifications"))).focus();
  await user.keyboard("{Enter}");
  await screen.findByRole("heading", { level: 2, name: "All quiet" });
  await gone("dialog", "Delete all notifications");
  await waitFor(() => expect(document.body).not.toHaveFocus());
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
