import { useCallback, useState } from "react";
import { draftKey } from "../session.ts";

/** Something typed that outlives a reload, a closed dialog and a session that ran out. */
export function useDraft<T>(name: string, initial: T): [T, (value: T) => void, () => void] {
  const [key] = useState(() => draftKey(name));
  const [value, setValue] = useState<T>(() => {
    try {
      const stored = key && localStorage.getItem(key);
      return stored ? { ...initial, ...(JSON.parse(stored) as T) } : initial;
    } catch {
      return initial;
    }
  });
  const save = useCallback(
    (next: T) => {
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
    setValue(initial);
    if (key) localStorage.removeItem(key);
  }, [key, initial]);
  return [value, save, clear];
}
