import { afterAll, beforeEach, expect, test } from "vitest";
import { type Fault, peerAccount, peerKeys, peerOauth, tangoPeer } from "../../testing/tango-peer.ts";
import { isSigned, signatureOf } from "./signature.ts";
import {
  basicAuthorization,
  externalRefOf,
  isSameOrder,
  type TangoAccess,
  type TangoFailed,
  type TangoKeys,
} from "./tango.ts";

const peer = await tangoPeer();
afterAll(() => peer.close());
const tango = peer.tango();
const basic = peerKeys as TangoKeys & { kind: "basic" };
const access: TangoAccess = { system: "sandbox", authorization: basicAuthorization(basic) };
let count = 0;
const asked = (more: object = {}) => {
  count += 1;
  const externalRef = externalRefOf(`0190-${count}`);
  const recipient = { firstName: "Priya", lastName: "R", email: "priya@example.com" };
  return { ...peerAccount, externalRef, utid: "U1", value: 30, recipient, ...more };
};
const failed = (call: Promise<unknown>): Promise<TangoFailed> =>
  call.then(
    () => expect.unreachable(),
    (error: TangoFailed) => error,
  );
beforeEach(() => {
  peer.state.fault = undefined;
});

test("an order is made once under its reference, and its credentials are read", async () => {
  const order = asked();
  const made = await tango.order(access, order);
  expect(made).toMatchObject({ status: "COMPLETE", value: 30, charged: { amount: 30, currency: "EUR" } });
  expect(made.credentials).toEqual([
    { label: "Card number", type: "cardNumber", value: `CARD-${order.externalRef}` },
    { label: "PIN", type: "pin", value: "4711" },
  ]);
  expect((await tango.order(access, order)).id).toBe(made.id);
  expect(await tango.find(access, order)).toBe(made.id);
  expect(await tango.read(access, made.id)).toEqual(made);
  expect(await tango.find(access, asked())).toBeNull();
});

test("an answer for another item or value than was asked is not the same order", async () => {
  const order = asked();
  const made = await tango.order(access, order);
  expect(isSameOrder(made, order)).toBe(true);
  const other = { ...order, utid: "U2", value: 25 };
  expect(isSameOrder(await tango.order(access, other), other)).toBe(false);
  expect(isSameOrder(made, { ...order, value: 30.01 })).toBe(false);
});

test.each<[Fault, boolean]>([
  ["500 before", false],
  ["500 after", true],
  ["cut before", false],
  ["cut after", true],
  ["hang after", true],
  ["garbled after", true],
])("after %s the outcome is unknown", async (fault, isThere) => {
  const order = asked();
  peer.state.fault = () => fault;
  expect(await failed(tango.order(access, order))).toMatchObject({ kind: "unknown" });
  peer.state.fault = undefined;
  expect((await tango.find(access, order)) !== null).toBe(isThere);
});

test("too many requests say how long to wait, by seconds or by an instant", async () => {
  peer.state.fault = () => "429";
  peer.state.retryAfter = "7";
  expect(await failed(tango.order(access, asked()))).toMatchObject({ kind: "busy", waitMs: 7_000 });
  peer.state.retryAfter = new Date(Date.now() + 60_000).toUTCString();
  const { waitMs } = await failed(tango.balance(access, peerAccount.account));
  expect(waitMs).toBeGreaterThan(30_000);
});

test("what is refused for good says why by its code alone", async () => {
  const error = await failed(tango.order(access, asked({ utid: "U-gone" })));
  expect(error).toMatchObject({ kind: "refused", code: "422 orders.utid.notactive" });
  const denied = await failed(tango.catalog({ ...access, authorization: "Basic bm9ib2R5" }));
  expect(denied).toMatchObject({ kind: "denied", code: "401 authentication.failed" });
  expect(JSON.stringify([error, error.message, denied, denied.message])).not.toContain("platform-key");
});

test("an account's balance is read with a token too", async () => {
  const { token, seconds } = await tango.token("sandbox", peerOauth as TangoKeys & { kind: "oauth" });
  expect(seconds).toBe(86_400);
  const balance = await tango.balance({ system: "sandbox", authorization: `Bearer ${token}` }, peerAccount.account);
  expect(balance).toEqual({ amount: peer.state.balance, currency: "EUR", isActive: true });
});

test("what cannot be read of the catalog is left out", async () => {
  peer.state.brands.push(
    { brandKey: "", brandName: "No key", items: [] },
    {
      brandKey: "B9",
      brandName: "Odd",
      items: [
        { utid: "U9", minValue: 9, maxValue: 1 },
        { utid: "U10", countries: ["NL", "Everywhere"] },
      ],
    },
  );
  const brands = await tango.catalog(access);
  expect(brands.map(({ key }) => key)).toEqual(["B1", "B2", "B9"]);
  expect(brands[0]).toMatchObject({ name: "Almirante", imageUrl: "https://images.example/B1-300.png", isActive: true });
  expect(brands[0]?.items).toMatchObject([{ utid: "U1", least: 5, most: 250, isFixed: false, currency: "EUR" }]);
  expect(brands[1]?.items).toMatchObject([{ utid: "U2", least: 25, most: 25, isFixed: true }]);
  expect(brands[2]?.items).toMatchObject([{ utid: "U10", countries: ["NL"] }]);
});

test("a subscription is made with the secret that events are signed with, and renewed", async () => {
  const secret = Buffer.from("a secret of events").toString("base64");
  const { id, expiresAt } = await tango.subscribe(access, { url: "https://acme.example/api/events", secret });
  expect(expiresAt.getTime()).toBeGreaterThan(Date.now());
  expect((await tango.renew(access, id)).id).toBe(id);
  const { body, headers } = peer.event("LowBalance", {}, { secret: peer.subscriptions.get(id)?.secret ?? "" });
  const signature = headers["x-signed-payload"] ?? null;
  expect(isSigned(Buffer.from(body), signature, secret)).toBe(true);
  expect(isSigned(Buffer.from(`${body} `), signature, secret)).toBe(false);
  expect(isSigned(Buffer.from(body), null, secret)).toBe(false);
  expect(isSigned(Buffer.from(body), signatureOf(Buffer.from(body), "b3RoZXI="), secret)).toBe(false);
  const byText = signatureOf(Buffer.from(body), secret, "text");
  expect(isSigned(Buffer.from(body), byText, secret)).toBe(true);
  expect(isSigned(Buffer.from(`${body} `), byText, secret)).toBe(false);
  for (const cut of ["", "=", byText.slice(0, 20)]) expect(isSigned(Buffer.from(body), cut, secret)).toBe(false);
});
