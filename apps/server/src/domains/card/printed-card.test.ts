import { expect, test } from "vitest";
import { type Person, world } from "../../testing/world.ts";

const doc = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });
const written = { hand: "lean", ink: 195, gif: null, pictureId: null, placement: null };

async function company() {
  const here = await world();
  const [ada, bob, eve, out] = await here.people("Ada", "Bob", "Eve", "Mallory");
  const { body: card } = await ada.post("/card/cards", {
    ...{ title: "Ten years, Bob", occasion: "years", design: "rings", years: 10, recipientIds: [bob.id] },
    ...{ deliverOn: "2030-01-07", deliverTime: "09:00", note: null, contributorsInvite: false, state: "open" },
    sendTo: [{ id: eve.id, type: "tenantMember" }],
  });
  const sign = (by: Person, text: string, over: object = {}) =>
    by.put(`/card/cards/${card.id}/signature`, { ...written, message: doc(text), ...over });
  return { here, ada, bob, eve, out, card, sign };
}

test("who signs a card prints it, in any script; its recipient before the delivery finds nothing, nor anybody else", async () => {
  const { ada, bob, eve, out, card, sign } = await company();
  await sign(ada, "Ten years and you still wave at every ship. 🎉 谢谢, ありがとう, 고마워요, ขอบคุณ");
  await sign(eve, "عشر سنوات من الصباحات الهادئة (10).", { placement: { page: 0, x: 4000, y: 5000, rotation: -6 } });
  const printed = await eve.get(`/card/cards/${card.id}/pdf`);
  expect(printed.status).toBe(200);
  expect(printed.headers.get("content-type")).toBe("application/pdf");
  expect(String(printed.body)).toMatch(/^%PDF-1\.\d/);
  for (const face of ["JP", "KR", "Thai"]) expect(String(printed.body)).toMatch(new RegExp(`NotoSans${face}`));
  // Front, title, and one sheet of two pages.
  expect(String(printed.body)).toContain("/Count 4");
  expect((await bob.get(`/card/cards/${card.id}/pdf`)).status).toBe(404);
  expect((await out.get(`/card/cards/${card.id}/pdf`)).status).toBe(404);
  expect((await ada.post(`/card/cards/${card.id}/deliver`, {})).status).toBe(200);
  expect((await bob.get(`/card/cards/${card.id}/pdf`)).status).toBe(200);
});
