import { hashPassword } from "@plaudit/server/testing";
import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { openComposer } from "../compose.ts";
import { button, choose, dialog, fill, gone, textbox, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

test("each missing field has an error, and the first of them has the focus", async () => {
  const here = await world();
  const aroha = await here.person("Aroha");
  await here.value("Care", ["Shows up"]);
  await here.allocate(100);
  const { user } = await renderScreen("/recognition/send", { as: aroha });
  const composer = await screen.findByRole("dialog", { name: "Recognize someone" });
  await waitFor(() => expect(within(composer).getByRole("radio", { name: "0" })).toBeEnabled());
  const send = await button("Send recognition", composer);
  expect(send).toHaveAttribute("aria-disabled", "true");
  await user.click(send);
  for (const missing of [
    "Select a recipient",
    "Provide a recognition message",
    "Qualities are required",
    "Points amount required",
  ])
    await within(composer).findAllByText(missing);
  await waitFor(() => expect(within(composer).getByRole("combobox")).toHaveFocus());
  await expectAccessible();
});

test("from a profile the composer knows whom; back closes it over the same page", async () => {
  const here = await world();
  const [ann, bob] = await here.people("Ann", "Bob");
  const { user } = await renderScreen(`/profile/${bob.id}`, { as: ann });
  await user.click((await screen.findAllByRole("link", { name: "Recognize Bob" }))[0] as HTMLElement);
  expect(location.pathname + location.search).toBe(`/recognition/send?to=${bob.id}`);
  await button("Remove Bob Test", await dialog("Recognize someone"));
  await waitFor(() => expect(document.title).toMatch(/Recognize someone/));
  history.back();
  await gone("dialog");
  expect(location.pathname).toBe(`/profile/${bob.id}`);
  await screen.findByRole("heading", { level: 1, name: "Bob Test" });
});

test("what is written is kept when something else changes before the next frame", async () => {
  const here = await world();
  const [ann, bob] = await here.people("Ann", "Bob");
  await renderScreen(`/recognition/send?to=${bob.id}`, { as: ann });
  const composer = await dialog("Recognize someone");
  const remove = await button("Remove Bob Test", composer);
  const message = await within(composer).findByRole("textbox", { name: "Message" });
  const { editor } = message as unknown as { editor: { commands: { insertContent: (text: string) => void } } };
  editor.commands.insertContent("Thank you");
  remove.click();
  await waitFor(() => expect(within(composer).queryByRole("button", { name: "Remove Bob Test" })).toBeNull());
  expect(JSON.stringify(localStorage)).toContain("Thank you");
  await waitFor(() => expect(message).toHaveTextContent("Thank you"));
});

test("errors and point exceptions use the company's own term for points", async () => {
  const here = await world();
  const [ann, bob] = await here.people("Ann", "Bob");
  const terms = JSON.stringify({ en: { singular: "star", plural: "stars" } });
  await here.sql`update tenants set point_terms = ${terms}::jsonb where id = ${here.tenantId}`;
  await here.allocate(100);
  await here.sql`insert into points_settings (tenant_id, restriction_limit, eligible) values
    (${here.tenantId}, 20, '{"everyone": true}')`;
  const { user } = await renderScreen(`/recognition/send?to=${bob.id}`, { as: ann });
  const composer = await dialog("Recognize someone");
  (await within(composer).findByRole("textbox", { name: "Message" })).focus();
  await user.keyboard("Thank you");
  await user.click(await button("Send recognition", composer));
  await within(composer).findAllByText("Stars amount required");
  await user.click(await within(composer).findByRole("radio", { name: "25" }));
  await user.click(await button("Send recognition", composer));
  const step = await dialog("Star exceptions");
  expect(step).toHaveTextContent(/Stars adjusted.*Stars have been adjusted/);
  expect(step).not.toHaveTextContent(/points?\b/i);
  const body = { status: "published", message: "", sendTo: [], qualityIds: [], tenantWide: true };
  const { body: refused } = await ann.post("/recognition/recognitions", body);
  expect(JSON.stringify(refused)).toContain("Stars amount required");
});

test("from the code of a TV screen: sign in, and the composer is there with the name", async () => {
  const here = await world();
  const [ann, bob] = await here.people("Ann", "Bob");
  const address = `/recognition/send?to=${bob.id}`;
  const { left } = await renderScreen(address, { as: here.visitor });
  await waitFor(() => expect(left.join()).toContain(`/?next=${encodeURIComponent(address)}`));
  const { user } = await renderScreen(address, { as: ann });
  const composer = await dialog("Recognize someone");
  await button("Remove Bob Test", composer);
  await user.click(await button("Close", composer));
  await gone("dialog");
  expect(location.pathname + location.search).toBe("/home");
});

test("nobody gives more than there is", async () => {
  const here = await world();
  const [ann, ...others] = await here.people("Ann", "Bob", "Cleo", "Dan");
  await here.allocate(100);
  const { user } = await renderScreen("/recognition/send", { as: ann });
  const composer = await dialog("Recognize someone");
  for (const { name } of others) {
    await choose(user, "To", name, composer);
    await button(`Remove ${name}`, composer);
  }
  await waitFor(() => expect(within(composer).getByRole("radio", { name: "Other" })).toBeEnabled());
  await user.click(within(composer).getByRole("radio", { name: "Other" }));
  const field = await within(composer).findByRole("textbox", { name: /^For each person/ });
  await user.type(field, "34");
  await within(composer).findAllByText("Enter a point amount that is 33 or less");
  await fill(user, field, "33");
  await waitFor(() => expect(within(composer).queryByText(/^Enter a point amount/)).toBeNull());
  expect(composer).toHaveTextContent(/33 × 3 people = 99 points/);
});

test("a key that is not a digit is refused, and the field explains why", async () => {
  const here = await world();
  const [ann, bob] = await here.people("Ann", "Bob");
  await here.allocate(100);
  const { user } = await renderScreen(`/recognition/send?to=${bob.id}`, { as: ann });
  await waitFor(() => expect(screen.getByRole("radio", { name: "Other" })).toBeEnabled());
  await user.click(screen.getByRole("radio", { name: "Other" }));
  const field = await screen.findByRole("textbox", { name: /^For each person/ });
  const why = "Whole numbers only: use the digits 0 to 9";
  for (const [keys, left] of [
    ["1.5", "1"],
    ["-5", ""],
  ] as const) {
    await user.clear(field);
    await user.type(field, keys);
    expect(field).toHaveValue(left);
    expect(field).toHaveAccessibleDescription(why);
    expect(field).toHaveAttribute("aria-invalid", "true");
  }
  await user.type(field, "{Backspace}5");
  expect(field).toHaveValue("5");
  expect(field).not.toHaveAccessibleDescription(why);
});

test("what is private is seen by those it is between, and to others does not exist", async () => {
  const here = await world();
  const [ann, bob, cleo] = await here.people("Ann", "Bob", "Cleo");
  const message = "For your ears, thank you";
  const { user, composer, send } = await openComposer(ann, { to: [bob], message });
  await user.click(within(composer).getByRole("radio", { name: /^Private/ }));
  await user.click(send);
  await screen.findByText("You just made someone's day!");
  const { results } = (await bob.get(`/recognition/recognitions?recipientIdIn=${bob.id}`)).body;
  expect(results).toMatchObject([{ messageText: message, tenantWide: false }]);
  await renderScreen("/home", { as: bob });
  await withText("article", message);
  await here.send(ann, { to: [bob], message: "For everybody" });
  await renderScreen("/home", { as: cleo });
  await withText("article", "For everybody");
  expect(screen.queryByText(message)).toBeNull();
  await renderScreen(`/recognitions/${results[0].id}`, { as: cleo });
  await screen.findByText("This recognition is no longer here");
});

test("a response that never came is not a second recognition", async () => {
  const here = await world();
  const [ann, bob] = await here.people("Ann", "Bob");
  const { user, composer, send, loseResponse } = await openComposer(ann, { to: [bob], message: "Sent, and lost" });
  loseResponse(/^POST \/recognition\/recognitions/);
  await user.click(send);
  await within(composer).findAllByText(/^No connection/);
  await user.click(send);
  await screen.findByText("You just made someone's day!");
  expect(await here.sql`select message_text from recognitions where tenant_id = ${here.tenantId}`).toHaveLength(1);
});

test("a reload in mid-composition loses nothing, and neither does closing it", async () => {
  const here = await world();
  const [ann, bob] = await here.people("Ann", "Bob");
  const { qualities } = await here.value("Care", ["Shows up"]);
  await here.allocate(100);
  const message = "Half a sentence about";
  const qualityIds = qualities.map(({ id }) => id);
  await openComposer(ann, { to: [bob], message, qualityIds, amount: 5 });
  const { user } = await renderScreen("/recognition/send", { as: ann, again: true });
  const composer = await dialog("Recognize someone");
  await waitFor(() => expect(composer).toHaveTextContent(message));
  await button("Remove Bob Test", composer);
  await waitFor(() => expect(within(composer).getByRole("checkbox", { name: "Shows up" })).toBeChecked());
  await waitFor(() => expect(within(composer).getByRole("radio", { name: "5" })).toBeChecked());
  await user.keyboard("{Escape}");
  await screen.findByText("What you wrote is kept on this device.");
  await gone("dialog");
  expect(location.pathname).toBe("/home");
  await user.click((await screen.findAllByRole("button", { name: /^Recognize someone/ }))[0] as HTMLElement);
  await waitFor(async () => expect(await dialog("Recognize someone")).toHaveTextContent(message));
});

test("signing out forgets what was typed", async () => {
  const here = await world();
  const [ann, bob] = await here.people("Ann", "Bob");
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith("plaudit.draft."));
  const { user } = await openComposer(ann, { to: [bob], message: "For nobody else on this device" });
  expect(drafts()).toHaveLength(1);
  await user.keyboard("{Escape}");
  await screen.findByText("What you wrote is kept on this device.");
  await gone("dialog");
  expect((await screen.findAllByRole("link", { name: "Sign out" }))[0]).toHaveAttribute("href", "/logout");
  await renderScreen("/logout", { as: ann, again: true });
  await screen.findByText("You are signed out.");
  expect(drafts()).toEqual([]);
  expect(localStorage.getItem("plaudit.access")).toBeNull();
});

