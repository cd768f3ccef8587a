/** The home screen begins with a sheet of what it draws alone. */
export const homeSheet = () => import("../home-sheet.ts");

const ofHome = () => document.querySelectorAll('link[rel="stylesheet"][href*="/assets/home-sheet-"]');

/** The sheet of everything. Of two sheets the later one overrides the other, so it takes the place of the home screen's. */
export async function memberSheet(): Promise<void> {
  await import("../member-sheet.ts");
  for (const sheet of ofHome()) sheet.remove();
}
