import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { newId } from "../../db/id.ts";
import { operate } from "../../operator/commands.ts";
import { seal } from "../../seal.ts";
import { world } from "../../testing/world.ts";

async function scene() {
  const here = await world();
  const admin = await here.person("Ada", { role: "admin" });
  const lena = await here.person("Lena");
  await here.sql`insert into second_steps (user_id) values (${lena.userId})`;
  await here.sql`insert into totp_factors (user_id, key, last_step) values (${lena.userId}, ${seal("KEY", "s")}, 1)`;
  await here.sql`insert into recovery_codes (user_id, code_hash) values (${lena.userId}, 'hash')`;
  const reset = `/identity/tenantMembers/${lena.id}/resetFactors`;
  const secondStep = async () => (await admin.get(`/identity/tenantMembers/${lena.id}/admin`)).body.secondStep;
  return { here, admin, lena, reset, secondStep };
}

test("an administrator resets a member's second step: they are signed out, mailed, and it is in the log", async () => {
  const { here, admin, lena, reset, secondStep } = await scene();
  expect(await secondStep()).toBe(true);
  expect((await admin.put(reset)).status).toBe(204);
  expect(await secondStep()).toBe(false);
  expect((await lena.get("/identity/tenantMembers/me")).status).toBe(401);
  expect(await here.sql`select 1 from totp_factors where user_id = ${lena.userId}`).toEqual([]);
  expect(await here.sql`select 1 from recovery_codes where user_id = ${lena.userId}`).toEqual([]);
  const { body } = await admin.get("/audit/events");
  expect(body.results[0]).toMatchObject({ action: "tenantMember.resetFactors" });
  await here.drain();
  const mail = await PostalMime.parse(here.server.mails().at(-1) ?? "");
  expect(mail.to?.[0]?.address).toBe(lena.email);
  expect(mail.text).toContain("An administrator of");
  expect((await admin.put(reset)).status, "again").toBe(204);
});

test("nobody resets their own, nor without the right to manage people", async () => {
  const { admin, lena, here, reset, secondStep } = await scene();
  const other = await here.person("Bo", { role: "manager" });
  for (const who of [other, lena]) expect((await who.put(reset)).status).toBe(403);
  expect((await admin.put(`/identity/tenantMembers/${admin.id}/resetFactors`)).status).toBe(403);
  expect(await secondStep()).toBe(true);
});

test("an account that belongs to another company as well is not this one's to open", async () => {
  const { here, admin, lena, reset, secondStep } = await scene();
  const second = await world();
  await here.sql`insert into tenant_memberships (user_id, tenant_id, member_id) values (${lena.userId}, ${second.tenantId}, ${newId()})`;
  const { status, body } = await admin.put(reset);
  expect([status, body.key]).toEqual([409, "security.shared"]);
  expect(await secondStep()).toBe(true);
  expect((await lena.get("/identity/tenantMembers/me")).status).toBe(200);
});

test("the operator's command does it for any account", async () => {
  const { here, lena, secondStep } = await scene();
  const ctx = { database: here.server.database } as Parameters<typeof operate>[0];
  expect(await operate(ctx, ["reset", lena.email.toUpperCase()])).toEqual([
    `${lena.email} is signed out everywhere, and signs in by the password alone.`,
  ]);
  expect(await secondStep()).toBe(false);
  expect((await lena.get("/identity/tenantMembers/me")).status).toBe(401);
});
