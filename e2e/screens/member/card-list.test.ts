import { type Person, world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, choose } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

async function company() {
  const here = await world();
  const [ann, bob, rosa] = await here.people("Ann", "Bob", "Rosa");
  const start = async (by: Person, title: string, to: Person, asked: Person[] = []) => {
    const { body } = await by.post("/card/cards", {
      ...{ title, occasion: "thanks", design: "table", years: null, recipientIds: [to.id], deliverOn: "2031-05-20" },
      ...{ deliverTime: "09:00", note: null, contributorsInvite: true, state: "open" },
      sendTo: asked.map(({ id }) => ({ id, type: "tenantMember" })),
    });
    await here.drain();
    return body.id as string;
  };
  const sign = (who: Person, id: string, message: string) =>
    who.put(`/card/cards/${id}/signature`, {
      ...{ message, hand: "serif", ink: null, gif: null, pictureId: null, placement: null },
    });
  return { here, ann, bob, rosa, start, sign };
}

test("cards lie in lists, and each says what there is to do with it", async () => {
  const { here, ann, bob, rosa, start, sign } = await company();
  const asked = await start(ann, "Thank you, Rosa", rosa, [bob]);
  const own = await start(bob, "Welcome, Ann", ann);
  const received = await start(rosa, "Congratulations, Bob", bob);
  await sign(rosa, received, "Well done");
  await rosa.post(`/card/cards/${received}/deliver`);
  await here.drain();
  const { user } = await renderScreen("/celebrate/cards/all", { as: bob });
  const list = await screen.findByRole("list", { name: "All" });
  const tile = (title: string) =>
    within(list)
      .getAllByRole("listitem")
      .find((one) => one.textContent?.includes(title)) as HTMLElement;
  expect(tile("Thank you, Rosa")).toHaveTextContent(/Waits for your signature.*From Ann Test, 0 have signed/);
  expect(within(tile("Thank you, Rosa")).getByRole("link", { name: "Sign" })).toHaveAttribute("href", `/card/${asked}`);
  expect(tile("Welcome, Ann")).toHaveTextContent(/Opens .*You organize it. 0 of 1 have signed/);
  expect(within(tile("Welcome, Ann")).getByRole("link", { name: "Organize" })).toHaveAttribute(
    "href",
    `/celebrate/card/${own}`,
  );
  expect(tile("Congratulations, Bob")).toHaveTextContent(/Received .*From Rosa Test, 1 signature/);
  await screen.findByText(/One waits for your signature/);
  expect(within(list).getByRole("link", { name: /Start a card/ })).toHaveAttribute("href", "/celebrate/card");
  await expectAccessible();
  await user.click(screen.getByRole("radio", { name: "Received" }));
  const receivedList = await screen.findByRole("list", { name: "Received" });
  expect(within(receivedList).getAllByRole("listitem")).toHaveLength(1);
  expect(location.pathname).toBe("/celebrate/cards/received");
});

test("a list without cards says what will lie there", async () => {
  const { ann } = await company();
  const { user } = await renderScreen("/celebrate/cards/received", { as: ann });
  await screen.findByRole("heading", { name: "No card for you yet" });
  await user.click(screen.getByRole("radio", { name: "Invited" }));
  await screen.findByRole("heading", { name: "Nobody has asked you yet" });
});

test("signatures are read as a list; who signs is shown to signers, and to its recipient nothing before its day", async () => {
  const { ann, bob, rosa, start, sign } = await company();
  const id = await start(ann, "Thank you, Rosa", rosa, [bob]);
  await sign(bob, id, "You taught me how to reverse");
  await renderScreen(`/card/${id}/signatures`, { as: ann });
  const list = await screen.findByRole("list", { name: "Signatures" });
  expect(list).toHaveTextContent(/Bob Test.*You taught me how to reverse/);
  await expectAccessible();
  await renderScreen(`/card/${id}/contributors`, { as: bob });
  await screen.findByText("1 has signed");
  await renderScreen(`/card/${id}/signatures`, { as: rosa });
  await screen.findByText("This card is not here");
});

