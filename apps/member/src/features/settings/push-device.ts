import { api } from "@plaudit/api/client.ts";
import { useEffect, useState } from "react";
import { forgetPush, keepPush, ownsPush, pushSubscription, wasTold } from "../../lib/push-owner.ts";
import { registerWorker } from "../../lib/service-worker.ts";

/** What this browser does with notifications. `waiting`: it is being asked. */
export type PushState = "unsupported" | "blocked" | "off" | "on" | "waiting";

const isSupported = () => "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

async function tell(subscription: PushSubscription) {
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  await api("POST /notification/subscriptions", { body: { endpoint: subscription.endpoint, keys: { p256dh, auth } } });
  keepPush(subscription.endpoint);
}

async function subscribe(publicKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted")
    return Notification.permission === "denied" ? "blocked" : "off";
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  await tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  return "on";
}

async function unsubscribe(): Promise<PushState> {
  const subscription = await pushSubscription();
  if (subscription) {
    await api("DELETE /notification/subscriptions", { body: { endpoint: subscription.endpoint } });
    await subscription.unsubscribe();
  }
  forgetPush();
  return "off";
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

/** Whether this browser gets push messages, and how to change it. */
export function usePushDevice(publicKey: string) {
  const [state, setState] = useState<PushState>(() => {
    if (!isSupported()) return "unsupported";
    return Notification.permission === "denied" ? "blocked" : "waiting";
  });
  useEffect(() => {
    if (!isSupported() || Notification.permission === "denied") return;
    let isHere = true;
    const look = async (): Promise<PushState> => {
      const subscription = ownsPush() ? await pushSubscription() : null;
      if (subscription) await tell(subscription);
      return subscription ? "on" : "off";
    };
    void look()
      .catch((): PushState => "off")
      .then((found) => isHere && setState(found));
    return () => {
      isHere = false;
    };
  }, []);
  const change = async (work: () => Promise<PushState>, before: PushState) => {
    setState("waiting");
    try {
      setState(await work());
    } catch (error) {
      setState(before);
      throw error;
    }
  };
  return {
    state,
    turnOn: () => change(() => subscribe(publicKey), "off"),
    turnOff: () => change(unsubscribe, "on"),
  };
}
