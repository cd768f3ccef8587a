import { useEffect, useState } from "react";

export type Found<T> = { results: T[]; state: "idle" | "loading" | "done" | "failed" };

/** Asks after 250 ms of rest; an answer that comes too late is dropped. A null query asks nothing. */
export function useSearch<T>(search: (query: string) => Promise<T[]>, query: string | null): Found<T> {
  const [found, setFound] = useState<Found<T>>({ results: [], state: "idle" });
  // Only the query asks again: a new function with the same words would find the same.
  useEffect(() => {
    if (query === null) {
      setFound({ results: [], state: "idle" });
      return;
    }
    let late = false;
    setFound((before) => ({ ...before, state: "loading" }));
    async function ask(words: string) {
      const next = await search(words).then(
        (results): Found<T> => ({ results, state: "done" }),
        (): Found<T> => ({ results: [], state: "failed" }),
      );
      if (!late) setFound(next);
    }
    const timer = setTimeout(() => void ask(query), query === "" ? 0 : 250);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [query]);
  return found;
}
