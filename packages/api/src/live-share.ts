import { type LiveEvent, type LiveLine, liveTypes } from "./live-events.ts";
import { followStream, type LiveSource } from "./live-stream.ts";

export type Listener = (event: LiveEvent) => void;

/** Passes on new events, and remembers up to which instant all were seen. */
const listenTo = (source: LiveSource, onEvent: Listener) => (line: LiveLine) => {
  if (line.type === "ping") source.since = line.at;
  else onEvent(line);
};

/**
 * One stream for all tabs of a browser that have the same name: a browser opens six connections to a host under HTTP/1.1. The tab that holds the lock reads it and broadcasts to the others; the browser passes the lock on however a tab ends.
 */
export function shareStream(name: string, source: LiveSource, onEvent: Listener): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const channel = new BroadcastChannel(name);
  const take = listenTo(source, onEvent);
  channel.onmessage = ({ data }) => take(data);

  const lead = () =>
    new Promise<void>((end) => {
      if (signal.aborted) return end();
      const close = followStream(source, (line) => {
        take(line);
        channel.postMessage(line);
      });
      signal.addEventListener("abort", () => {
        close();
        end();
      });
    });
  const join = async () => {
    const led = await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && lead().then(() => true));
    if (led || signal.aborted) return;
    // The stream has been open for a while: events between this tab's first load and now went to the other tabs alone.
    for (const type of liveTypes) onEvent({ type });
    await navigator.locks.request(name, { signal }, lead);
  };
  join().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return () => {
    stop.abort();
    channel.close();
  };
}

/** Where the browser has no locks, over plain http: the tab that is seen reads for itself, and goes on from there when it is seen again. */
export function streamWhileSeen(source: LiveSource, onEvent: Listener): () => void {
  let close: (() => void) | undefined;
  const follow = () => {
    if (document.visibilityState === "visible") close ??= followStream(source, listenTo(source, onEvent));
    else {
      close?.();
      close = undefined;
    }
  };
  follow();
  document.addEventListener("visibilitychange", follow);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    close?.();
  };
}
