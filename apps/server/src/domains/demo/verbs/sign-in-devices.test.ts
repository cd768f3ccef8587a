import { expect, test } from "vitest";
import { hashPassword } from "../../../adapters/password.ts";
import { world } from "../../../testing/world.ts";
import { demoPassword } from "../content/tenants.ts";
import { signInDevices } from "./sign-in-devices.ts";

test("an account to try is signed in on a phone and a computer besides, and needs no second step", async () => {
  const w = await world();
  const ann = await w.person("Ann");
  await w.sql`update users set password_hash = ${await hashPassword(demoPassword)} where id = ${ann.userId}`;
  const who = { userId: ann.userId, tenantId: w.tenantId, memberId: ann.id };
  await w.server.database.withAuth((db, { now }) => signInDevices(db, now, who));
  const { results } = (await ann.get("/identity/sessions")).body;
  expect(results.filter((one: { current: boolean }) => !one.current)).toMatchObject([
    { device: { kind: "phone", browser: "Safari", system: "iOS" } },
    { device: { kind: "computer", browser: "Edge", system: "Windows" } },
  ]);
  const { body } = await w.anonymous.post("/identity/passwords/login", { email: ann.email, password: demoPassword });
  expect(body).toMatchObject({ userId: ann.userId, token: expect.any(String) });
});
