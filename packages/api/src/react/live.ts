import { useEffect, useRef } from "react";
import { fetchApi, firstAnswerAt, type Key } from "../client.ts";
import { gathered } from "../gathered.ts";
import type { LiveEvent } from "../live-events.ts";
import { type Listener, shareStream, streamWhileSeen } from "../live-share.ts";
import type { LiveSource } from "../live-stream.ts";
import { revalidate } from "./query.ts";
import { useSession } from "./session.ts";

const sourceOf = (token: string): LiveSource => ({
  open: (signal, since) => fetchApi("GET /notification/stream", { signal, token, query: { since } }),
  since: firstAnswerAt(),
});
const takePart = (token: string, source: LiveSource, onEvent: Listener): (() => void) =>
  "locks" in navigator ? shareStream(`plaudit.live.${token}`, source, onEvent) : streamWhileSeen(source, onEvent);

/** A page that enters the browser's back/forward cache gives up leadership at once, as it could not read; back again it takes part again. */
function whileAwake(begin: () => () => void): () => void {
  const gone = new AbortController();
  let end: (() => void) | undefined = begin();
  const sleep = () => {
    end?.();
    end = undefined;
  };
  const wake = () => {
    end ??= begin();
  };
  const { signal } = gone;
  addEventListener("pagehide", sleep, { signal });
  addEventListener("pageshow", wake, { signal });
  document.addEventListener("freeze", sleep, { signal });
  document.addEventListener("resume", wake, { signal });
  return () => {
    gone.abort();
    sleep();
  };
}

/** One part in the stream for a session, however many parts of the page listen. */
const listeners = new Map<string, { all: Set<Listener>; stop: () => void }>();

function listen(token: string, listener: Listener): () => void {
  const all = listeners.get(token)?.all ?? new Set<Listener>();
  if (!listeners.has(token)) {
    const tell: Listener = (event) => {
      for (const each of all) each(event);
    };
    let stop = () => {};
    // After the first screen has what it needs.
    const timer = setTimeout(() => {
      const source = sourceOf(token);
      stop = whileAwake(() => takePart(token, source, tell));
    }, 1500);
    listeners.set(token, {
      all,
      stop: () => {
        clearTimeout(timer);
        stop();
      },
    });
  }
  all.add(listener);
  return () => {
    all.delete(listener);
    if (all.size > 0) return;
    listeners.get(token)?.stop();
    listeners.delete(token);
  };
}

/** Live events of this tenant, and all event types once whenever some may have been missed. */
export function useLive(onEvent: Listener) {
  const token = useSession()?.token;
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => (token ? listen(token, (event) => latest.current(event)) : undefined), [token]);
}

/** One for each endpoint, however many parts of the page show it. */
const asking = new Map<Key, () => void>();
function revalidateSoon(key: Key) {
  const ask = asking.get(key) ?? gathered(() => revalidate(key));
  asking.set(key, ask);
  ask();
}

/** Requests the responses of these endpoints again, wherever they are shown, when something happens that concerns them. */
export function useLiveAnswers(keys: readonly Key[], concerns: (event: LiveEvent) => boolean) {
  useLive((event) => {
    if (concerns(event)) for (const key of keys) revalidateSoon(key);
  });
}
