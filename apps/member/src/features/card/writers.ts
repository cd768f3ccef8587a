import { api } from "@plaudit/api/client.ts";
import { HERE_MS } from "@plaudit/api/live-events.ts";
import { useLive } from "@plaudit/api/react";
import type { PersonSummary } from "@plaudit/api/shared.ts";
import { useEffect, useRef, useState } from "react";

/** Somebody who writes says so no more often. */
const SAY_MS = 4000;
/** Who said nothing more for so long has stopped. */
const STOPPED_MS = 7000;
/** After the first screen has what it needs. */
const FIRST_MS = 1500;

/** That it does not arrive harms nothing. */
const say = (id: string, writing: boolean) =>
  void api("PUT /card/cards/{id}/presence", { params: { id }, body: { writing } }).catch(() => {});

/** Says that somebody writes on this card, to the others who have it open. */
export function useSayWriting(id: string) {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    if (performance.now() - last.current < SAY_MS) return;
    last.current = performance.now();
    say(id, true);
  };
}

/** Who else is writing on it; whoever may sign is told while their page is seen. */
export function useWriters(id: string, signs: boolean): readonly PersonSummary[] {
  const [writers, setWriters] = useState<readonly PersonSummary[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const without = (all: readonly PersonSummary[], one: PersonSummary) => all.filter((each) => each.id !== one.id);
  useLive(({ type, id: where, by }) => {
    if (type !== "writing" || where !== id || !by) return;
    clearTimeout(timers.current.get(by.id));
    timers.current.set(
      by.id,
      setTimeout(() => setWriters((all) => without(all, by)), STOPPED_MS),
    );
    setWriters((all) => (all.some((each) => each.id === by.id) ? all : [...all, by]));
  });
  useEffect(() => {
    if (!signs) return;
    const stay = () => document.visibilityState === "visible" && say(id, false);
    const first = setTimeout(stay, FIRST_MS);
    const again = setInterval(stay, HERE_MS / 2);
    document.addEventListener("visibilitychange", stay);
    return () => {
      clearTimeout(first);
      clearInterval(again);
      document.removeEventListener("visibilitychange", stay);
    };
  }, [id, signs]);
  useEffect(() => {
    const { current } = timers;
    return () => {
      for (const timer of current.values()) clearTimeout(timer);
    };
  }, []);
  return writers;
}
