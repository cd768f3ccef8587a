import { textsOf } from "./index.ts";
import { useTranslation } from "./react.ts";
import type { Namespace } from "./resources.ts";

export interface ScreenHelp {
  title: string;
  text: string;
  steps: { title: string; text: string }[];
  link?: string;
}
interface Screens {
  screens: Record<string, { menu: string; help: ScreenHelp }>;
}
type Select = <T>(select: (from: Screens) => T) => T;

/** What menus call a screen, and its help: under its id in the first of its namespaces. The apps' tests hold that it is there. */
export function useScreenTexts() {
  const { i18n } = useTranslation();
  const from = (namespace: Namespace) => textsOf<Select>(i18n, namespace);
  return {
    menuOf: (id: string, [namespace]: readonly [Namespace, ...Namespace[]]) =>
      from(namespace)(($) => $.screens[id]?.menu as string),
    helpOf: (id: string, [namespace]: readonly [Namespace, ...Namespace[]]) =>
      from(namespace)(($) => $.screens[id]?.help as ScreenHelp),
  };
}
