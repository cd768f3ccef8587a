/** One screen of an app, as its build lists it in `.vite/screens.json`: those without a parameter first, `*` last. */
export interface Screen {
  path: string;
  /** Keys of Vite's manifest that the screen imports lazily; `{lang}` is the page's language. */
  chunks: readonly string[];
  /**
   * GET paths under `/api` that the screen requests first, as the client writes them: they are its cache's keys. They are sent only for a session of the page's own tenant.
   */
  early: readonly string[];
  /** The skeleton that is shown while the screen loads. */
  skeleton?: "list" | "fields" | "home";
}

const matches = (pattern: string, path: string) =>
  pattern === "*" || new RegExp(`^${pattern.replace(/\/$/, "").replace(/:\w+/g, "[^/]+")}/?$`).test(path);

export const screenAt = (screens: readonly Screen[], path: string) =>
  screens.find((screen) => matches(screen.path, path));
