import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

async function company() {
  const here = await world();
  const [ann, bob, cy] = await here.people("Ann", "Bob", "Cy");
  const born = (id: string, birthday: string) =>
    here.sql`update tenant_members set birthday = ${birthday} where tenant_id = ${here.tenantId} and id = ${id}`;
  return { here, ann, bob, cy, born };
}

test("a member looks through the months of the calendar, as a table and as a list, and filters by a team", async () => {
  const { here, ann, bob, cy, born } = await company();
  await here.team("Lisbon", [bob]);
  for (const one of [ann, bob, cy]) await born(one.id, "04-05");
  const { user } = await renderScreen("/celebrate/calendar?month=2031-03", { as: ann });
  await screen.findByText("No days to celebrate this month");
  await user.click(await button("Next month"));
  const table = await screen.findByRole("table", { name: "April 2031" });
  expect(within(table).getAllByText("Birthday")).toHaveLength(2);
  expect(location.search).toBe("?month=2031-04");
  await expectAccessible();
  await user.click(within(table).getByRole("link", { name: "and 1 more" }));
  await screen.findByRole("link", { name: "Cy Test" });
  expect(screen.getAllByRole("listitem").filter((item) => /Test/.test(item.textContent ?? "")).length).toBeGreaterThan(
    2,
  );
  await user.click(await button("The whole month"));
  const team = await screen.findByRole("combobox", { name: "Teams" });
  await user.type(team, "lis");
  await user.click(await screen.findByRole("option", { name: "Lisbon" }));
  await screen.findByText("1 day to remember this month.");
  expect(screen.queryByRole("link", { name: "Cy Test" })).toBeNull();
  expect(new URLSearchParams(location.search).get("team")).toMatch(/-/);
  await user.click(await screen.findByRole("radio", { name: "Month" }));
  await screen.findByRole("table", { name: "April 2031" });
});

test("a celebration of the feed has a page, where colleagues react and comment, until its member hides it", async () => {
  const { here, ann, bob, born } = await company();
  // Where it is noon now.
  const hours = 12 - new Date().getUTCHours();
  const zone = `Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`;
  await here.sql`update tenant_members set timezone = ${zone} where tenant_id = ${here.tenantId} and id = ${bob.id}`;
  await born(bob.id, new Date().toISOString().slice(5, 10));
  await here.sql`insert into pgboss.job (name, data) values ('celebration.publish',
    ${JSON.stringify({ tenantId: here.tenantId })}::jsonb)`;
  await here.drain();
  const { user } = await renderScreen("/home", { as: ann });
  await user.click(await screen.findByRole("link", { name: "It is Bob’s day." }));
  await screen.findByRole("heading", { name: "It is Bob’s day." });
  expect(location.pathname).toMatch(/^\/celebrate\/calendar\/.+/);
  await expectAccessible();
  const path = location.pathname;
  await bob.put("/celebration/memberPreferences/my", { hideBirthday: true, hideAnniversary: false });
  await renderScreen(path, { as: ann });
  await screen.findByText("This celebration is not here");
});

test("the list leads to signing the card for somebody's day, whose entry in the menu stays current", async () => {
  const { here, ann, bob, born } = await company();
  await born(bob.id, "04-05");
  const card = {
    ...{ title: "Happy birthday, Bob", occasion: "birthday", design: "candles", years: null, recipientIds: [bob.id] },
    ...{ deliverOn: "2031-04-05", deliverTime: "09:00", note: null, contributorsInvite: true, state: "open" },
    sendTo: [{ id: ann.id, type: "tenantMember" }],
  };
  const [cy] = await here.people("Organizer");
  const { id } = (await cy.post("/card/cards", card)).body;
  const words = { message: "Many happy returns", hand: "serif" };
  const signature = { ...words, ink: null, gif: null, pictureId: null, placement: null };
  const { user } = await renderScreen("/celebrate/calendar?month=2031-04&view=list", { as: ann });
  await user.click(await screen.findByRole("link", { name: "Sign: the card for Bob Test" }));
  await screen.findByRole("heading", { name: /Happy birthday, Bob/ });
  expect(location.pathname).toMatch(/^\/card\/.+/);
  const entry = await screen.findByRole("link", { name: "Celebrations", current: "page" });
  expect(entry.getAttribute("href")).toBe("/celebrate/calendar");
  // Its recipient learns of it nowhere before its day; the address of a day, which screens show, is the same with a card and without.
  await renderScreen("/celebrate/calendar?day=2031-04-05", { as: bob });
  await screen.findAllByRole("link", { name: "Bob Test" });
  expect(screen.queryByRole("link", { name: /the card for/ })).toBeNull();
  expect((await cy.post(`/card/cards/${id}/deliver`)).status).toBe(409);
  await cy.put(`/card/cards/${id}/signature`, signature);
  expect((await cy.post(`/card/cards/${id}/deliver`)).status).toBe(200);
  await renderScreen("/celebrate/calendar?day=2031-04-05", { as: bob });
  await screen.findByRole("link", { name: "Read: the card for Bob Test" });
});

test("a card is started from somebody's day, in the calendar and on their profile, as long as they show it", async () => {
  const { ann, bob, born } = await company();
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await born(bob.id, day.slice(5));
  const start = { name: "Start a card for Bob Test" };
  await renderScreen(`/celebrate/calendar?month=${day.slice(0, 7)}`, { as: ann });
  const entry = await screen.findByRole("link", start);
  const profile = await renderScreen(`/profile/${bob.id}`, { as: ann });
  await screen.findByRole("heading", { name: "Celebrations" });
  expect(screen.getByRole("link", start).getAttribute("href")).toBe(entry.getAttribute("href"));
  await expectAccessible();
  await profile.user.click(screen.getByRole("link", start));
  await screen.findByRole("radio", { name: "Birthday", checked: true });
  await screen.findByText("Bob Test");
  expect(screen.getByText("days to sign").previousSibling).toHaveTextContent("20");
  await profile.user.click(await button("Start the card"));
  await waitFor(() => expect(location.pathname).toMatch(/^\/celebrate\/card\/.+/));
  const grid = await renderScreen(`/celebrate/calendar?month=${day.slice(0, 7)}`, { as: ann });
  await grid.user.click(await screen.findByRole("link", { name: "Sign: the card for Bob Test" }));
  await waitFor(() => expect(location.pathname).toMatch(/^\/card\/.+/));
  await bob.put("/celebration/memberPreferences/my", { hideBirthday: true, hideAnniversary: false });
  await renderScreen(`/profile/${bob.id}`, { as: ann });
  await screen.findByText("First day");
  expect(screen.queryByText("Birthday")).toBeNull();
});

test("the short addresses lead to the calendar and to all cards, also after signing in", async () => {
  const { ann } = await company();
  await renderScreen("/celebrate?month=2031-04", { as: ann });
  await screen.findByRole("heading", { level: 1, name: "Celebrations" });
  expect(location.pathname + location.search).toBe("/celebrate/calendar?month=2031-04");
  await renderScreen("/celebrate/cards/", { as: ann });
  await screen.findByRole("heading", { level: 1, name: "Cards" });
  expect(location.pathname).toBe("/celebrate/cards/all");
  const { left } = await renderScreen("/celebrate/cards", { as: { tenant: ann.tenant } });
  expect(left.map((to) => to.slice(location.origin.length))).toEqual(["/?next=%2Fcelebrate%2Fcards%2Fall"]);
});
