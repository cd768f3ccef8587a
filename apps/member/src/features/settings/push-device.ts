import { api } from "@plaudit/api/client.ts";
import { useEffect, useState } from "react";
import { registerWorker } from "../../lib/service-worker.ts";

/** What this browser does with notifications. `waiting`: it is being asked. */
export type PushState = "unsupported" | "blocked" | "off" | "on" | "waiting";

const isSupported = () => "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
const current = async () => (await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription();

async function tell(subscription: PushSubscription) {
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  await api("POST /notification/subscriptions", { body: { endpoint: subscription.endpoint, keys: { p256dh, auth } } });
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
  const subscription = await current();
  if (subscription) {
    await api("DELETE /notification/subscriptions", { body: { endpoint: subscription.endpoint } });
    await subscription.unsubscribe();
  }
  return "off";
}

/** Whether this browser gets push messages, and how to change it. Each visit subscribes again, because the session may have changed. */
export function usePushDevice(publicKey: string) {
  const [state, setState] = useState<PushState>(() => {
    if (!isSupported()) return "unsupported";
    return Notification.permission === "denied" ? "blocked" : "waiting";
  });
  useEffect(() => {
    if (!isSupported() || Notification.permission === "denied") return;
    let isHere = true;
    const look = async (): Promise<PushState> => {
      const subscription = await current();
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
