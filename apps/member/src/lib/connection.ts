import { useSyncExternalStore } from "react";

const CHANGED = "plaudit.connection";
let since: Date | null = null;

/** When the server gave what is shown from the last visit; null where it comes from this one. */
export const keptSince = () => since;
export function showsKept(at: Date | null) {
  since = at;
  dispatchEvent(new Event(CHANGED));
}

function listen(listener: () => void) {
  const events = ["online", "offline", CHANGED];
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}
/** A network that does not lead to the server is none. */
export const isOnline = () => navigator.onLine && !since;
export const useOnline = () => useSyncExternalStore(listen, isOnline);

/** Those that are kept for a start without a connection. */
export const offlineScreens = ["home", "recognition-send"];
