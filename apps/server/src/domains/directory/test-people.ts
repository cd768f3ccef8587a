import { hashPassword } from "../../adapters/password.ts";
import type { TestMember, TestServer } from "../../testing/index.ts";

export const password = "plaudit-demo-1";
let hash: Promise<string> | undefined;

/** Gives people the test's password, so that they can sign in by it. */
export async function givePassword(server: TestServer, ...people: TestMember[]): Promise<void> {
  hash ??= hashPassword(password);
  const ids = people.map((one) => one.userId);
  await server.sql("update users set password_hash = $1 where id = any($2::uuid[])", [await hash, ids]);
}

/** A token of user scope. */
export async function signInAs(server: TestServer, { email }: TestMember): Promise<string> {
  const { body } = await server.request("POST /identity/passwords/login", { body: { email, password } });
  return body.token;
}

/** All the way into the tenant. */
export async function enterAs(server: TestServer, person: TestMember, tenantId: string) {
  const user = await signInAs(server, person);
  const { body } = await server.request(`POST /identity/tenants/${tenantId}/login`, { token: user, body: {} });
  const entered = await server.request(`GET /identity/tenants/accessToken?state=${body.state}&confirmed=true`, {
    host: tenantId,
  });
  return { user, tenant: entered.body.token as string };
}
