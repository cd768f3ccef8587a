import {
  type BlockerFunction,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type HistoryRouterProps,
  type Location,
  parsePath,
  type To,
} from "react-router";

type History = HistoryRouterProps["history"];
type Step = Parameters<BlockerFunction>[0];
/** Asked before each step; true keeps the person where they are, and `proceed` takes the step after all. */
type Guard = (step: Step, proceed: () => void) => boolean;

export interface GuardedHistory extends History {
  guard(ask: Guard): () => void;
}

/** The browser's history for a router without blockers of its own: the form that is open may ask before it is left. */
export function guardedHistory(history: History = createBrowserHistory({ v5Compat: true })): GuardedHistory {
  let ask: Guard | null = null;
  let here = history.location;
  let passing = false;
  const isBlocked = (historyAction: Step["historyAction"], nextLocation: Location, step: () => void) => {
    const blocked =
      !passing &&
      ask?.({ currentLocation: here, nextLocation, historyAction }, () => {
        passing = true;
        step();
      });
    if (!blocked) passing = false;
    return blocked === true;
  };
  const locate = (to: To): Location => ({
    ...here,
    search: "",
    hash: "",
    ...(typeof to === "string" ? parsePath(to) : to),
  });
  const guarded: GuardedHistory = Object.create(history, {
    push: {
      value(to: To, state?: unknown) {
        if (!isBlocked("PUSH" as Step["historyAction"], locate(to), () => guarded.push(to, state)))
          history.push(to, state);
      },
    },
    replace: {
      value(to: To, state?: unknown) {
        if (!isBlocked("REPLACE" as Step["historyAction"], locate(to), () => guarded.replace(to, state)))
          history.replace(to, state);
      },
    },
    listen: {
      value(listener: Parameters<History["listen"]>[0]) {
        let returning = false;
        return history.listen((update) => {
          const { action, location, delta } = update;
          if (returning) {
            returning = false;
            return;
          }
          // The browser has navigated already: it is brought back while the question is open.
          if (action === "POP" && delta && isBlocked(action, location, () => history.go(delta))) {
            returning = true;
            history.go(-delta);
            return;
          }
          here = location;
          listener(update);
        });
      },
    },
    guard: {
      value(guard: Guard) {
        ask = guard;
        return () => {
          if (ask === guard) ask = null;
        };
      },
    },
  });
  return guarded;
}
