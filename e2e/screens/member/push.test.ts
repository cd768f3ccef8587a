import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { hashPassword } from "@plaudit/server/testing";
import { world } from "@plaudit/server/testing/world";
import { screen, waitFor } from "@testing-library/dom";
import { afterEach, expect, test, vi } from "vitest";
import { button } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const password = "nine boats on the lake";

/** What a browser has for push messages and jsdom has not; what one person stores is there for the next. */
function pushBrowser() {
  let kept: { endpoint: string } | null = null;
  const messages = new EventTarget();
  const subscribe = async () => {
    const pair = createECDH("prime256v1");
    pair.generateKeys();
    const keys = { p256dh: pair.getPublicKey("base64url"), auth: randomBytes(16).toString("base64url") };
    const endpoint = `https://push.example/${randomUUID()}`;
    const unsubscribe = async () => {
      kept = null;
      return true;
    };
    kept ??= Object.assign({ endpoint, unsubscribe }, { toJSON: () => ({ endpoint, keys }) });
    return kept;
  };
  const registration = { pushManager: { subscribe, getSubscription: async () => kept } };
  const worker = {
    register: async () => registration,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
    addEventListener: messages.addEventListener.bind(messages),
    removeEventListener: messages.removeEventListener.bind(messages),
  };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: worker });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission: "granted", requestPermission: async () => "granted" });
  vi.spyOn(Storage.prototype, "clear").mockReturnValue();
  return {
    endpoint: () => kept?.endpoint,
    /** As the browser does on its own, and the service worker then tells. */
    async renew() {
      kept = null;
      await subscribe();
      messages.dispatchEvent(new MessageEvent("message", { data: { type: "resubscribed" } }));
    },
  };
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "serviceWorker");
  localStorage.clear();
});

test("push messages stay with who turned them on, over sessions and subscriptions, and are nobody else's", async () => {
  const here = await world();
  await here.sql`update tenants set features = '{push}' where id = ${here.tenantId}`;
  const [bob, eve] = await here.people("Bob", "Eve");
  await here.sql`update users set password_hash = ${await hashPassword(password)} where id = ${bob.userId}`;
  const subscribed = () =>
    here.sql`select s.member_id, s.endpoint from push_subscriptions s where s.tenant_id = ${here.tenantId}
      and exists (select 1 from access_tokens a where a.tenant_id = s.tenant_id and a.family_id = s.family_id
      and a.revoked_at is null)`;
  const isBobs = () =>
    waitFor(async () => expect(await subscribed()).toEqual([{ member_id: bob.id, endpoint: browser.endpoint() }]));
  const browser = pushBrowser();
  const { user } = await renderScreen("/settings/notifications", { as: bob });
  await user.click(await button("Turn on"));
  await button("Turn off");
  await isBobs();

  await renderScreen("/settings/notifications", { as: eve });
  await waitFor(async () => expect(await button("Turn on")).not.toHaveAttribute("aria-disabled", "true"));
  await isBobs();

  await renderScreen("/logout", { as: bob });
  await waitFor(() => expect(browser.endpoint()).toBeUndefined());
  await waitFor(async () => expect(await subscribed()).toEqual([]));

  const { server, tenantId: host } = here;
  const { body: signedIn } = await here.anonymous.post("/identity/passwords/login", { email: bob.email, password });
  const entered = await server.request(`POST /identity/tenants/${host}/login`, { token: signedIn.token, body: {} });
  const { state } = entered.body;
  const { body: access } = await server.request(`GET /identity/tenants/accessToken?state=${state}&confirmed=true`, {
    host,
  });
  await renderScreen("/home", { as: { ...bob, token: access.token } });
  await waitFor(() => expect(browser.endpoint()).toBeDefined());
  await isBobs();
  await browser.renew();
  await waitFor(async () =>
    expect(await subscribed()).toContainEqual({ member_id: bob.id, endpoint: browser.endpoint() }),
  );
  expect(screen.queryByRole("alert")).toBeNull();
});
