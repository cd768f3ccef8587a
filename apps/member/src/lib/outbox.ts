import type { Args } from "@plaudit/api/client.ts";
import { draftKey, onSessionChange } from "@plaudit/api/session.ts";
import { useSyncExternalStore } from "react";

/** A recognition that was written without a connection. */
export interface Waiting {
  /** Its idempotency key: however often it goes out, it arrives once. */
  key: string;
  body: Args<"POST /recognition/recognitions">["body"];
  /** As the form had it, to be changed again. */
  values: object;
  to: string[];
  text: string;
  /** When it went out first, while it is not known whether it arrived. */
  tried?: number;
  /** Why the server did not take it. */
  refused?: string;
}

const listeners = new Set<() => void>();
let stored: string | null | undefined;
let list: readonly Waiting[] = [];
const place = () => draftKey("outbox");

/** What waits on this device for who is signed in; as all drafts, signing out takes it along. */
export function waiting(): readonly Waiting[] {
  const key = place();
  const text = key && localStorage.getItem(key);
  if (text !== stored) {
    stored = text;
    try {
      list = JSON.parse(text ?? "[]");
    } catch {
      list = [];
    }
  }
  return list;
}

function write(next: readonly Waiting[]) {
  const key = place();
  if (!key) return;
  if (next.length > 0) localStorage.setItem(key, JSON.stringify(next));
  else localStorage.removeItem(key);
  for (const listener of listeners) listener();
}

export const keepWaiting = (one: Waiting) => write([...waiting(), one]);
export const dropWaiting = (key: string) => write(waiting().filter((one) => one.key !== key));
export const markWaiting = (key: string, mark: Partial<Waiting>) =>
  write(waiting().map((one) => (one.key === key ? { ...one, ...mark } : one)));

function listen(listener: () => void) {
  listeners.add(listener);
  addEventListener("storage", listener);
  const forget = onSessionChange(listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
    forget();
  };
}
export const useWaiting = () => useSyncExternalStore(listen, waiting);
