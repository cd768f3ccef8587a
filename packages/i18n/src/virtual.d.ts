/** The texts of a document's first screen and its menus in one language; made by `appScreens`. */
declare module "plaudit:texts/*" {
  export const texts: Record<string, object>;
}