test("whose signature moderators have hidden has signed all the same", async () => {
  const { here, ann, bob, rosa, start, sign } = await company();
  const id = await start(ann, "Thank you, Rosa", rosa, [bob]);
  for (const one of [ann, bob]) await sign(one, id, "Well done");
  await ann.post(`/card/cards/${id}/deliver`);
  await here.sql`update card_signatures set hidden_at = now() where tenant_id = ${here.tenantId} and member_id = ${bob.id}`;
  await here.sql`update cards set signature_count = 1 where tenant_id = ${here.tenantId} and id = ${id}`;
  await renderScreen(`/card/${id}/contributors`, { as: ann });
  await screen.findByText("2 have signed");
  expect(screen.queryByText(/not yet/)).toBeNull();
});

test("who did not sign is of no concern once the card was delivered", async () => {
  const { ann, bob, rosa, start, sign } = await company();
  const id = await start(ann, "Thank you, Rosa", rosa, [bob]);
  await sign(ann, id, "Well done");
  await renderScreen(`/card/${id}/contributors`, { as: ann });
  await screen.findByText("1 has not yet");
  await ann.post(`/card/cards/${id}/deliver`);
  await renderScreen(`/card/${id}/contributors`, { as: ann, again: true });
  await screen.findByText("1 has signed");
  await waitFor(() => expect(screen.queryByText(/not yet/)).toBeNull());
});

