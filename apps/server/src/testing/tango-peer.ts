import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { openEgress } from "../adapters/egress/egress.ts";
import { tangoService } from "../adapters/tango/service.ts";
import { signatureHeader, signatureOf } from "../adapters/tango/signature.ts";
import { basicAuthorization, type Tango, type TangoKeys, type TangoStatus } from "../adapters/tango/tango.ts";

/** What goes wrong with one request: before anything was done, or after it. */
export type Fault =
  | "500 before"
  | "500 after"
  | "cut before"
  | "cut after"
  | "hang before"
  | "hang after"
  | "429"
  | "garbled after"
  | "pending"
  | "failed";

export interface PeerOrder {
  referenceOrderID: string;
  externalRefID: string;
  customerIdentifier: string;
  accountIdentifier: string;
  utid: string;
  value: number;
  status: TangoStatus;
}
export interface PeerItem {
  utid: string;
  currencyCode?: string;
  countries?: string[];
  status?: string;
  faceValue?: number;
  minValue?: number;
  maxValue?: number;
  rewardType?: string;
}
export interface PeerBrand {
  brandKey: string;
  brandName: string;
  status?: string;
  items: PeerItem[];
}
interface Subscription {
  url: string;
  secret: string;
  expiresAt: Date;
  renewed: number;
}
interface Call {
  method: string;
  path: string;
  at: number;
}
/** What one delivery of an event differs in. */
interface Delivery {
  id?: string;
  at?: Date;
  secret?: string;
  body?: (text: string) => string;
}

const platform = "NorthwindTest";
const key = "a-platform-key-that-nobody-may-read";
export const peerKeys: TangoKeys = { kind: "basic", platform, key };
export const peerAccount = { customer: "northwind", account: "northwind-main" };
const oauth = { clientId: "client", clientSecret: "client-secret-words", username: "plaudit", password: "pass-words" };
export const peerOauth: TangoKeys = { kind: "oauth", ...oauth };

const fullItem = ({ utid, faceValue, minValue, maxValue, ...given }: PeerItem) => ({
  utid,
  rewardName: `Gift card ${utid}`,
  rewardType: "gift card",
  currencyCode: "EUR",
  countries: ["NL", "DE"],
  status: "active",
  valueType: faceValue === undefined ? "VARIABLE_VALUE" : "FIXED_VALUE",
  ...(faceValue === undefined ? { minValue: minValue ?? 5, maxValue: maxValue ?? 250 } : { faceValue }),
  isWholeAmountValueRequired: false,
  exchangeRateRule: "FLAT",
  credentialTypes: ["cardNumber"],
  redemptionInstructions: "<p>Show the number at the counter.</p>",
  ...given,
});
const fullBrand = ({ brandKey, brandName, items, status = "active" }: PeerBrand) => ({
  brandKey,
  brandName,
  status,
  description: `Spend it at ${brandName}.`,
  terms: "Valid for three years.",
  imageUrls: {
    "80w-326ppi": `https://images.example/${brandKey}-80.png`,
    "300w-326ppi": `https://images.example/${brandKey}-300.png`,
  },
  items: items.map(fullItem),
});

/** Speaks with a peer, from another process too. */
export const tangoAt = (url: string, { timeoutMs = 300, paceMs = 0 } = {}): Tango =>
  tangoService({
    urls: { sandbox: url, production: url },
    egress: openEgress(new Set([new URL(url).origin])),
    paceMs,
    timeoutMs,
  });

