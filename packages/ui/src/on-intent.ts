import { type ComponentType, createElement, use } from "react";

/** What a popover holds: fetched when somebody comes near, and there before it shows. `near` is for the popover. */
export function onIntent<P extends object>(fetch: () => Promise<ComponentType<P>>) {
  let coming: Promise<ComponentType<P>> | undefined;
  let here = false;
  const load = () => {
    if (coming) return coming;
    const begun = fetch();
    begun.then(
      (value) => {
        here = true;
        // What `use` reads without waiting.
        void Object.assign(begun, { status: "fulfilled", value });
      },
      () => {
        coming = undefined;
      },
    );
    coming = begun;
    return begun;
  };
  return {
    load,
    Panel: (props: P) => createElement(use(load()), props),
    near: { onIntent: () => void load(), pending: () => (here ? null : load()) },
  };
}
