import { useSyncExternalStore } from "react";

function listen(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
export const isOnline = () => navigator.onLine;
export const useOnline = () => useSyncExternalStore(listen, isOnline);
