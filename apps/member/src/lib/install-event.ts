/** What the browser hands out where it can install the app; it can be shown once. */
export interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}
/** It comes early, and is wanted late. */
export const install: { event: InstallEvent | null } = { event: null };

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  install.event = event as InstallEvent;
});
