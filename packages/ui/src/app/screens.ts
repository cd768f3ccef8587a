import type { ComponentType } from "react";
import { matchPath } from "react-router";
import { load } from "./load.ts";

/** A screen with an address. Its module exports `Component`; what else it needs, such as texts, comes beside it. */
export interface Screen {
  /** Finds the screen's help. */
  id: string;
  path: string;
  /** Drawn over the screen that was open. */
  overlay?: boolean;
  begin: () => Promise<{ Component: ComponentType }>;
  needs?: (() => Promise<unknown>)[];
}

export const screenOf = <S extends Screen>(screens: readonly S[], path: string): S | undefined =>
  screens.find((screen) => matchPath(screen.path, path));

/** By its file: screens that share one are loaded together, and going from one to another keeps what is shown. */
const loads = new Map<Screen["begin"], Promise<void>>();
const loaded = new Map<Screen["begin"], ComponentType>();

/** Loads a screen's code once; a failed load is tried again with the next request. */
export function loadScreen({ begin, needs = [] }: Screen): Promise<void> {
  const known = loads.get(begin);
  if (known) return known;
  const loading: Promise<void> = Promise.all([load(begin), ...needs.map((need) => load(need))]).then(([module]) => {
    loaded.set(begin, module.Component);
    // What `use` reads without waiting.
    void Object.assign(loading, { status: "fulfilled", value: undefined });
  });
  loads.set(begin, loading);
  return loading;
}

export const loadedScreen = ({ begin }: Screen): ComponentType | undefined => loaded.get(begin);
export const forgetScreen = ({ begin }: Screen) => void (loaded.has(begin) || loads.delete(begin));
