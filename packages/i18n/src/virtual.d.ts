/** What a document's first screen and its menus say in one language; made by `appScreens`. */
declare module "plaudit:texts/*" {
  export const texts: Record<string, object>;
}
