import { createElement, type ReactNode } from "react";
import { type ScopedMutator, type State, SWRConfig, useSWRConfig } from "swr";

/** One cache a page. */
export const cache = new Map<string, State>();
let bound: ScopedMutator | undefined;

/** Of this page's cache; SWR's own global one writes to another. */
export const mutate: ScopedMutator = ((...args: Parameters<ScopedMutator>) =>
  bound?.(...args) ?? Promise.resolve()) as ScopedMutator;

function Bind({ children }: { children: ReactNode }) {
  bound = useSWRConfig().mutate;
  return children;
}

export const ApiProvider = ({ children }: { children: ReactNode }) =>
  createElement(
    SWRConfig,
    { value: { provider: () => cache, shouldRetryOnError: false, revalidateOnFocus: true, revalidateIfStale: true } },
    createElement(Bind, null, children),
  );
