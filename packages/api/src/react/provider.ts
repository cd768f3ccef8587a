import { createElement, type ReactNode } from "react";
import { type State, SWRConfig } from "swr";
import { onSessionChange, session } from "../session.ts";

/** One cache a page; emptied when the person in it changes. */
export const cache = new Map<string, State>();
let owner = typeof localStorage === "undefined" ? null : session()?.token;
if (typeof localStorage !== "undefined")
  onSessionChange(() => {
    const token = session()?.token;
    if (token !== owner) cache.clear();
    owner = token;
  });

export const ApiProvider = ({ children }: { children: ReactNode }) =>
  createElement(
    SWRConfig,
    { value: { provider: () => cache, shouldRetryOnError: false, revalidateOnFocus: true, revalidateIfStale: true } },
    children,
  );
