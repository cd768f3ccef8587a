import { useEffect, useState } from "react";

export type Found<T> = { results: T[]; state: "idle" | "loading" | "done" | "failed" };

/** Searches after 250 ms without typing; a late response is dropped. A null query does not search. */
export function useSearch<T>(search: (query: string) => Promise<T[]>, query: string | null): Found<T> {
  const [found, setFound] = useState<Found<T>>({ results: [], state: "idle" });
  // Only a new query searches again, not a new function.
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
