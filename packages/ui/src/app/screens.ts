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

const loads = new Map<string, Promise<void>>();
const loaded = new Map<string, ComponentType>();

/** Loads a screen's code once; a failed load is tried again with the next request. */
export function loadScreen({ id, begin, needs = [] }: Screen): Promise<void> {
  const known = loads.get(id);
  if (known) return known;
  const loading = Promise.all([load(begin), ...needs.map((need) => load(need))]).then(([module]) => {
    loaded.set(id, module.Component);
  });
  loads.set(id, loading);
  return loading;
}

export const loadedScreen = ({ id }: Screen): ComponentType | undefined => loaded.get(id);
export const forgetScreen = ({ id }: Screen) => void (loaded.has(id) || loads.delete(id));
