import { useCallback, useEffect, useRef, useState } from "react";
import { type Answer, ApiError, api, type Key, type Rest } from "../client.ts";
import { newKey } from "../new-key.ts";

/**
 * A write. `run` throws what failed and keeps it in `error`. When no response came, the same body goes out again under the same
 * idempotency key, so trying again never does a thing twice; `attemptKey` is that key, while it is not known whether the body arrived.
 */
export function useAction<K extends Key>(key: K) {
  const [state, setState] = useState<{ pending: boolean; error: ApiError | null }>({ pending: false, error: null });
  const attempt = useRef<{ body: string; key: string } | null>(null);
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  const run = useCallback(
    async (...[args]: Rest<K>): Promise<Answer<K>> => {
      const body = JSON.stringify(args ?? null);
      if (attempt.current?.body !== body) attempt.current = { body, key: newKey() };
      setState({ pending: true, error: null });
      try {
        const call = api as (key: Key, args: object) => Promise<unknown>;
        const answer = await call(key, { ...args, idempotencyKey: attempt.current.key });
        attempt.current = null;
        if (alive.current) setState({ pending: false, error: null });
        return answer as Answer<K>;
      } catch (error) {
        const failed = error instanceof ApiError ? error : new ApiError(0, {});
        if (failed.status >= 400 && failed.status < 500 && failed.status !== 409) attempt.current = null;
        if (alive.current) setState({ pending: false, error: failed });
        throw failed;
      }
    },
    [key],
  );
  const reset = useCallback(() => setState({ pending: false, error: null }), []);
  return { run, reset, attemptKey: () => attempt.current?.key, ...state };
}
