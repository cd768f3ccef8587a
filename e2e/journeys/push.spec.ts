import { actor, expect, hosts, test } from "../support/test.ts";

/** Headless browsers have neither a push service nor notifications: what they would answer the page and hand out. */
function pushService() {
  let kept: object | null = null;
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
  const text = (bytes: ArrayBuffer) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replace(/\+/g, "-")
      .replace(/\//g, "_")
      .replace(/=/g, "");
  PushManager.prototype.getSubscription = async () => kept as PushSubscription | null;
  PushManager.prototype.subscribe = async () => {
    const { publicKey } = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
    const p256dh = text(await crypto.subtle.exportKey("raw", publicKey));
    const keys = { p256dh, auth: text(crypto.getRandomValues(new Uint8Array(16)).buffer) };
    const endpoint = `https://push.example/${crypto.randomUUID()}`;
    const unsubscribe = async () => {
      kept = null;
      return true;
    };
    kept = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe };
    return kept as PushSubscription;
  };
}

test("a browser is turned on; what is pushed is shown, and leads to what it tells of", async ({ as }) => {
  const { id } = await (await actor("Noor Haddad")).me();
  const page = await as("Noor Haddad", { path: "/home", options: { serviceWorkers: "allow" } });
  await page.addInitScript(pushService);
  await page.goto("/settings/notifications");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("This device shows notifications, even while the app is closed.")).toBeVisible();
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent("serviceworker"));
  const shown = await worker.evaluate(async (path) => {
    // biome-ignore lint/suspicious/noExplicitAny: the scope of service workers, which the page does not have
    const scope = globalThis as any;
    const shown: object[] = [];
    scope.registration.showNotification = async (title: string, options: object) =>
      void shown.push({ title, ...options });
    const data = JSON.stringify({
      title: "Acme",
      body: "Somebody thanked you",
      path,
      tag: "1",
      lang: "en",
      dir: "ltr",
    });
    scope.dispatchEvent(new scope.PushEvent("push", { data }));
    await new Promise((done) => scope.setTimeout(done));
    return shown;
  }, `/profile/${id}`);
  expect(shown).toMatchObject([{ title: "Acme", body: "Somebody thanked you", data: { path: `/profile/${id}` } }]);
  await worker.evaluate((path) => {
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const scope = globalThis as any;
    const event = new scope.ExtendableEvent("notificationclick");
    event.notification = { close() {}, data: { path } };
    scope.dispatchEvent(event);
  }, `/profile/${id}`);
  await expect(page).toHaveURL(`${hosts.acme}/profile/${id}`);
  await page.getByRole("link", { name: "My settings" }).first().click();
  await page.getByRole("link", { name: "Notifications" }).first().click();
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByRole("button", { name: "Turn on" })).toBeVisible();
});
