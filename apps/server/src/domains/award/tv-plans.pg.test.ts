import { expect, test } from "vitest";
import { lobby } from "../../testing/lobby.ts";
import { explained } from "../../testing/plans.ts";
import { world } from "../../testing/world.ts";
import { newAnnouncement } from "../announcement/test-sample.ts";
import { tvAnnouncements } from "../announcement/tv-announcements.ts";
import { given, typeOf } from "./test-sample.ts";
import { tvAwards } from "./tv-awards.ts";

const refused = /Seq Scan on (awards|award_(targets|recipients)|announcements)\b/;

test("what a screen asks for of 20,000 awards and 5,000 announcements are ranges of indexes", {
  timeout: 120_000,
}, async () => {
  const w = await world();
  const admin = await w.person("Ada", { role: "admin" });
  const [ann, bob] = await w.people("Ann", "Bob");
  const team = await w.team("Bob's", [bob]);
  const type = (await admin.post("/award/awardTypes", typeOf("Full sail"))).body;
  const { id } = (await ann.post("/award/awards", { awardTypeId: type.id, ...given(bob) })).body;
  const news = (await admin.post("/announcement/announcements", newAnnouncement("We move"))).body;
  const made = (n: string) => `overlay(overlay(md5('w' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`;
  for (const [table, key, change] of [
    ["awards", "id", `'id', ${made("n")}, 'published_at', now() - n * interval '30 min'`],
    ["award_targets", "award_id", `'award_id', ${made("n")}`],
    ["award_recipients", "award_id", `'award_id', ${made("n")}`],
  ])
    await w.server.sql(
      `insert into ${table} select (jsonb_populate_record(a, jsonb_build_object(${change}))).*
        from ${table} a, generate_series(1, 20000) n where a.tenant_id = $1 and a.${key} = $2`,
      [w.tenantId, id],
    );
  await w.server.sql(
    `insert into announcements select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
        'status', case when n % 100 = 0 then 'active' else 'archived' end, 'published_at', now() - n * interval '1 hour'))).*
      from announcements a, generate_series(1, 5000) n where a.tenant_id = $1 and a.id = $2`,
    [w.tenantId, news.id],
  );
  await w.owner("analyze");
  const found: string[] = [];
  await w.tenant(async (real) => {
    for (const teamIds of [[], [team.id]]) {
      const channel = { ...lobby, id: team.id, version: 1, lastSeenAt: null, preview: false, teamIds };
      const ctx = { ...real, now: real.now, db: explained(real.db, refused, found), channel };
      expect((await tvAwards(ctx)).results).toHaveLength(30);
      expect((await tvAnnouncements(ctx)).results.length).toBeGreaterThan(5);
    }
  });
  expect(found).toEqual([]);
});
