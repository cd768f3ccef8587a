/** Keeps the panel from going dark, where the browser can; a lock is lost whenever the page is hidden. */
export function keepAwake(): () => void {
  let lock: Promise<WakeLockSentinel | undefined> | undefined;
  const ask = () => {
    if (document.visibilityState === "visible")
      lock = navigator.wakeLock?.request("screen").catch((): undefined => undefined);
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    document.removeEventListener("visibilitychange", ask);
    void lock?.then((held) => held?.release());
  };
}