test("after a session that has ended the composer opens again with its message", async () => {
  const here = await world();
  const [ann, bob] = await here.people("Ann", "Bob");
  const secret = "three goats on the roof";
  await here.sql`update users set password_hash = ${await hashPassword(secret)} where id = ${ann.userId}`;
  const message = "Written over a session that ran out";
  const { user, send, left } = await openComposer(ann, { to: [bob], message });
  expect((await ann.post("/identity/logout", {})).status).toBeLessThan(300);
  await user.click(send);
  await waitFor(() => expect(left.join()).toContain("/?next=%2Frecognition%2Fsend"));

  const next = await renderScreen("/?next=%2Frecognition%2Fsend", { as: here.visitor, again: true });
  await screen.findByText("Your session has ended.");
  await next.user.type(await textbox("E-mail"), ann.email);
  await next.user.type(await screen.findByLabelText("Password"), secret);
  await next.user.click(await button("Sign in"));
  await waitFor(() => expect(next.left.join()).toMatch(/\/tenant\/login\?state=/));
  const { pathname, search } = new URL(next.left.at(-1) ?? "");
  const entered = await renderScreen(pathname + search, { as: here.visitor, again: true });
  await waitFor(() => expect(entered.left.join()).toMatch(/\/recognition\/send$/));
  const opened = await renderScreen("/recognition/send", { as: here.visitor, again: true });
  const composer = await dialog("Recognize someone");
  await waitFor(() => expect(composer).toHaveTextContent(message));
  await button("Remove Bob Test", composer);
  await opened.user.click(await button("Send recognition", composer));
  await screen.findByText("You just made someone's day!");
});

