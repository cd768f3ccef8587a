import { useEffect, useState } from "react";

type Answer<T> = { results: T[]; state: "idle" | "loading" | "done" | "failed" };
export type Found<T> = Answer<T> & {
  /** The results are of an earlier query: what is typed may mean somebody else. */
  isLate: boolean;
};

/** Searches after 250 ms without typing; a late response is dropped. A null query does not search. */
export function useSearch<T>(search: (query: string) => Promise<T[]>, query: string | null): Found<T> {
  const [{ of, ...found }, setFound] = useState<Answer<T> & { of: string | null }>({
    results: [],
    state: "idle",
    of: null,
  });
  // Only a new query searches again, not a new function.
  useEffect(() => {
    if (query === null) {
      setFound({ results: [], state: "idle", of: null });
      return;
    }
    let late = false;
    setFound((before) => ({ ...before, state: "loading" }));
    async function ask(words: string) {
      const next = await search(words).then(
        (results): Answer<T> => ({ results, state: "done" }),
        (): Answer<T> => ({ results: [], state: "failed" }),
      );
      if (!late) setFound({ ...next, of: words });
    }
    const timer = setTimeout(() => void ask(query), query === "" ? 0 : 250);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [query]);
  return { ...found, isLate: of !== query };
}
