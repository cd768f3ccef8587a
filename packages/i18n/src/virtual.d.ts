/** The texts of a document's first screen and its menus in one language, and what loads the others; made by `appScreens`. */
declare module "plaudit:texts/*" {
  export const texts: Record<string, object>;
  export const namespaces: Record<string, () => Promise<object>>;
}
