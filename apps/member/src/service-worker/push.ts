interface Message {
  title: string;
  body: string;
  /** Where it leads, on this host. */
  path: string;
  /** A later message of the same takes its place. */
  tag: string;
  lang: string;
  dir: "ltr" | "rtl";
}

const show = (scope: ServiceWorkerGlobalScope, { title, path, ...message }: Message) =>
  scope.registration.showNotification(title, { ...message, icon: "/icons/icon-192.png", data: { path } });

/** Opens the subject of the notification in an open window, or else in a new one. */
async function open(scope: ServiceWorkerGlobalScope, path: string) {
  const url = new URL(path, scope.location.origin);
  if (url.origin !== scope.location.origin) return;
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const isMembers = (client: WindowClient) => !/^\/(admin|tv)(\/|$)/.test(new URL(client.url).pathname);
  const shown = windows.find(isMembers);
  if (!shown) return void (await scope.clients.openWindow(url));
  shown.postMessage({ type: "open", path: url.pathname + url.search });
  // Refused where the touch was too long ago; the window shows it all the same.
  await shown.focus().catch(() => undefined);
}

/** The browser's subscription has ended: takes another, which an open page, or the next one, tells the server. */
async function renew(
  scope: ServiceWorkerGlobalScope,
  { oldSubscription, newSubscription }: PushSubscriptionChangeEvent,
) {
  if (!newSubscription && oldSubscription) await scope.registration.pushManager.subscribe(oldSubscription.options);
  for (const client of await scope.clients.matchAll({ type: "window" })) client.postMessage({ type: "resubscribed" });
}

/** Shows what is pushed, and opens what is touched. */
export function addPush(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener("push", (event) => {
    if (event.data) event.waitUntil(show(scope, event.data.json() as Message));
  });
  scope.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(scope, event)));
  scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(scope, String(event.notification.data?.path ?? "/home")));
  });
}
