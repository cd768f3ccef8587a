import { useEffect, useRef } from "react";
import { ApiError, fetchApi } from "../client.ts";
import { useSession } from "./session.ts";

export interface LiveEvent {
  type: "notification" | "timeline" | "points" | "ping";
}
type Listener = (event: LiveEvent) => void;

async function read(signal: AbortSignal, onEvent: Listener) {
  const response = await fetchApi("GET /notification/stream", { signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    const lines = (rest + chunk.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line) onEvent(JSON.parse(line) as LiveEvent);
  }
}

/** Reads the stream until it is stopped; begins again by itself, ever more slowly while the server is away. */
function follow(onEvent: Listener): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let wait = 1000;
  const begin = async () => {
    try {
      await read(stop.signal, (event) => {
        wait = 1000;
        onEvent(event);
      });
    } catch (error) {
      if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return;
    }
    if (stop.signal.aborted) return;
    timer = setTimeout(begin, wait);
    wait = Math.min(wait * 2, 60_000);
  };
  // After the first screen has what it needs.
  timer = setTimeout(begin, 1500);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/** One stream for a session, however many parts of the page listen. */
const listeners = new Map<string, { all: Set<Listener>; stop: () => void }>();

function listen(token: string, listener: Listener): () => void {
  const all = listeners.get(token)?.all ?? new Set<Listener>();
  if (!listeners.has(token)) {
    const stop = follow((event) => {
      for (const each of all) each(event);
    });
    listeners.set(token, { all, stop });
  }
  all.add(listener);
  return () => {
    all.delete(listener);
    if (all.size > 0) return;
    listeners.get(token)?.stop();
    listeners.delete(token);
  };
}

/** News of this tenant as it happens. */
export function useLive(onEvent: Listener) {
  const token = useSession()?.token;
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => (token ? listen(token, (event) => latest.current(event)) : undefined), [token]);
}
