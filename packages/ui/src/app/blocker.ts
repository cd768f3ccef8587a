import { createContext, useEffect, useState } from "react";
import { type Blocker, useBlocker } from "react-router";
import type { GuardedHistory } from "./guarded-history.ts";

/** How a form asks before it is left: by the data router's blocker, where the app has one. */
export const BlockerContext = createContext<(should: Parameters<typeof useBlocker>[0]) => Blocker>(useBlocker);

const idle: Blocker = { state: "unblocked", proceed: undefined, reset: undefined, location: undefined };

/** The same for an app with a guarded history. */
export const blockerOf = (history: GuardedHistory) =>
  function useHistoryBlocker(should: Parameters<typeof useBlocker>[0]): Blocker {
    const [blocker, setBlocker] = useState<Blocker>(idle);
    useEffect(
      () =>
        history.guard((step, proceed) => {
          if (typeof should === "function" ? !should(step) : !should) return false;
          const reset = () => setBlocker(idle);
          setBlocker({
            state: "blocked",
            location: step.nextLocation,
            reset,
            proceed: () => {
              reset();
              proceed();
            },
          });
          return true;
        }),
      [should],
    );
    return blocker;
  };
