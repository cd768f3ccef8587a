import { request } from "node:http";
import { test } from "@playwright/test";
import { forwardedFor } from "./address.ts";

const port = process.env.E2E_PORT ?? "3900";
export const origin = (slug: string) => `http://${slug === "" ? "" : `${slug}.`}localhost:${port}`;
export const password = "plaudit-demo-1";

interface Options {
  token?: string;
  body?: unknown;
  raw?: string | Buffer;
}
export interface Reply {
  status: number;
  body: unknown;
}

/** A call past the browser, to the edge by its address: names under localhost are known to browsers only. */
function send(slug: string, key: string, { token, body, raw }: Options = {}): Promise<Reply> {
  const [method, path] = key.split(" ");
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: "127.0.0.1",
        port,
        method,
        path: `/api${path}`,
        headers: {
          host: new URL(origin(slug)).host,
          accept: "application/json",
          ...forwardedFor(test.info()),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(payload === undefined ? {} : { "content-type": "application/json" }),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: answer.statusCode ?? 0, body: text === "" ? null : JSON.parse(text) });
        });
      },
    );
    call.on("error", reject);
    call.end(payload);
  });
}

/** The response of a call that has to succeed. */
export async function call<T>(slug: string, key: string, options: Options = {}): Promise<T> {
  const { status, body } = await send(slug, key, options);
  // A person's requests of a minute are one share, and many journeys share a person.
  if (status === 429) {
    await new Promise((done) => setTimeout(done, 2_000));
    return call<T>(slug, key, options);
  }
  if (status >= 300) throw new Error(`${key} answered ${status}: ${JSON.stringify(body)}`);
  return body as T;
}

export interface Access {
  token: string;
  userId: string;
  tenantId: string;
}

/** A session of its own for each test: signing out in one keeps the others. */
export async function enter(email: string, slug: string, secret = password): Promise<Access> {
  const { token } = await call<Access>(slug, "POST /identity/passwords/login", { body: { email, password: secret } });
  const { results } = await call<{ results: { id: string; slug: string }[] }>(slug, "GET /identity/tenants/my", {
    token,
  });
  const tenant = results.find((one) => one.slug === slug);
  if (!tenant) throw new Error(`${email} does not belong to ${slug}`);
  const { state } = await call<{ state: string }>(slug, `POST /identity/tenants/${tenant.id}/login`, {
    token,
    body: {},
  });
  return call<Access>(slug, `GET /identity/tenants/accessToken?state=${state}&confirmed=true`);
}

export interface Person {
  id: string;
  name: string;
  firstName: string;
}
interface Quality {
  id: string;
  name: string;
}

/** Somebody who acts through the API, for what a test finds already there. */
export class Actor {
  readonly slug: string;
  readonly access: Access;
  constructor(slug: string, access: Access) {
    this.slug = slug;
    this.access = access;
  }
  static async of(email: string, slug = "acme", secret = password) {
    return new Actor(slug, await enter(email, slug, secret));
  }
  call<T>(key: string, body?: unknown): Promise<T> {
    return call<T>(this.slug, key, { token: this.access.token, ...(body === undefined ? {} : { body }) });
  }
  me() {
    return this.call<Person>("GET /identity/tenantMembers/me");
  }
  async find(name: string): Promise<Person> {
    const { results } = await this.call<{ results: Person[] }>(
      `GET /identity/tenantMembers?search=${encodeURIComponent(name)}`,
    );
    const person = results.find((one) => one.name === name);
    if (!person) throw new Error(`There is no ${name}`);
    return person;
  }
  async qualities(): Promise<Quality[]> {
    const { results } = await this.call<{ results: { qualities: Quality[] }[] }>("GET /recognition/values");
    return results.flatMap((value) => value.qualities);
  }
  async toGive(): Promise<number> {
    const { results } = await this.call<{ results: { type: string; balance: number }[] }>("GET /points/accounts/my");
    return results.find((account) => account.type === "allocation")?.balance ?? 0;
  }
  async recognize(to: Person | Person[], message: string, { amount = 0, tenantWide = true } = {}): Promise<string> {
    const [quality] = await this.qualities();
    const { id } = await this.call<{ id: string }>("POST /recognition/recognitions", {
      status: "published",
      message,
      amount,
      sendTo: [to].flat().map((one) => ({ id: one.id, type: "tenantMember" })),
      qualityIds: quality ? [quality.id] : [],
      tenantWide,
    });
    return id;
  }
}
