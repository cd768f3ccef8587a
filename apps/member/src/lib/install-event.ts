import { onWritten } from "@plaudit/api/client.ts";
import { isDeed } from "./deed.ts";

/** What the browser hands out where it can install the app; it can be shown once. */
export interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}
/** Both may come before the code that asks for them. */
export const install: { event: InstallEvent | null; hasDeed: boolean } = { event: null, hasDeed: false };

onWritten((key) => {
  install.hasDeed ||= isDeed(key);
});

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  install.event = event as InstallEvent;
});
