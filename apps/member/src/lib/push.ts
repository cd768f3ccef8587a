import { api } from "@plaudit/api/client.ts";
import { keepPush, ownsPush, pushSubscription, wasTold } from "./push-owner.ts";
import { registerWorker } from "./service-worker.ts";

/** What this browser does with notifications. `waiting`: it is being asked. */
export type PushState = "unsupported" | "blocked" | "off" | "on" | "waiting";

export const isSupported = () =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

export async function tell(subscription: PushSubscription) {
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  await api("POST /notification/subscriptions", { body: { endpoint: subscription.endpoint, keys: { p256dh, auth } } });
  keepPush(subscription.endpoint);
}

export async function subscribe(publicKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted")
    return Notification.permission === "denied" ? "blocked" : "off";
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  await tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  return "on";
}

/** In a new session, or with a new subscription of the browser: the server learns of it, if its owner is signed in. */
async function resume() {
  if (!ownsPush() || !isSupported() || Notification.permission !== "granted") return;
  const subscription = await pushSubscription();
  if (subscription) return wasTold(subscription.endpoint) ? undefined : tell(subscription);
  const { push } = await api("GET /notification/channelPreferences");
  if (push && ownsPush()) await subscribe(push.publicKey);
}
/** What fails is tried again with the next page. */
export function resumePush() {
  const attempt = () => void resume().catch(() => {});
  navigator.serviceWorker?.addEventListener("message", ({ data }) => data?.type === "resubscribed" && attempt());
  attempt();
}
