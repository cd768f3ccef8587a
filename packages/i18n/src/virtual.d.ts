/** What a document's first screen did not show of its namespaces, and what loads each whole namespace. */
declare module "plaudit:texts/*/rest" {
  export const texts: Record<string, object>;
  export const namespaces: Record<string, () => Promise<object>>;
}
/** The texts of a document's first screen and its menus in one language, and what loads the rest; made by `appScreens`. */
declare module "plaudit:texts/*" {
  export const texts: Record<string, object>;
  export const rest: () => Promise<{
    texts: Record<string, object>;
    namespaces: Record<string, () => Promise<object>>;
  }>;
}
