import { api } from "@plaudit/api/client.ts";
import { useEffect, useState } from "react";
import { isSupported, type PushState, subscribe, tell } from "../../lib/push.ts";
import { forgetPush, ownsPush, pushSubscription } from "../../lib/push-owner.ts";

async function unsubscribe(): Promise<PushState> {
  const subscription = await pushSubscription();
  if (subscription) {
    await api("DELETE /notification/subscriptions", { body: { endpoint: subscription.endpoint } });
    await subscription.unsubscribe();
  }
  forgetPush();
  return "off";
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
