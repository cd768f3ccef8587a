import { expect, test } from "vitest";
import { world } from "../../testing/world.ts";

test("what is sent and taken back while months are counted is counted in the end", async () => {
  const w = await world();
  const people = await w.people("Ann", "Bob", "Cid", "Dan");
  const [ann] = people;
  const { qualities } = await w.value("Care", ["Listens"]);
  const qualityIds = qualities.map(({ id }) => id);
  /** As if every count were due at once. */
  const count = async () => {
    await w.owner("update pgboss.job set start_after = now() where name = 'recognition.roll-up' and state = 'created'");
    await w.drain();
  };
  const [a, b] = [people.slice(0, 2), people.slice(2)];
  let busy = true;
  const counting = [1, 2].map(async () => {
    while (busy) await count();
  });
  await Promise.all(
    [a, b].flatMap((pair) =>
      pair.map(async (from) => {
        for (let n = 0; n < 6; n += 1) {
          const to = people.filter((one) => one !== from).slice(0, 1 + (n % 2));
          const { id } = await w.send(from, { to, qualityIds });
          if (n % 3 === 0) await from.delete(`/recognition/recognitions/${id}`);
        }
      }),
    ),
  );
  busy = false;
  await Promise.all(counting);
  await w.drain();
  await count();
  const [live] = await w.sql`
    select count(*)::int as count from recognitions where tenant_id = ${w.tenantId} and deleted_at is null`;
  const { body } = await ann.get("/culture/overview?period=12");
  expect(live).toEqual({ count: 16 });
  expect([body.total, body.qualities[0].total]).toEqual([16, 16]);
});
