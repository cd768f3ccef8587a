import { useEffect, useRef } from "react";
import { ApiError, fetchApi } from "../client.ts";
import { useSession } from "./session.ts";

export interface LiveEvent {
  type: "notification" | "timeline" | "points" | "ping";
}

async function read(signal: AbortSignal, onEvent: (event: LiveEvent) => void) {
  const response = await fetchApi("GET /notification/stream", { signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    const lines = (rest + chunk.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line) onEvent(JSON.parse(line) as LiveEvent);
  }
}

/** News of this tenant as it happens; begins again by itself, ever more slowly while the server is away. */
export function useLive(onEvent: (event: LiveEvent) => void) {
  const token = useSession()?.token;
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => {
    if (!token) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let wait = 1000;
    const begin = async () => {
      try {
        await read(stop.signal, (event) => {
          wait = 1000;
          latest.current(event);
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
  }, [token]);
}
