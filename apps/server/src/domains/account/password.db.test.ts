import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestMember, type TestServer, type TestTenant, testApex, testServer } from "../../testing/index.ts";
import { enterAs, givePassword, password, signInAs } from "../directory/test-people.ts";

let server: TestServer;
let tenant: TestTenant;
let person: TestMember;
const better = "seven boats on the lake";
beforeAll(async () => {
  server = await testServer();
  tenant = await server.makeTenant({ name: "Acme", slug: "acme", brandColor: "#7a1f5c" });
});
afterAll(() => server.close());
const fresh = async (options: Parameters<TestTenant["member"]>[0] = {}) => {
  person = await tenant.member(options);
  await givePassword(server, person);
  await server.runJobs();
};

const login = (secret: string) =>
  server.request("POST /identity/passwords/login", { body: { email: person.email, password: secret } });
const reset = (token: string, secret: string) =>
  server.request("POST /identity/passwords/reset", { body: { token, password: secret } });
async function recover(host: string | null = tenant.id) {
  await server.runJobs();
  const before = server.mails().length;
  const { status } = await server.request("POST /identity/passwords/recovery", { body: { email: person.email }, host });
  expect(status).toBe(204);
  await server.runJobs();
  const mails = server.mails();
  expect(mails).toHaveLength(before + 1);
  const mail = await PostalMime.parse(mails.at(-1) ?? "");
  const link = new URL(/https?:\S+new-password\S+/.exec(mail.text ?? "")?.[0] ?? "");
  return { mail, link, token: link.searchParams.get("token") ?? "" };
}

test("the link is mailed in the person's language to where it was asked for", async () => {
  await fresh({ locale: "fr", firstName: "Léa" });
  const { mail, link } = await recover();
  expect(mail.to?.[0]?.address).toBe(person.email);
  expect(mail.subject).toBe("Choisissez un nouveau mot de passe");
  expect(mail.html).toContain('lang="fr" dir="ltr"');
  expect(link.origin).toBe("http://acme.localhost:3000");
  expect((await recover(null)).link.origin).toBe(testApex);
});

test("the link sets the password once and ends every session", async () => {
  await fresh();
  const { user, tenant: entered } = await enterAs(server, person, tenant.id);
  const [first, second] = [await recover(), await recover()];
  expect((await reset(second.token, better)).status).toBe(204);
  expect((await login(password)).status).toBe(400);
  expect((await login(better)).status).toBe(200);
  for (const token of [user, entered])
    expect((await server.request("GET /identity/accessToken/info", { token })).status).toBe(401);
  for (const { token } of [second, first])
    expect((await reset(token, "another fine one")).body.error).toBe("InvalidToken");
});

