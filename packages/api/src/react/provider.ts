import { createElement, type ReactNode, useEffect } from "react";
import { type ScopedMutator, type State, SWRConfig, useSWRConfig } from "swr";
import { onForbidden } from "../client.ts";

/** One cache a page. */
export const cache = new Map<string, State>();
let bound: ScopedMutator | undefined;

/** Of this page's cache; SWR's own global one writes to another. */
export const mutate: ScopedMutator = ((...args: Parameters<ScopedMutator>) =>
  bound?.(...args) ?? Promise.resolve()) as ScopedMutator;

const followed = ["GET /apps", "GET /identity/tenantMembers/me"];
/** Menus and buttons follow a role that somebody has changed. */
const followPermissions = () => void mutate((stored) => Array.isArray(stored) && followed.includes(stored[0]));

function Bind({ children }: { children: ReactNode }) {
  bound = useSWRConfig().mutate;
  useEffect(() => onForbidden(followPermissions), []);
  return children;
}

export const ApiProvider = ({ children }: { children: ReactNode }) =>
  createElement(
    SWRConfig,
    { value: { provider: () => cache, shouldRetryOnError: false, revalidateOnFocus: true, revalidateIfStale: true } },
    createElement(Bind, null, children),
  );
