import type { PathParam } from "react-router";

/** One screen of an app; router, menus, help and the edge read this. */
export interface ScreenData {
  path: string;
  /** The file in `routes/`, where that is not the id. */
  module?: string;
  /** GET paths under `/api` that it requests first, as the client writes them; `:id` as in its path. */
  early?: readonly string[];
  /** The skeleton that is shown until its code has loaded. */
  skeleton?: "list" | "fields" | "home";
}

/** Types a list of screens, with each path as it is written. */
export type PathsOf<Screens extends Record<string, ScreenData>> = { [Id in keyof Screens]: Screens[Id]["path"] };

type PathArgs<Path extends string> = [PathParam<Path>] extends [never] ? [] : [params: Record<PathParam<Path>, string>];

/** `pathTo("channel-edit", { id })`, for the screens of an app. Signing in has no router, so this needs none. */
export const pathsOf =
  <Paths>(screens: readonly { id: string; path: string }[]) =>
  <Id extends keyof Paths & string>(id: Id, ...args: PathArgs<Paths[Id] & string>): string => {
    const [params] = args as [Record<string, string>?];
    const path = screens.find((screen) => screen.id === id)?.path ?? "/";
    return path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params?.[name] ?? ""));
  };

/** The lists that the features of an app export, as one. */
export const collectScreens = <Screen extends ScreenData>(
  modules: Record<string, { screens: Record<string, Screen> }>,
): (Screen & { id: string })[] =>
  Object.values(modules).flatMap(({ screens }) => Object.entries(screens).map(([id, screen]) => ({ ...screen, id })));
