import { expect, test } from "vitest";
import { verifiedLogs } from "../src/domains/audit/test-seals.ts";
import { verifyLedger } from "../src/domains/points/verbs/verify-ledger.ts";
import { busyPerson, MARK, ok, settleAndArchive } from "../src/testing/busy-person.ts";
import { recordSent } from "../src/testing/index.ts";
import { namingTables } from "../src/testing/naming-tables.ts";
import { sealNow } from "../src/testing/seals.ts";
import { type World, world } from "../src/testing/world.ts";

/** Where any of these words is stored, as "table.column". */
async function found(w: World, ...texts: string[]): Promise<string[]> {
  const columns = await w.sql`select c.table_schema as schema, c.table_name as name, c.column_name as of
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema in ('public', 'pgboss')
      and c.data_type in ('text', 'json', 'jsonb', 'character varying', 'ARRAY')`;
  const hits: string[] = [];
  for (const { schema, name, of } of columns) {
    const any = texts.map((text) => `strpos(lower("${of}"::text), '${text.toLowerCase()}') > 0`);
    const [hit] = await w.owner(`select 1 from "${schema}"."${name}" where ${any.join(" or ")} limit 1`);
    if (hit) hits.push(`${name}.${of}`);
  }
  return hits.toSorted();
}
const named = (w: World) => found(w, "Zebulon", "Quillfeather", MARK);
const faults = (w: World) => w.tenant(async ({ db }) => (await verifyLedger(db)).faults);

/** Where the name of somebody who was erased may still be, and why. */
const kept = {
  "cards.note": "what somebody else wrote: a name that others typed is theirs",
  "idempotency_keys.answer": "what others were answered lately, for two days",
};

/** What becomes of the rows of each table that names people. */
const fates = {
  gone: [
    ...["access_tokens", "announcement_readers", "card_starts", "celebrations", "challenges", "feedback_messages"],
    ...["feedback_threads", "idempotency_keys", "invitations", "login_states", "member_batch_items", "member_copies"],
    "member_erasure_failures",
    ...["member_managers", "member_name_parts", "moderation_notices", "notification_preferences", "notifications"],
    ...["passkeys", "password_resets", "push_subscriptions", "recognition_drafts", "recovery_codes", "refinements"],
    ...["reward_wishes", "second_steps", "team_members", "tenant_memberships", "timeline_viewers", "totp_factors"],
    "users",
  ],
  /** Those columns that are theirs alone. */
  emptied: [
    ...["audit_events", "awards", "card_contributors", "card_recipients", "card_signatures", "cards"],
    ...["engagement_comments", "engagement_flags", "incentive_claims", "media_objects", "moderation_items"],
    ...["points_accounts", "recognitions", "redemptions", "tenant_members"],
  ],
  kept: {
    announcements: "the company's words, under no name",
    award_nominations: "what they wrote about others, under no name",
    award_nominators: "how often they nominated",
    award_nominees: "how often others nominated them",
    award_recipients: "what they were given, by their id",
    award_targets: "whom others chose, by id",
    award_types: "the company's settings, by ids",
    award_votes: "what they gave to others as a juror",
    engagement_endorsements: "points that they added for others",
    engagement_reactions: "what they gave to others",
    member_batches: "an administrator's work on others",
    points_allocation_runs: "which allocations were made; the ledger has them",
    points_gifts: "which gifts were paid; the ledger has them",
    points_sent: "sums of the ledger",
    points_transactions: "the ledger: ids alone",
    recognition_recipients: "what they were given, by their id",
    recognition_targets: "whom others chose, by id",
    reward_code_files: "an administrator's work",
    reward_fund_lines: "the books of a fund, by ids",
    reward_taxes: "the company's books, by id, country and year",
    tango_connections: "the company's account with a supplier",
  },
};

