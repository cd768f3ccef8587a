/** Keeps the panel from going dark, where the browser can; a lock is lost whenever the page is hidden. */
export function keepAwake(): () => void {
  const ask = () => {
    if (document.visibilityState === "visible") navigator.wakeLock?.request("screen").catch(() => {});
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => document.removeEventListener("visibilitychange", ask);
}
