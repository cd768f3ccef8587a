import type { z } from "zod";
import type { Egress, Incoming } from "../egress/egress.ts";
import {
  accountAnswer,
  catalogAnswer,
  fault,
  foundOrders,
  orderAnswer,
  subscriptionAnswer,
  tokenAnswer,
} from "./shapes.ts";
import { type Tango, type TangoAccess, TangoFailed, type TangoSystem } from "./tango.ts";

export interface TangoOptions {
  /** Where each system is, with the version. */
  urls: Readonly<Record<TangoSystem, string>>;
  egress: Egress;
  paceMs: number;
  timeoutMs?: number;
}
/** An order that needs longer is answered as pending. */
const LONGEST_MS = 30_000;
const MOST_BYTES = 500_000;
/** Some thousand brands with their terms. */
const MOST_CATALOG_BYTES = 60_000_000;
const CATALOG_MS = 120_000;
const LONGEST_WAIT_MS = 3_600_000;
const AUDIENCE = "https://api.tangocard.com/";
const json = { "content-type": "application/json", accept: "application/json" };
const eventTypes = ["RewardStatus", "AsyncOrderStatus", "LowBalance"] as const;

/** Seconds, or an instant. */
function waitOf(header: string | undefined, now = Date.now()): number {
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header ?? "") - now : seconds * 1000;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 1_000), LONGEST_WAIT_MS) : 1_000;
}

function codeOf({ status, body }: Incoming): string {
  try {
    const [first] = fault.parse(JSON.parse(body.toString("utf8"))).errors;
    const code = first?.i18nKey ?? first?.code ?? "";
    return /^[\w.-]{1,80}$/.test(code) ? `${status} ${code}` : String(status);
  } catch {
    return String(status);
  }
}

function refusal(answer: Incoming): TangoFailed {
  const { status, headers } = answer;
  const code = codeOf(answer);
  if (status === 429) return new TangoFailed("busy", code, waitOf(headers["retry-after"]));
  if (status === 401 || status === 403) return new TangoFailed("denied", code);
  // One that is still being worked on says so by 409.
  if (status >= 400 && status < 500 && status !== 408 && status !== 409) return new TangoFailed("refused", code);
  return new TangoFailed("unknown", code);
}

interface Request {
  path: string;
  method?: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
  mostBytes?: number;
  timeoutMs?: number;
}

/** Whatever it answers is looked at before it goes on; nothing that was sent or answered is ever part of an error. */
export function tangoService({ urls, egress, paceMs, timeoutMs = LONGEST_MS }: TangoOptions): Tango {
  async function call<S extends z.ZodType>(system: TangoSystem, schema: S, request: Request): Promise<z.output<S>> {
    const { path, ...outgoing } = request;
    const url = urls[system].replace(/\/+$/, "") + path;
    const answer = await egress(url, { mostBytes: MOST_BYTES, timeoutMs, ...outgoing }).catch(() => {
      throw new TangoFailed("unknown", "no answer");
    });
    if (answer.status < 200 || answer.status >= 300) throw refusal(answer);
    try {
      return schema.parse(JSON.parse(answer.body.toString("utf8")));
    } catch {
      throw new TangoFailed("unknown", `${answer.status} unreadable`);
    }
  }
  const get = <S extends z.ZodType>({ system, authorization }: TangoAccess, schema: S, path: string, extra = {}) =>
    call(system, schema, { path, headers: { accept: json.accept, authorization }, ...extra });
  const post = <S extends z.ZodType>({ system, authorization }: TangoAccess, schema: S, path: string, body: object) =>
    call(system, schema, { path, method: "POST", headers: { ...json, authorization }, body: JSON.stringify(body) });

  return {
    paceMs,
    timeoutMs,
    token: (system, { clientId, clientSecret, username, password }) => {
      const form = {
        client_id: clientId,
        client_secret: clientSecret,
        username,
        password,
        scope: "raas.all",
        audience: AUDIENCE,
        grant_type: "password",
      };
      const headers = { "content-type": "application/x-www-form-urlencoded", accept: json.accept };
      return call(system, tokenAnswer, {
        path: "/oauth/token",
        method: "POST",
        headers,
        body: String(new URLSearchParams(form)),
      });
    },
    catalog: (access) =>
      get(access, catalogAnswer, "/catalogs?verbose=true", { mostBytes: MOST_CATALOG_BYTES, timeoutMs: CATALOG_MS }),
    order: (access, { customer, account, externalRef, utid, value, recipient }) =>
      post(access, orderAnswer, "/orders", {
        customerIdentifier: customer,
        accountIdentifier: account,
        externalRefID: externalRef,
        utid,
        amount: value,
        recipient,
        // What is redeemed with is shown by us alone.
        deliveryMethod: "NONE",
      }),
    async find(access, { customer, account, externalRef }) {
      const query = new URLSearchParams({
        customerIdentifier: customer,
        accountIdentifier: account,
        externalRefID: externalRef,
      });
      const { orders } = await get(access, foundOrders, `/orders?${query}`);
      return orders[0]?.referenceOrderID ?? null;
    },
    read: (access, id) => get(access, orderAnswer, `/orders/${encodeURIComponent(id)}`),
    balance: (access, account) => get(access, accountAnswer, `/accounts/${encodeURIComponent(account)}`),
    subscribe: (access, { url, secret }) =>
      post(access, subscriptionAnswer, "/webhooks", {
        url,
        eventTypes,
        categories: ["REWARD", "ORDER", "ACCOUNT"],
        payloadVerificationMethod: "HMAC",
        hmacSharedSecretKey: secret,
      }),
    renew: (access, id) => post(access, subscriptionAnswer, `/webhooks/${encodeURIComponent(id)}/renew`, {}),
  };
}
