import { expect, test } from "vitest";
import { type Person, type World, world } from "../../testing/world.ts";
import { newCard, newSignature } from "./test-sample.ts";

/** Everything that a page of theirs is told, up to an event. */
const listener = (w: World) => async (who: Person) => {
  const { body } = await w.server.fetch("GET /notification/stream", { token: who.token });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  return async (last: string) => {
    const events: { type: string; id?: string; part?: string; by?: { name: string } }[] = [];
    while (events.at(-1)?.type !== last) {
      const { value = "", done } = (await reader?.read()) ?? { done: true };
      if (done) break;
      for (const line of value.trim().split("\n")) events.push(JSON.parse(line));
    }
    await reader?.cancel();
    return events;
  };
};

test("who signs sees the others' signatures arrive, and its recipient hears nothing of them", async () => {
  const w = await world();
  const [ann, bob, cleo, rosa, eve] = await w.people("Ann", "Bob", "Cleo", "Rosa", "Eve");
  const sendTo = [bob, cleo].map(({ id }) => ({ id, type: "tenantMember" }));
  const { id } = (await ann.post("/card/cards", newCard("Rosa, ten years", [rosa.id], { sendTo }))).body;
  await w.drain();
  const listen = listener(w);
  const [bobs, rosas, eves] = [await listen(bob), await listen(rosa), await listen(eve)];
  const { body: signed } = await cleo.put(`/card/cards/${id}/signature`, newSignature("Ten more"));
  expect(await bobs("edited")).toEqual([{ type: "edited", id, part: signed.id }]);
  await w.send(ann, { to: [bob] });
  await w.drain();
  for (const heard of [await rosas("timeline"), await eves("timeline")])
    expect(heard.map(({ type }) => type)).not.toContain("edited");
});

test("pages of a card look again when it is changed, delivered and answered, a recipient's from its delivery on", async () => {
  const w = await world();
  const [ann, bob, rosa, eve] = await w.people("Ann", "Bob", "Rosa", "Eve");
  const sendTo = [{ id: bob.id, type: "tenantMember" }];
  const { id, version } = (await ann.post("/card/cards", newCard("Ten years", [rosa.id, eve.id], { sendTo }))).body;
  await ann.put(`/card/cards/${id}/signature`, newSignature("Ten more"));
  await w.drain();
  const listen = listener(w);
  const edited = [{ type: "edited", id }];
  const heard = async (who: Person, change: () => Promise<{ status: number }>) => {
    const page = await listen(who);
    expect((await change()).status).toBe(200);
    return page("edited");
  };
  expect(await heard(bob, () => ann.patch(`/card/cards/${id}`, { title: "Eleven years", version }))).toEqual(edited);
  const page = await listen(rosa);
  await ann.patch(`/card/cards/${id}`, { title: "Twelve years", version: version + 1 });
  expect(await heard(bob, () => ann.post(`/card/cards/${id}/deliver`))).toEqual(edited);
  expect((await page("edited")).filter(({ type }) => type === "edited")).toHaveLength(1);
  expect(await heard(eve, () => rosa.put(`/card/cards/${id}/answer`, { message: "Thank you" }))).toEqual(edited);
});

test("nobody but its organizer hears of a draft", async () => {
  const w = await world();
  const [ann, bob, rosa] = await w.people("Ann", "Bob", "Rosa");
  const sendTo = [{ id: bob.id, type: "tenantMember" }];
  const draft = newCard("Ten years", [rosa.id], { sendTo, state: "draft" });
  const { id, version } = (await ann.post("/card/cards", draft)).body;
  await w.drain();
  const listen = listener(w);
  const [anns, bobs] = [await listen(ann), await listen(bob)];
  expect((await ann.patch(`/card/cards/${id}`, { title: "Eleven years", version })).status).toBe(200);
  expect(await anns("edited")).toEqual([{ type: "edited", id }]);
  await w.send(ann, { to: [rosa] });
  await w.drain();
  expect((await bobs("timeline")).map(({ type }) => type)).not.toContain("edited");
  expect((await ann.patch(`/card/cards/${id}`, { state: "open", version: version + 1 })).status).toBe(200);
  expect((await bob.get(`/card/cards/${id}`)).status).toBe(200);
});

test("whose page was told of a signature asks for it alone, and is told that one has gone", async () => {
  const w = await world();
  const [ann, bob, rosa] = await w.people("Ann", "Bob", "Rosa");
  const sendTo = [{ id: bob.id, type: "tenantMember" }];
  const { id } = (await ann.post("/card/cards", newCard("Ten years", [rosa.id], { sendTo }))).body;
  await w.drain();
  const first = (await ann.put(`/card/cards/${id}/signature`, newSignature("Ten more"))).body.id;
  const second = (await bob.put(`/card/cards/${id}/signature`, newSignature("Ten years of you"))).body.id;
  const those = (...ids: string[]) => `/card/cards/${id}/signatures?idIn=${ids.join(",")}`;
  const { body } = await ann.get(those(second));
  expect(body).toMatchObject({ results: [{ id: second, messageText: "Ten years of you" }], next: null, total: 2 });
  expect((await rosa.get(those(second))).status).toBe(404);
  const page = await listener(w)(bob);
  expect((await ann.delete(`/card/signatures/${first}`)).status).toBe(204);
  expect(await page("edited")).toEqual([{ type: "edited", id, part: first }]);
  expect((await bob.get(those(first, second))).body).toMatchObject({ results: [{ id: second }], total: 1 });
});

test("who writes is seen by those who have the card open to sign it, and by nobody else", async () => {
  const w = await world();
  const [ann, bob, cleo, rosa] = await w.people("Ann", "Bob", "Cleo", "Rosa");
  const sendTo = [bob, cleo].map((one) => ({ id: one.id, type: "tenantMember" }));
  const { id } = (await ann.post("/card/cards", newCard("Ten years", [rosa.id], { sendTo }))).body;
  await w.drain();
  const there = (who: Person, writing: boolean) => who.put(`/card/cards/${id}/presence`, { writing });
  const listen = listener(w);
  const pages = [await listen(ann), await listen(bob), await listen(cleo), await listen(rosa)] as const;
  expect((await there(bob, false)).status).toBe(204);
  expect((await there(rosa, false)).status).toBe(404);
  expect((await there(ann, true)).status).toBe(204);
  expect(await pages[1]("writing")).toEqual([
    { type: "writing", id, by: expect.objectContaining({ id: ann.id, name: ann.name }) },
  ]);
  await w.send(ann, { to: [bob] });
  await w.drain();
  for (const page of [pages[0], pages[2], pages[3]])
    expect((await page("timeline")).map(({ type }) => type)).not.toContain("writing");
  await ann.put(`/card/cards/${id}/signature`, newSignature("Ten more"));
  await ann.post(`/card/cards/${id}/deliver`);
  expect((await there(ann, true)).status).toBe(409);
});
