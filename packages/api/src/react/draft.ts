import { useCallback, useRef, useState } from "react";
import { draftKey } from "../session.ts";

type Next<T> = T | ((latest: T) => T);

/**
 * Something typed that outlives a reload, a closed dialog and a session that ran out. A part of it is changed by a
 * function of the latest value: the one that was rendered last may be older.
 */
export function useDraft<T extends object | null>(name: string, initial: T): [T, (next: Next<T>) => void, () => void] {
  const [key] = useState(() => draftKey(name));
  const [value, setValue] = useState<T>(() => {
    try {
      const stored = key && localStorage.getItem(key);
      return stored ? { ...initial, ...(JSON.parse(stored) as T) } : initial;
    } catch {
      return initial;
    }
  });
  const latest = useRef(value);
  const save = useCallback(
    (given: Next<T>) => {
      const next = typeof given === "function" ? given(latest.current) : given;
      latest.current = next;
      setValue(next);
      try {
        if (key) localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // A full store keeps what it had; the page still holds the rest.
      }
    },
    [key],
  );
  const clear = useCallback(() => {
    latest.current = initial;
    setValue(initial);
    if (key) localStorage.removeItem(key);
  }, [key, initial]);
  return [value, save, clear];
}