test("a team is thanked as one, and its size counts in the points", async () => {
  const here = await world();
  const [ann, bob, cleo] = await here.people("Ann", "Bob", "Cleo");
  await here.team("Month end", [ann, bob, cleo]);
  await here.allocate(100);
  const { user } = await renderScreen("/recognition/send", { as: ann });
  const composer = await dialog("Recognize someone");
  await choose(user, "To", "Month end", composer);
  await waitFor(() => expect(composer).toHaveTextContent("Month end · 3"));
  (await within(composer).findByRole("textbox", { name: "Message" })).focus();
  await user.keyboard("and all of you, month end was quiet");
  await waitFor(() => expect(within(composer).getByRole("radio", { name: "Other" })).toBeEnabled());
  await user.click(within(composer).getByRole("radio", { name: "Other" }));
  await user.type(await within(composer).findByRole("textbox", { name: /^For each person/ }), "2");
  await waitFor(() => expect(composer).toHaveTextContent(/2 × 2 people = 4 points/));
  await user.click(await button("Send recognition", composer));
  await screen.findByText("You just made someone's day!");
  await here.drain();
  const his = await renderScreen("/home", { as: bob });
  expect(await withText("article", "month end was quiet")).toHaveTextContent("Month end");
  await his.user.click(await button("Notifications, 1 unread"));
  await within(await dialog(/^Notifications/)).findByRole("link", { name: /Ann Test/ });
});

test("a quality is in the composer as soon as it is there; archived, only where it was given", async () => {
  const here = await world();
  const admin = await here.person("Ada", { role: "admin" });
  const [ann, bob] = await here.people("Ann", "Bob");
  await here.value("Care", ["Craft"]);
  const { id, version, qualities } = await here.value("Steady hands", ["Says no kindly"]);
  const offered = async () => {
    await renderScreen("/recognition/send", { as: ann });
    const composer = await dialog("Recognize someone");
    await within(composer).findByRole("checkbox", { name: "Craft" });
    return within(composer).queryByRole("checkbox", { name: "Says no kindly" });
  };
  expect(await offered()).not.toBeNull();
  await here.send(ann, { to: [bob], message: "With a smile", qualityIds: qualities.map((one) => one.id) });
  await here.drain();
  expect((await admin.patch(`/recognition/values/${id}`, { archived: true, version })).status).toBe(200);
  expect(await offered()).toBeNull();
  await renderScreen("/home", { as: ann });
  expect(await withText("article", "With a smile")).toHaveTextContent("Says no kindly");
});
