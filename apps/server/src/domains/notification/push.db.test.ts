import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Person, world } from "../../testing/world.ts";

interface Pushed {
  path: string;
  headers: IncomingMessage["headers"];
  body: Buffer;
}
/** A push service: it takes what it is sent, and answers what the test wants. */
const pushed: Pushed[] = [];
let answer = 201;
const service = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    pushed.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(answer).end();
  });
});
let origin = "";
beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  pushed.length = 0;
  answer = 201;
});

/** What a browser keeps of a subscription. */
function browser(path: string) {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") };
  return {
    body: { endpoint: `https://push.example/${path}`, keys },
    read: (body: Buffer) => decrypted(body, pair, auth),
  };
}
/** RFC 8291 over RFC 8188, read as a browser does. */
function decrypted(message: Buffer, pair: ECDH, auth: Buffer): Record<string, string> {
  const salt = message.subarray(0, 16);
  const length = message[20] ?? 0;
  const sender = message.subarray(21, 21 + length);
  const cipher = message.subarray(21 + length);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync("sha256", pair.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync("sha256", input, salt, "Content-Encoding: aes128gcm\0", 16));
  const nonce = Buffer.from(hkdfSync("sha256", input, salt, "Content-Encoding: nonce\0", 12));
  const opener = createDecipheriv("aes-128-gcm", key, nonce);
  opener.setAuthTag(cipher.subarray(-16));
  const text = Buffer.concat([opener.update(cipher.subarray(0, -16)), opener.final()]);
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString("utf8"));
}

const subscriptions = "/notification/subscriptions";
async function here() {
  const w = await world({ features: ["points", "push"] });
  const [ann, bob] = await w.people("Ann", "Bob");
  /** Subscribes as a browser does, then has the endpoint lead to the service of the test. */
  const subscribe = async (person: Person, path: string) => {
    const made = browser(path);
    expect((await person.post(subscriptions, made.body)).status).toBe(204);
    await w.sql`update push_subscriptions set endpoint = ${`${origin}/${path}`}
      where tenant_id = ${w.tenantId} and endpoint = ${made.body.endpoint}`;
    w.server.openOrigins.add(origin);
    return made;
  };
  const left = async () =>
    (await w.sql`select endpoint from push_subscriptions where tenant_id = ${w.tenantId}`).length;
  return { w, ann, bob, subscribe, left };
}

test("a notification reaches each browser of its reader, encrypted for it and signed by the server", async () => {
  const { w, ann, bob, subscribe } = await here();
  const [phone, laptop] = [await subscribe(bob, "phone"), await subscribe(bob, "laptop")];
  const { id } = await w.send(ann, { to: [bob] });
  await w.drain();
  expect(pushed.map(({ path }) => path).sort()).toEqual(["/laptop", "/phone"]);
  const { push } = (await bob.get("/notification/channelPreferences")).body;
  for (const { path, headers, body } of pushed) {
    expect((path === "/phone" ? phone : laptop).read(body)).toMatchObject({
      title: "Tenant",
      body: "Ann Test recognized you",
      path: `/recognitions/${id}`,
      lang: "en",
      dir: "ltr",
    });
    expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
    const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? "") ?? [];
    expect(key).toBe(push.publicKey);
    const [head = "", claims = "", signature = ""] = token.split(".");
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({ aud: origin });
    const point = Buffer.from(key, "base64url");
    const jwk = {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    };
    expect(
      verify(
        "sha256",
        Buffer.from(`${head}.${claims}`),
        { key: jwk, format: "jwk", dsaEncoding: "ieee-p1363" },
        Buffer.from(signature, "base64url"),
      ),
    ).toBe(true);
  }
});

test.each([404, 410])("a subscription that its service answers with %i to is forgotten", async (status) => {
  const { w, ann, bob, subscribe, left } = await here();
  await subscribe(bob, `gone-${status}`);
  answer = status;
  await w.send(ann, { to: [bob] });
  await w.drain();
  expect([pushed.length, await left()]).toEqual([1, 0]);
});

test("what a service could not take is tried again", async () => {
  const { w, ann, bob, subscribe, left } = await here();
  await subscribe(bob, "busy");
  answer = 503;
  await w.send(ann, { to: [bob] });
  await w.drain();
  expect([pushed.length, await left()]).toEqual([1, 1]);
  answer = 201;
  await w.sql`update pgboss.job set start_after = now() where data ->> 'tenantId' = ${w.tenantId} and state = 'retry'`;
  await w.drain();
  expect(pushed).toHaveLength(2);
});

test.each([
  "http://push.example/1",
  "https://127.0.0.1/1",
  "https://[::1]/1",
  "https://10.0.0.8/1",
  "https://169.254.169.254/latest",
  "https://push.example:22/1",
  "ftp://push.example/1",
  "javascript:alert(1)",
])("no subscription may lead to %s", async (endpoint) => {
  const { bob, left } = await here();
  const answered = await bob.post(subscriptions, { ...browser("1").body, endpoint });
  expect(answered.status).toBe(400);
  expect(answered.body.details).toMatchObject([{ path: "endpoint" }]);
  expect(await left()).toBe(0);
});

