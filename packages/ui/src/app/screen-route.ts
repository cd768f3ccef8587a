import type { ComponentType } from "react";
import { load } from "./load.ts";

interface ScreenModule {
  Component: ComponentType;
}

/** A route's `lazy`: its module exports `Component`; what else it needs, such as texts, comes beside it. */
export const screenRoute =
  (begin: () => Promise<ScreenModule>, ...needs: (() => Promise<unknown>)[]) =>
  async () => {
    const [module] = await Promise.all([load(begin), ...needs.map((need) => load(need))]);
    return { Component: module.Component };
  };