test("of several copies of one link at once one counts", async () => {
  await fresh();
  const { token } = await recover();
  const answers = await Promise.all(Array.from({ length: 5 }, (_, i) => reset(token, `${better} ${i}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400, 400]);
});

test("a password that is refused leaves the link good; after half an hour it is not", async () => {
  await fresh();
  const { token } = await recover();
  for (const weak of ["Password-12345", "qwertyuiop123", person.email])
    expect((await reset(token, weak)).body).toMatchObject({
      error: "ValidationError",
      details: [{ path: "password" }],
    });
  server.setClock(new Date(Date.now() + 31 * 60_000));
  expect((await reset(token, better)).body.error).toBe("InvalidToken");
  server.setClock(new Date(Date.now() + 29 * 60_000));
  expect((await reset(token, better)).status).toBe(204);
  server.setClock(undefined);
  expect((await reset("made.up", better)).body.error).toBe("InvalidToken");
});

test("an unknown address is answered alike, by the same statements, and nobody is mailed", async () => {
  await fresh();
  const before = server.mails().length;
  const ask = async (email: string) => {
    const { status, body } = await server.request("POST /identity/passwords/recovery", { body: { email } });
    return { status, body };
  };
  const count = async () => (await server.sql("select count(*)::int as n from password_resets"))[0].n;
  const began = await count();
  expect(await ask("nobody@example.test")).toEqual(await ask(person.email));
  expect(await count()).toBe(began + 2);
  await server.runJobs();
  expect(server.mails()).toHaveLength(before + 1);
});

test("others who ask for somebody's link neither flood them nor end a link they have", async () => {
  await fresh();
  const { token } = await recover();
  const before = server.mails().length;
  const count = async () => (await server.sql("select count(*)::int as n from password_resets"))[0].n;
  const written = [];
  for (const email of [person.email, "nobody-else@example.test"]) {
    const began = await count();
    for (let n = 0; n < 12; n++)
      expect((await server.request("POST /identity/passwords/recovery", { body: { email } })).status).toBe(204);
    written.push((await count()) - began + (email === person.email ? 1 : 0));
  }
  expect(written, "known or not").toEqual([3, 3]);
  await server.runJobs();
  expect(server.mails()).toHaveLength(before + 2);
  expect((await reset(token, better)).status).toBe(204);
});

test("changing the password keeps this session and ends the others", async () => {
  await fresh();
  const here = await enterAs(server, person, tenant.id);
  const elsewhere = await signInAs(server, person);
  const change = (currentPassword: string, secret: string) =>
    server.request("PUT /identity/passwords", { token: here.tenant, body: { currentPassword, password: secret } });
  expect((await change("not this one", better)).body.error).toBe("InvalidCredentials");
  expect((await change(password, "short")).body.details[0].path).toBe("password");
  expect((await change(password, "Password-12345")).body.details[0].path).toBe("password");
  expect((await change(password, better)).status).toBe(204);
  const info = async (token: string) => (await server.request("GET /identity/accessToken/info", { token })).status;
  expect([await info(here.tenant), await info(here.user), await info(elsewhere)]).toEqual([200, 200, 401]);
  expect((await login(better)).status).toBe(200);
});

test.each([
  ["en", "Your sign-in was changed", "The password of your account was changed", "was set anew by a link"],
  [
    "fr",
    "Votre connexion a été modifiée",
    "Le mot de passe de votre compte a été modifié",
    "a été redéfini par un lien",
  ],
  ["ar", "تغيّر تسجيل دخولك", "غُيّرت كلمة مرور حسابك", "عُيّنت كلمة مرور جديدة"],
] as const)(
  "a change and a reset of the password are mailed to its owner, in %s",
  async (locale, subject, changed, anew) => {
    await fresh({ locale });
    await server.sql("update tenants set languages = '{en,fr,ar}' where id = $1", [tenant.id]);
    const here = await enterAs(server, person, tenant.id);
    const { token } = await recover();
    const before = server.mails().length;
    const body = { currentPassword: "not this one", password: better };
    await server.request("PUT /identity/passwords", { token: here.tenant, body });
    await server.runJobs();
    expect(server.mails()).toHaveLength(before);
    const right = { ...body, currentPassword: password };
    expect((await server.request("PUT /identity/passwords", { token: here.tenant, body: right })).status).toBe(204);
    expect((await reset(token, "another fine one")).status).toBe(400);
    expect((await reset((await recover()).token, "another fine one")).status).toBe(204);
    await server.runJobs();
    const mails = await Promise.all(
      server
        .mails()
        .slice(before)
        .map((mail) => PostalMime.parse(mail)),
    );
    const told = mails.filter((mail) => mail.subject === subject);
    expect(told.map(({ to }) => to?.[0]?.address)).toEqual([person.email, person.email]);
    expect(told[0]?.text).toContain(changed);
    expect(told[1]?.text).toContain(anew);
  },
);

test("attempts are counted by address and by account, whether or not there is one", async () => {
  const limited = await testServer({ limited: true });
  const attempt = (email: string) =>
    limited.request("POST /identity/passwords/login", { body: { email, password: "wrong" } });
  const untilRefused = async (email: string) => {
    for (let i = 1; i <= 30; i++) {
      const { status, headers } = await attempt(email);
      if (status === 429) return { attempts: i, waits: Number(headers.get("retry-after")) > 0 };
      expect(status).toBe(400);
    }
    return undefined;
  };
  const member = await (await limited.makeTenant()).member();
  const nobody = await untilRefused("nobody@example.test");
  expect(nobody?.waits).toBe(true);
  expect(await untilRefused(member.email)).toEqual(nobody);
  await limited.close();
});
