import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "undici";

const password = "plaudit-demo-1";

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** A colleague who sends through the edge, and sends the same again until it is acknowledged, as the apps do. */
export class Person {
  readonly email: string;
  readonly #pool: Pool;
  readonly #host: string;
  #token = "";
  id = "";

  constructor(email: string, edgePort: number) {
    this.email = email;
    this.#pool = new Pool(`http://127.0.0.1:${edgePort}`, { connections: 2, headersTimeout: 15_000 });
    this.#host = `acme.localhost:${edgePort}`;
  }

  async #ask(method: "GET" | "POST", path: string, body?: object, key?: string): Promise<Answer> {
    const answer = await this.#pool.request({
      method,
      path: `/api${path}`,
      headers: {
        host: this.#host,
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(body && { "content-type": "application/json" }),
        ...(key && { "idempotency-key": key }),
      },
      body: body ? JSON.stringify(body) : null,
    });
    const text = await answer.body.text();
    return { status: answer.statusCode, body: text ? JSON.parse(text) : {} };
  }

  /** Repeats until it succeeds or is refused for good. */
  async #insist(method: "GET" | "POST", path: string, body?: object): Promise<Answer> {
    const key = method === "POST" ? randomUUID() : undefined;
    for (let tries = 0; tries < 600; tries += 1) {
      const answer = await this.#ask(method, path, body, key).catch(() => undefined);
      const again = !answer || answer.status >= 500 || answer.status === 409 || answer.status === 429;
      if (!again) return answer;
      await sleep(100);
    }
    throw new Error(`${path} was not answered within a minute`);
  }

  async #succeed(method: "GET" | "POST", path: string, body?: object): Promise<Answer> {
    const answer = await this.#insist(method, path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  }

  async signIn(): Promise<void> {
    const login = await this.#succeed("POST", "/identity/passwords/login", { email: this.email, password });
    this.#token = String(login.body.token);
    const tenants = await this.#succeed("GET", "/identity/tenants/my");
    const acme = (tenants.body.results as { id: string; slug: string }[]).find(({ slug }) => slug === "acme");
    const { body } = await this.#succeed("POST", `/identity/tenants/${acme?.id}/login`, {});
    const access = await this.#succeed("GET", `/identity/tenants/accessToken?state=${body.state}&confirmed=true`);
    this.#token = String(access.body.token);
    this.id = String((await this.#succeed("GET", "/identity/tenantMembers/me")).body.id);
  }

  async qualities(): Promise<string[]> {
    const { body } = await this.#succeed("GET", "/recognition/values");
    return (body.results as { qualities: { id: string }[] }[]).flatMap((value) => value.qualities.map(({ id }) => id));
  }

  /** The id of the recognition once it is acknowledged. */
  async thank(receiverId: string, qualityId: string, words: string, amount: number): Promise<string> {
    const { body } = await this.#succeed("POST", "/recognition/recognitions", {
      status: "published",
      message: words,
      amount,
      sendTo: [{ type: "tenantMember", id: receiverId }],
      qualityIds: [qualityId],
      tenantWide: true,
      ignoreExceptions: true,
    });
    return String(body.id);
  }

  /** Whether the product responds right now. */
  answers(): Promise<boolean> {
    return this.#ask("GET", "/timeline/items?pageSize=1").then(
      ({ status }) => status === 200,
      () => false,
    );
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
