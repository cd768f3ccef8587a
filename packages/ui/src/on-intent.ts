import { type ComponentType, createElement, use } from "react";
import { load as loadCode } from "./app/load.ts";

/** What a popover holds: fetched when somebody comes near, and there before it shows. `near` is for the popover. */
export function onIntent<P extends object>(fetch: () => Promise<ComponentType<P>>) {
  let loading: Promise<ComponentType<P>> | undefined;
  let loaded = false;
  const load = () => {
    if (loading) return loading;
    const fetched = loadCode(fetch);
    fetched.then(
      (value) => {
        loaded = true;
        // What `use` reads without waiting.
        void Object.assign(fetched, { status: "fulfilled", value });
      },
      () => {
        loading = undefined;
      },
    );
    loading = fetched;
    return fetched;
  };
  return {
    load,
    Panel: (props: P) => createElement(use(load()), props),
    near: { onIntent: () => void load(), pending: () => (loaded ? null : load()) },
  };
}
