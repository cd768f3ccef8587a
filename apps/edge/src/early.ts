/** One screen of an app, as its build lists it in `.vite/screens.json`: those without a parameter first, `*` last. */
export interface Screen {
  path: string;
  /** Keys of Vite's manifest that the screen imports lazily; `{lang}` is the page's language. */
  chunks: readonly string[];
  /**
   * GET paths under `/api` that the screen requests first, as the client writes them: they are its cache's keys. They are sent only for a session of the page's own tenant.
   * `:id` in them is the part of the address that the screen's path calls so.
   */
  early: readonly string[];
  /** The skeleton that is shown while the screen loads. */
  skeleton?: "list" | "fields" | "home";
}

const matches = (pattern: string, path: string) =>
  pattern === "*" || new RegExp(`^${pattern.replace(/\/$/, "").replace(/:\w+/g, "[^/]+")}/?$`).test(path);

/** What a screen requests first at this address; nothing that names a part of it which no id could be. */
export function earlyAt(screen: Screen | undefined, path: string): string[] {
  if (!screen) return [];
  const pattern = screen.path === "*" ? ".*" : screen.path.replace(/:(\w+)/g, "(?<$1>[\\w-]+)");
  const parts = new RegExp(`^${pattern}/?$`).exec(path)?.groups ?? {};
  return screen.early
    .map((request) => request.replace(/:(\w+)/g, (whole, name) => parts[name] ?? whole))
    .filter((request) => !/:\w/.test(request));
}

export const screenAt = (screens: readonly Screen[], path: string) =>
  screens.find((screen) => matches(screen.path, path));
