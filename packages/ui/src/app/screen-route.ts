import type { ComponentType } from "react";
import { load } from "./load.ts";

export interface ScreenModule {
  Component: ComponentType;
}

/** A route's `lazy`: the screen's file in `routes/` exports `Component`; what else it needs, such as texts, comes beside it. */
export const screenRoute =
  (modules: Record<string, () => Promise<ScreenModule>>, module: string, needs: readonly (() => Promise<unknown>)[]) =>
  async () => {
    const begin = modules[`./routes/${module}.tsx`];
    if (!begin) throw new Error(`routes/${module}.tsx is missing`);
    const [loaded] = await Promise.all([load(begin), ...needs.map((need) => need())]);
    return { Component: loaded.Component };
  };