test("whoever answers a card is back at the button, and changes the answer that they gave", async () => {
  const { ann, rosa, start, sign } = await company();
  const id = await start(ann, "Thank you, Rosa", rosa);
  await sign(ann, id, "Well done");
  await ann.post(`/card/cards/${id}/deliver`);
  const { user } = await renderScreen(`/card/${id}`, { as: rosa });
  await user.click(await button("Read it"));
  await user.click(await button("Answer everyone"));
  await user.type(await screen.findByRole("textbox", { name: "Your answer" }), "Thank you, Ann");
  await user.click(await button("Send the answer"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const change = await button("Change my answer");
  await waitFor(() => expect(change).toHaveFocus());
  await user.click(change);
  expect(await screen.findByRole("textbox", { name: "Your answer" })).toHaveValue("Thank you, Ann");
});

test("a card that came back is given to somebody else", async () => {
  const { here, ann, bob, rosa, start } = await company();
  const id = await start(ann, "Thank you, Rosa", rosa);
  await here.sql`update tenant_members set status = 'archived' where tenant_id = ${here.tenantId} and id = ${rosa.id}`;
  await here.sql`update cards set state = 'returned' where tenant_id = ${here.tenantId} and id = ${id}`;
  const { user } = await renderScreen(`/celebrate/card/${id}`, { as: ann });
  await user.click(await button("Change"));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  await within(dialog).findByText("Nobody this card is for is here any more");
  await user.click(within(dialog).getByRole("button", { name: /Rosa/ }));
  await user.type(within(dialog).getByRole("combobox", { name: "For" }), "Bob");
  await user.click(await screen.findByRole("option", { name: /Bob Test/ }));
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  await screen.findByText(/^Sealed until/);
  const { body } = await ann.get(`/card/cards/${id}`);
  expect(body).toMatchObject({ state: "open", recipients: [{ id: bob.id }] });
});

test("what is typed into a card stays when somebody else changes it, who is told of before it is saved over theirs", async () => {
  const { here, ann, rosa, start } = await company();
  const id = await start(ann, "Thank you, Rosa", rosa);
  const { user } = await renderScreen(`/celebrate/card/${id}`, { as: ann });
  await user.click(await button("Change"));
  const dialog = await screen.findByRole("dialog");
  const title = within(dialog).getByRole("textbox", { name: /^Title/ });
  await user.clear(title);
  await user.type(title, "For the boats");
  await here.sql`update cards set version = version + 1 where tenant_id = ${here.tenantId} and id = ${id}`;
  const save = within(dialog).getByRole("button", { name: "Save" });
  await user.click(save);
  await within(dialog).findByText(/changed/);
  expect(title).toHaveValue("For the boats");
  await user.clear(title);
  await user.click(save);
  await waitFor(() => expect(title).toHaveFocus());
  expect(title).toHaveAccessibleDescription(/./);
  await user.type(title, "For the boats");
  await user.click(save);
  await screen.findByRole("heading", { name: "For the boats" });
});

test("a card that was kept back is delivered as it is", async () => {
  const { here, ann, bob, rosa, start, sign } = await company();
  const id = await start(ann, "Happy birthday, Rosa", rosa, [bob]);
  await sign(bob, id, "All the best");
  await here.sql`update cards set state = 'returned', automatic = true where tenant_id = ${here.tenantId} and id = ${id}`;
  await renderScreen("/celebrate/cards/invited", { as: bob });
  expect(await screen.findByRole("list", { name: "Invited" })).toHaveTextContent(/On hold.*Happy birthday, Rosa/);
  await renderScreen(`/card/${id}`, { as: bob });
  await screen.findByText(/^On hold until whoever organizes it chooses another day\./);
  const { user } = await renderScreen(`/celebrate/card/${id}`, { as: ann });
  await screen.findByText("The card for Rosa Test was kept back: 1 person has signed it.");
  await expectAccessible();
  await user.click(await button("Deliver now"));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Deliver now" }));
  await screen.findByText("This card has been delivered");
  expect((await rosa.get(`/card/cards/${id}`)).body).toMatchObject({ state: "delivered", signatureCount: 1 });
});

test("a card asks the closest team of whom it is for unless told otherwise, and waits as a draft until it is started", async () => {
  const { here, ann, bob, rosa } = await company();
  const cy = await here.person("Cy");
  await here.team("Growth", [rosa, ann, bob]);
  await here.team("Everybody", [rosa, ann, bob, cy]);
  const { user } = await renderScreen("/celebrate/card", { as: ann });
  await choose(user, "For", "Rosa Test");
  // Neither Rosa nor Ann herself is asked.
  await button("Start it and ask 1 person");
  await button(/Growth/);
  await user.click(await button("Keep for later"));
  await screen.findByText("This card is a draft. Nobody has been asked yet.");
  await expectAccessible();
  await here.drain();
  const bell = async () => (await bob.get("/notification/messages")).body.results.length;
  expect(await bell()).toBe(0);
  await user.click(await button("Change"));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("radio", { name: "Years with us" }));
  await user.type(within(dialog).getByRole("textbox", { name: "Years" }), "7");
  await user.click(within(dialog).getByRole("switch", { name: "They may ask others" }));
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  await screen.findByText("The card was changed");
  const [card] = (await ann.get("/card/cards?list=own")).body.results;
  expect(card).toMatchObject({ occasion: "years", years: 7, signing: { contributorsInvite: false } });
  await screen.findByText("This card is a draft. Nobody has been asked yet.");
  await user.click(await button("Start it and ask 1 person"));
  await screen.findByText(/^Sealed until/);
  await here.drain();
  expect(await bell()).toBe(1);
});

test("a card is called by the whole first name of whom it is for", async () => {
  const { here, ann } = await company();
  await here.person("Bảo Châu");
  const { user } = await renderScreen("/celebrate/card", { as: ann });
  await choose(user, "For", "Bảo Châu Test");
  expect(screen.getByRole("textbox", { name: "Title" })).toHaveAttribute("placeholder", "Thank you, Bảo Châu");
});

test("a card for several people names them all", async () => {
  const { here, ann, bob, rosa } = await company();
  const cy = await here.person("Cy");
  const { body } = await ann.post("/card/cards", {
    ...{ title: "Thank you", occasion: "thanks", design: "table", years: null, deliverOn: "2031-05-20" },
    ...{ recipientIds: [bob.id, rosa.id], deliverTime: "09:00", note: null, contributorsInvite: true, state: "open" },
    sendTo: [{ id: cy.id, type: "tenantMember" }],
  });
  const { user } = await renderScreen(`/celebrate/card/${body.id}`, { as: ann });
  await screen.findByText(/^Bob Test and Rosa Test know nothing of it/);
  await user.click(await button("Deliver now"));
  await screen.findByText(/^Bob Test and Rosa Test receive it at once/);
});

test("until another hour is chosen a card opens at the company's, whatever day is", async () => {
  const { here, ann } = await company();
  const admin = await here.person("Ada", { role: "admin" });
  const { user } = await renderScreen("/celebrate/card", { as: ann });
  await user.click(await button("Next month"));
  await user.click(await button(/ 15$/));
  expect(await screen.findByRole("combobox", { name: "Time" })).toHaveValue("09:00");
  const { designs, occasions, automaticBirthday, automaticYears, version } = (await admin.get("/card/settings")).body;
  const changed = { designs, occasions, automaticBirthday, automaticYears, version, deliverTime: "14:00" };
  expect((await admin.patch("/card/settings", changed)).status).toBe(200);
  await renderScreen("/celebrate/card", { as: ann, again: true });
  expect(await button(/ 15$/)).toHaveAttribute("aria-pressed", "true");
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Time" })).toHaveValue("14:00"));
});
