/** Cancels what runs once the signal fires, until it is over; over once no cancel is on its way any more. */
export function cancelledBy(signal: AbortSignal | undefined, cancel: () => Promise<void>) {
  let cancelling: Promise<void> | undefined;
  const onAbort = () => {
    cancelling = cancel();
  };
  signal?.addEventListener("abort", onAbort);
  return {
    over: async () => {
      signal?.removeEventListener("abort", onAbort);
      await cancelling;
    },
  };
}
