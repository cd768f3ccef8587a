import { expect, test } from "vitest";
import { type Person, world } from "../../testing/world.ts";
import { newCard, newSignature } from "./test-sample.ts";

test("who signs sees the others' signatures arrive, and its recipient hears nothing of them", async () => {
  const w = await world();
  const [ann, bob, cleo, rosa, eve] = await w.people("Ann", "Bob", "Cleo", "Rosa", "Eve");
  const sendTo = [bob, cleo].map(({ id }) => ({ id, type: "tenantMember" }));
  const { id } = (await ann.post("/card/cards", newCard("Rosa, ten years", [rosa.id], { sendTo }))).body;
  await w.drain();
  /** Everything that a page of theirs is told, up to an event. */
  const listen = async (who: Person) => {
    const { body } = await w.server.fetch("GET /notification/stream", { token: who.token });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    return async (last: string) => {
      const events: { type: string; id?: string }[] = [];
      while (events.at(-1)?.type !== last) {
        const { value = "", done } = (await reader?.read()) ?? { done: true };
        if (done) break;
        for (const line of value.trim().split("\n")) events.push(JSON.parse(line));
      }
      await reader?.cancel();
      return events;
    };
  };
  const [bobs, rosas, eves] = [await listen(bob), await listen(rosa), await listen(eve)];
  expect((await cleo.put(`/card/cards/${id}/signature`, newSignature("Ten more"))).status).toBe(200);
  expect(await bobs("edited")).toEqual([{ type: "edited", id }]);
  await w.send(ann, { to: [bob] });
  await w.drain();
  for (const heard of [await rosas("timeline"), await eves("timeline")])
    expect(heard.map(({ type }) => type)).not.toContain("edited");
});