test("every table that names a person has a stated fate, and an erasure writes to each that it says", async () => {
  const w = await world();
  const { gone, emptied } = fates;
  expect([...gone, ...emptied, ...Object.keys(fates.kept)].toSorted()).toEqual(await namingTables(w));
  const ada = await w.person("Ada", { role: "admin" });
  const zed = await w.person("Zed");
  await ok(ada.put(`/identity/tenantMembers/${zed.id}/archive`));
  await w.drain();
  const { sent } = await recordSent(async () => {
    await ok(ada.post(`/identity/tenantMembers/${zed.id}/erasure`, { name: "Zed Test" }));
    await w.drain();
  });
  const functions =
    await w.sql`select proname as name, prosrc as text from pg_proc where pronamespace = 'app'::regnamespace`;
  const called = functions.filter(({ name }) => /erase|clear_second_step/.test(String(name)));
  const texts = [...sent.map(({ text }) => text), ...called.map(({ text }) => String(text))].join("\n");
  expect(gone.filter((table) => !new RegExp(`delete from\\s+"?${table}\\b`).test(texts))).toEqual([]);
  const written = (table: string) => new RegExp(`(update|delete from)\\s+"?${table}\\b|from "${table}"`).test(texts);
  expect(emptied.filter((table) => !written(table))).toEqual([]);
});

test("of somebody who did everything no table has name, address or words of their own once they are erased", async () => {
  const w = await world({ features: ["points", "refine-recognition"] });
  const busy = await busyPerson(w);
  const { ada, bob, zed, up, files, gave, got } = busy;
  for (const who of [zed, bob])
    await w.sql`insert into idempotency_keys (tenant_id, member_id, key, request_hash, answer)
      values (${w.tenantId}, ${who.id}, ${who.id}, 'x', ${zed.name})`;
  await w.sql`insert into mail_outbox (tenant_id, id, key, message) values (${w.tenantId}, gen_random_uuid(), 'late',
    ${JSON.stringify({ to: { name: zed.name, address: `zebulon.${MARK}@acme.test`.toLowerCase() } })}::jsonb)`;
  const before = await named(w);
  expect(before).toEqual(
    expect.arrayContaining([
      "audit_events.after",
      "cards.title",
      "mail_outbox.message",
      "notifications.params",
      "users.email",
    ]),
  );
  expect(before.length).toBeGreaterThan(30);
  for (const address of Object.values(files)) expect((await up.fetch(address)).status).toBe(200);
  await settleAndArchive(busy, w);
  await sealNow(w.server);
  await ok(ada.post(`/identity/tenantMembers/${zed.id}/erasure`, { name: "zebulon quillfeather" }));
  await w.drain();
  expect(await named(w)).toEqual(Object.keys(kept));
  for (const address of Object.values(files)) expect((await up.fetch(address)).status).toBe(404);

  await up.sweep();
  const proofs = await w.sql`select kind from media_objects where tenant_id = ${w.tenantId} and created_by = ${zed.id}`;
  expect(proofs).toEqual([]);
  await ok(bob.post(`/recognition/recognitions/${gave.id}/comments`, { body: "We miss you" }));
  await w.drain();
  const told = await w.sql`select 1 from notifications where tenant_id = ${w.tenantId} and member_id = ${zed.id}`;
  expect(told).toEqual([]);

  expect(await faults(w)).toEqual([]);
  expect(await w.again()).toBeGreaterThan(0);
  await sealNow(w.server);
  expect(await verifiedLogs(w.server)).toMatchObject({ sound: true });
  const spent =
    await w.sql`select balance::int from points_accounts where tenant_id = ${w.tenantId} and owner_id = ${zed.id}`;
  expect(spent).toEqual([{ balance: 0 }, { balance: 0 }]);

  expect((await ok(bob.get(`/recognition/recognitions/${gave.id}`))).sender).toEqual({
    ...{ id: zed.id, firstName: "Former colleague", lastName: "", name: "Former colleague" },
    ...{ jobTitle: null, avatarUrls: null, erased: true },
  });
  expect((await ok(bob.get(`/recognition/recognitions/${got.id}`))).messageText).toBe("Thanks to Former colleague");
});