test("what moderators hide before the service can take it is pushed no more", async () => {
  const { w, ann, bob, subscribe } = await here();
  const ada = await w.person("Ada", { role: "admin" });
  await subscribe(bob, "hidden");
  answer = 503;
  const { id } = await w.send(ann, { to: [bob] });
  await w.drain();
  expect(pushed).toHaveLength(1);
  await ada.put(`/recognition/recognitions/${id}/flags`, { reason: "It hurts" });
  await w.drain();
  expect((await ada.put("/moderation/items/hidden", { ids: [id], reversePoints: false })).status).toBe(200);
  answer = 201;
  await w.sql`update pgboss.job set start_after = now() where data ->> 'tenantId' = ${w.tenantId}
    and name = 'notification.push' and state = 'retry'`;
  await w.drain();
  expect(pushed).toHaveLength(1);
});

test("a name that leads to an address of our own is not called, and forgotten", async () => {
  const { w, ann, bob, left } = await here();
  const { body } = browser("1");
  await bob.post(subscriptions, { ...body, endpoint: "https://localhost/1" });
  expect(await left()).toBe(1);
  await w.send(ann, { to: [bob] });
  await w.drain();
  expect([pushed.length, await left()]).toEqual([0, 0]);
});

test("keys that nothing can be encrypted for are refused", async () => {
  const { bob } = await here();
  const { body } = browser("1");
  for (const keys of [
    { ...body.keys, p256dh: "AAAA" },
    { ...body.keys, auth: "AAAA" },
  ])
    expect((await bob.post(subscriptions, { ...body, keys })).status).toBe(400);
});

test("nothing is pushed to who signed out, was suspended, unsubscribed or turned it off", async () => {
  const { w, ann, bob, subscribe, left } = await here();
  const [cleo, dan, eve, fay] = await w.people("Cleo", "Dan", "Eve", "Fay");
  await subscribe(bob, "bob");
  for (const person of [cleo, dan, eve, fay]) await subscribe(person, person.name);
  await bob.delete(subscriptions, { endpoint: `${origin}/bob` });
  await cleo.patch("/notification/channelPreferences", { kinds: [{ kind: "recognised", push: false }] });
  await w.sql`update tenant_members set suspended_at = now() where tenant_id = ${w.tenantId} and id = ${dan.id}`;
  await w.sql`update access_tokens set revoked_at = now() where tenant_id = ${w.tenantId} and user_id = ${eve.userId}`;
  await w.send(ann, { to: [bob, cleo, eve, fay] });
  await w.drain();
  expect(pushed.map(({ path }) => decodeURIComponent(path))).toEqual([`/${fay.name}`]);
  expect(await left()).toBe(3);
});

test("nothing is pushed to a browser whose session has lapsed", async () => {
  const { w, ann, bob, subscribe, left } = await here();
  const [cleo] = await w.people("Cleo");
  await subscribe(bob, "bob");
  await subscribe(cleo, "cleo");
  await w.sql`update access_tokens set last_used_at = now() - interval '15 days' where tenant_id = ${w.tenantId} and user_id = ${bob.userId}`;
  await w.sql`update access_tokens set expires_at = now() where tenant_id = ${w.tenantId} and user_id = ${cleo.userId}`;
  await w.send(ann, { to: [bob, cleo] });
  await w.drain();
  expect(pushed).toEqual([]);
  expect(await left()).toBe(0);
});

test("a browser belongs to the member who subscribed in it last", async () => {
  const { w, ann, bob, left } = await here();
  const { body } = browser("shared");
  await ann.post(subscriptions, body);
  await bob.post(subscriptions, body);
  expect(await left()).toBe(1);
  const [row] = await w.sql`select member_id from push_subscriptions where tenant_id = ${w.tenantId}`;
  expect(row).toEqual({ member_id: bob.id });
});

test("reactions are gathered for a while and pushed as one", async () => {
  const { w, ann, bob, subscribe } = await here();
  const [cleo] = await w.people("Cleo");
  const phone = await subscribe(ann, "ann");
  await ann.patch("/notification/channelPreferences", { kinds: [{ kind: "reaction", push: true }] });
  const { id } = await w.send(ann, { to: [bob] });
  for (const person of [bob, cleo]) {
    await person.put(`/recognition/recognitions/${id}/reactions`, { type: "heart" });
    await w.drain();
  }
  expect(pushed).toEqual([]);
  await w.sql`update pgboss.job set start_after = now() where data ->> 'tenantId' = ${w.tenantId} and state = 'created'`;
  await w.drain();
  expect(pushed.map(({ body }) => phone.read(body).body)).toEqual([
    "Cleo Test and 1 other person reacted to your recognition",
  ]);
});

test("a tenant without the feature subscribes nobody and pushes nothing", async () => {
  const w = await world({ features: ["points"] });
  const [ann] = await w.people("Ann");
  expect((await ann.get("/notification/channelPreferences")).body.push).toBeNull();
  expect((await ann.post(subscriptions, browser("1").body)).status).toBe(403);
});