/** A service that speaks as Tango's second version does, with the failures that it has. */
export async function tangoPeer({ balance = 1_000_000, port = 0 } = {}) {
  const orders = new Map<string, PeerOrder>();
  const byId = new Map<string, PeerOrder>();
  const subscriptions = new Map<string, Subscription>();
  const tokens = new Set<string>();
  const calls: Call[] = [];
  const state = {
    balance,
    brands: [
      { brandKey: "B1", brandName: "Almirante", items: [{ utid: "U1" }] },
      { brandKey: "B2", brandName: "Boekhuis", items: [{ utid: "U2", faceValue: 25 }] },
    ] as PeerBrand[],
    /** Decides what goes wrong with a request; the rest goes well. */
    fault: undefined as ((call: Call) => Fault | undefined) | undefined,
    /** Orders that were asked for again under the same reference. */
    repeated: 0,
    retryAfter: "1",
  };

  const send = (response: ServerResponse, status: number, body: object, headers = {}): unknown =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  const refuse = (response: ServerResponse, status: number, i18nKey: string, headers = {}) =>
    send(
      response,
      status,
      {
        timestamp: new Date().toISOString(),
        requestId: randomUUID(),
        path: "/raas/v2",
        httpCode: status,
        httpPhrase: "Refused",
        errors: [{ path: "", i18nKey, message: "Not as asked", invalidValue: key, constraint: "" }],
      },
      headers,
    );
  const shown = ({ value, ...order }: PeerOrder, isWhole = true) => ({
    ...order,
    denomination: { value, currencyCode: "EUR", exchangeRate: 1, fee: 0, total: value },
    amountCharged: { value, currencyCode: "EUR", exchangeRate: 1, fee: 0, total: value },
    rewardName: `Gift card ${order.utid}`,
    createdAt: new Date().toISOString(),
    ...(isWhole && order.status === "COMPLETE"
      ? {
          reward: {
            credentials: { "Card number": `CARD-${order.externalRefID}` },
            credentialList: [
              { label: "Card number", type: "cardNumber", value: `CARD-${order.externalRefID}` },
              { label: "PIN", type: "pin", value: "4711" },
            ],
            redemptionInstructions: "<p>Show the number at the counter.</p>",
          },
        }
      : {}),
  });

  function place(body: Record<string, unknown>, fault: Fault | undefined) {
    const known = orders.get(`${body.accountIdentifier} ${body.externalRefID}`);
    if (known) {
      state.repeated += 1;
      return { status: 200, order: known };
    }
    const value = Number(body.amount);
    const item = state.brands.flatMap(({ items }) => items).find(({ utid }) => utid === body.utid);
    if (!item || (item.status ?? "active") !== "active") return { status: 422, error: "orders.utid.notactive" };
    const fits =
      item.faceValue === undefined
        ? value >= (item.minValue ?? 5) && value <= (item.maxValue ?? 250)
        : value === item.faceValue;
    if (!fits) return { status: 422, error: "orders.amount.invalid" };
    if (value > state.balance) return { status: 422, error: "orders.account.insufficientFunds" };
    state.balance -= value;
    const order: PeerOrder = {
      referenceOrderID: `RA${randomUUID()}`,
      externalRefID: String(body.externalRefID),
      customerIdentifier: String(body.customerIdentifier),
      accountIdentifier: String(body.accountIdentifier),
      utid: String(body.utid),
      value,
      status: fault === "pending" ? "PENDING" : "COMPLETE",
    };
    if (fault === "failed") {
      order.status = "FAILED";
      state.balance += value;
    }
    orders.set(`${order.accountIdentifier} ${order.externalRefID}`, order);
    byId.set(order.referenceOrderID, order);
    return { status: 201, order };
  }

  function respond(request: IncomingMessage, body: string, fault: Fault | undefined, response: ServerResponse) {
    const url = new URL(request.url ?? "/", origin);
    const path = url.pathname.replace(/^\/raas\/v2/, "");
    if (path === "/oauth/token") {
      const form = new URLSearchParams(body);
      const good = form.get("client_secret") === oauth.clientSecret && form.get("password") === oauth.password;
      if (!good) return refuse(response, 401, "oauth.invalid");
      const token = randomUUID();
      tokens.add(token);
      return send(response, 200, { access_token: token, expires_in: 86_400, token_type: "Bearer", scope: "raas.all" });
    }
    const authorization = request.headers.authorization ?? "";
    const isToken = tokens.has(authorization.replace("Bearer ", ""));
    if (!isToken && authorization !== basicAuthorization({ kind: "basic", platform, key }))
      return refuse(response, 401, "authentication.failed");
    if (path === "/catalogs") return send(response, 200, { catalogName: "Test", brands: state.brands.map(fullBrand) });
    if (request.method === "POST" && path === "/orders") {
      const { status, order, error } = place(JSON.parse(body), fault);
      return order ? send(response, status, shown(order)) : refuse(response, status, error ?? "");
    }
    if (path === "/orders") {
      const found = orders.get(`${url.searchParams.get("accountIdentifier")} ${url.searchParams.get("externalRefID")}`);
      const list = found ? [shown(found, false)] : [];
      return send(response, 200, {
        page: { number: 0, resultCount: list.length, totalCount: list.length },
        orders: list,
      });
    }
    if (path.startsWith("/orders/")) {
      const order = byId.get(path.slice("/orders/".length));
      return order ? send(response, 200, shown(order)) : refuse(response, 404, "orders.notfound");
    }
    if (path === `/accounts/${peerAccount.account}`)
      return send(response, 200, {
        accountIdentifier: peerAccount.account,
        displayName: "Main",
        currencyCode: "EUR",
        currentBalance: state.balance,
        status: "ACTIVE",
      });
    if (path === "/webhooks") {
      const { url, hmacSharedSecretKey } = JSON.parse(body);
      const webhookId = randomUUID();
      const made = { url, secret: hmacSharedSecretKey, expiresAt: new Date(Date.now() + 30 * 86_400_000), renewed: 0 };
      subscriptions.set(webhookId, made);
      return send(response, 201, { webhookId, expiresAt: made.expiresAt.toISOString() });
    }
    const [, id] = /^\/webhooks\/([^/]+)\/renew$/.exec(path) ?? [];
    const renewed = id && subscriptions.get(id);
    if (!renewed) return refuse(response, 404, "notfound");
    renewed.expiresAt = new Date(Date.now() + 30 * 86_400_000);
    renewed.renewed += 1;
    return send(response, 200, { webhookId: id, expiresAt: renewed.expiresAt.toISOString() });
  }

  /** Does what is asked and loses the response. */
  const unanswered = { writeHead: () => unanswered, end: () => unanswered } as unknown as ServerResponse;

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const call = {
        method: request.method ?? "",
        path: (request.url ?? "").replace(/^\/raas\/v2/, ""),
        at: performance.now(),
      };
      calls.push(call);
      const fault = state.fault?.(call);
      const [kind, when] = (fault ?? "").split(" ");
      if (fault === "429") return refuse(response, 429, "too.many", { "retry-after": state.retryAfter });
      if (when === "after") respond(request, body, fault, unanswered);
      if (kind === "500") return refuse(response, when === "after" ? 503 : 500, "internal");
      if (kind === "cut") return void response.destroy();
      if (kind === "garbled")
        return void response.writeHead(200, { "content-type": "application/json" }).end('{"refer');
      if (kind === "hang") return;
      respond(request, body, fault, response);
    });
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `${origin}/raas/v2`;

  return {
    url,
    state,
    calls,
    orders,
    subscriptions,
    /** The order of a reference, whatever the account. */
    orderOf: (externalRef: string) => [...orders.values()].find((order) => order.externalRefID === externalRef),
    tango: (options: { timeoutMs?: number; paceMs?: number } = {}): Tango => tangoAt(url, options),
    /** An event as it would be sent to a subscription. */
    event(
      eventType: string,
      eventData: object,
      { id = randomUUID(), at = new Date(), secret = "", body = (of) => of }: Delivery = {},
    ) {
      const category = { RewardStatus: "REWARD", AsyncOrderStatus: "ORDER" }[eventType] ?? "ACCOUNT";
      const occurred = { eventId: id, revision: 1, category, eventType, eventOccurredAt: at.toISOString(), eventData };
      const signed = JSON.stringify(occurred);
      return { body: body(signed), headers: { [signatureHeader]: signatureOf(Buffer.from(signed), secret) } };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
